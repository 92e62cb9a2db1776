// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/encodings.h"

#include "core/io/ascii.h"
#include "core/request/allow_list.h"

#include <algorithm>

namespace torchtriage::request {

namespace {

constexpr std::size_t shortestPacked = 6;
constexpr std::string_view hexDigits = "0123456789abcdef";

std::string hexOf(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return {hexDigits[byte >> 4U], hexDigits[byte & 0xFU]};
}

template <class Encode>
std::string mapped(std::string_view text, Encode encode)
{
    std::string result;
    for (const char c : text)
        result += encode(c);
    return result;
}

std::string percent(std::string_view text, bool (*stays)(char))
{
    return mapped(text, [&](char c) { return stays(c) ? std::string(1, c) : '%' + hexOf(c); });
}

std::string jsonEscaped(std::string_view text, bool slashes)
{
    return mapped(text, [&](char c) -> std::string {
        if (c == '"' || c == '\\' || (c == '/' && slashes))
            return {'\\', c};
        if (c == '\n')
            return "\\n";
        return std::string(1, c);
    });
}

std::string html(std::string_view text)
{
    return mapped(text, [](char c) -> std::string {
        switch (c) {
        case '&':
            return "&amp;";
        case '<':
            return "&lt;";
        case '>':
            return "&gt;";
        case '"':
            return "&quot;";
        case '\'':
            return "&#39;";
        default:
            return std::string(1, c);
        }
    });
}

// The characters of base64 that depend on the text alone when it starts `skip` bytes into a group of three.
std::string base64Core(std::string_view text, std::size_t skip)
{
    static constexpr std::string_view alphabet =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const std::string padded = std::string(skip, '\0') + std::string(text);
    std::string encoded;
    for (std::size_t bit = 0; bit + 6 <= padded.size() * 8; bit += 6) {
        unsigned value = 0;
        for (std::size_t i = bit; i < bit + 6; ++i)
            value = value << 1U | ((static_cast<unsigned char>(padded[i / 8]) >> (7 - i % 8)) & 1U);
        encoded += alphabet[value];
    }
    return encoded.substr(std::min(encoded.size(), (skip * 8 + 5) / 6));
}

} // namespace

std::vector<std::string> encodingsOf(std::string_view text)
{
    std::vector<std::string> all = {
        percent(text, [](char c) { return isAlnum(c) || c == '-' || c == '_' || c == '.' || c == '~'; }),
        percent(text,
                [](char c) {
                    return isAlnum(c) || c == '-' || c == '_' || c == '.' || c == '~' || c == '/' ||
                           c == ':' || c == '@';
                }),
        percent(text, [](char) { return false; }),
        mapped(text, [](char c) { return "\\u00" + hexOf(c); }),
        mapped(text, [](char c) { return "\\x" + hexOf(c); }),
        jsonEscaped(text, false),
        jsonEscaped(text, true),
        html(text),
    };
    if (text.size() >= shortestPacked) {
        for (std::size_t skip = 0; skip < 3; ++skip) {
            all.push_back(base64Core(text, skip));
            all.push_back(all.back());
            std::ranges::replace(all.back(), '+', '-');
            std::ranges::replace(all.back(), '/', '_');
        }
        all.push_back(mapped(text, hexOf));
    }
    for (std::string& one : all)
        one = lowered(one);
    std::ranges::sort(all);
    // Not std::ranges::unique: Clang 14 cannot use the subrange of this standard library.
    all.erase(std::unique(all.begin(), all.end()), all.end());
    std::erase(all, lowered(text));
    return all;
}

} // namespace torchtriage::request
