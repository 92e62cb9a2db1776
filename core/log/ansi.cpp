// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/ansi.h"

#include <algorithm>
#include <array>

namespace torchtriage::log {

namespace {

constexpr char escape = '\x1b';
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

std::size_t csiLength(std::string_view text) noexcept
{
    std::size_t at = 2;
    while (at < text.size() && (static_cast<unsigned char>(text[at]) < 0x40 || text[at] == '['))
        ++at;
    return std::min(at + 1, text.size());
}

std::size_t oscLength(std::string_view text) noexcept
{
    // Ends with BEL or ESC backslash. An unclosed one is cut at a length no real title or link reaches.
    constexpr std::size_t limit = 4096;
    for (std::size_t at = 2; at < std::min(text.size(), limit); ++at) {
        if (text[at] == '\a')
            return at + 1;
        if (text[at] == escape && at + 1 < text.size() && text[at + 1] == '\\')
            return at + 2;
    }
    return 2;
}

/// Takes back one character of UTF-8, not one byte of it.
void removeLast(std::string& text)
{
    constexpr int mostContinuations = 3;
    for (int i = 0; i < mostContinuations && !text.empty() && (text.back() & '\xC0') == '\x80'; ++i)
        text.pop_back();
    if (!text.empty())
        text.pop_back();
}

} // namespace

std::size_t escapeLength(std::string_view text) noexcept
{
    if (text.size() < 2 || text[0] != escape)
        return text.empty() || text[0] != escape ? 0 : 1;
    if (text[1] == '[')
        return csiLength(text);
    if (text[1] == ']')
        return oscLength(text);
    if (text[1] == escape) // the first one began nothing
        return 1;
    const bool charset = text[1] == '(' || text[1] == ')' || text[1] == '#';
    return std::min<std::size_t>(charset ? 3 : 2, text.size());
}

bool needsStripping(std::string_view text) noexcept
{
    // One search for each is faster than one loop for all: memchr reads whole vectors.
    constexpr std::array odd = {escape, '\0', '\b', '\xEF'};
    return std::any_of(odd.begin(), odd.end(),
                       [text](char c) { return text.find(c) != std::string_view::npos; });
}

std::string stripAnsi(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        if (const std::size_t skip = escapeLength(text.substr(at)); skip > 0) {
            at += skip;
        } else if (text[at] == '\0') {
            ++at;
        } else if (text[at] == '\b') {
            removeLast(out);
            ++at;
        } else if (text.substr(at, byteOrderMark.size()) == byteOrderMark) {
            at += byteOrderMark.size();
        } else {
            out += text[at++];
        }
    }
    return out;
}

} // namespace torchtriage::log
