// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/pickle_text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace torchtriage::batch {

namespace {

// Reads exactly `digits` hexadecimal digits at `at`.
std::optional<std::uint32_t> hexAt(std::string_view text, std::size_t at, std::size_t digits)
{
    if (at > text.size() || text.size() - at < digits)
        return std::nullopt;
    std::uint32_t value = 0;
    const char* const first = text.data() + at;
    const auto [end, error] = std::from_chars(first, first + digits, value, 16);
    return error == std::errc{} && end == first + digits ? std::optional(value) : std::nullopt;
}

char simpleEscape(char letter)
{
    switch (letter) {
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    default:
        return letter;
    }
}

} // namespace

void appendUtf8(std::string& text, char32_t code)
{
    const auto put = [&text](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xc0 | (code >> 6));
        put(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
        put(0xe0 | (code >> 12));
        put(0x80 | ((code >> 6) & 0x3f));
        put(0x80 | (code & 0x3f));
    } else if (code < 0x110000) {
        put(0xf0 | (code >> 18));
        put(0x80 | ((code >> 12) & 0x3f));
        put(0x80 | ((code >> 6) & 0x3f));
        put(0x80 | (code & 0x3f));
    } else {
        appendUtf8(text, 0xfffd);
    }
}

std::optional<std::string> unquotePython(std::string_view text)
{
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r' || text.back() == '\t'))
        text.remove_suffix(1);
    if (text.size() < 2 || text.front() != text.back() || (text.front() != '\'' && text.front() != '"'))
        return std::nullopt;
    text = text.substr(1, text.size() - 2);
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            result += text[i];
            continue;
        }
        ++i;
        const auto code = text[i] == 'x' ? hexAt(text, i + 1, 2) : std::nullopt;
        result += code ? static_cast<char>(*code) : simpleEscape(text[i]);
        i += code ? 2 : 0;
    }
    return result;
}

std::string decodeRawUnicodeEscape(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == 'u' || text[i + 1] == 'U')) {
            const std::size_t digits = text[i + 1] == 'u' ? 4 : 8;
            if (const auto code = hexAt(text, i + 2, digits)) {
                appendUtf8(result, *code);
                i += 1 + digits;
                continue;
            }
        }
        appendUtf8(result, static_cast<unsigned char>(text[i]));
    }
    return result;
}

std::string hexadecimal(std::string_view littleEndianBytes)
{
    std::string bytes(littleEndianBytes);
    const bool negative = !bytes.empty() && (static_cast<unsigned char>(bytes.back()) & 0x80) != 0;
    if (negative) {
        unsigned carry = 1;
        for (char& each : bytes) {
            const unsigned flipped =
                (~static_cast<unsigned>(static_cast<unsigned char>(each)) & 0xffU) + carry;
            each = static_cast<char>(flipped & 0xffU);
            carry = flipped >> 8;
        }
    }
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (std::size_t i = bytes.size(); i-- > 0;) {
        const auto value = static_cast<unsigned char>(bytes[i]);
        text += digits[value >> 4];
        text += digits[value & 0x0f];
    }
    text.erase(0, std::min(text.find_first_not_of('0'), text.empty() ? 0 : text.size() - 1));
    return (negative ? "-0x" : "0x") + (text.empty() ? "0" : text);
}

} // namespace torchtriage::batch
