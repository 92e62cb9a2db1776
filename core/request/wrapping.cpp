// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/wrapping.h"

#include "core/io/ascii.h"

#include <algorithm>

namespace torchtriage::request {

namespace {

constexpr std::size_t narrowestTerminal = 40;
constexpr int linesAround = 10;

std::size_t lineBegin(std::string_view text, std::size_t at)
{
    const auto newline = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
    return newline == std::string_view::npos ? 0 : newline + 1;
}

std::size_t longestAround(std::string_view text, std::size_t lineEnd)
{
    std::size_t longest = 0;
    std::size_t begin = lineBegin(text, lineEnd);
    for (int i = 0; i < linesAround && begin > 0; ++i) {
        const std::size_t before = lineBegin(text, begin - 1);
        longest = std::max(longest, begin - 1 - before);
        begin = before;
    }
    std::size_t at = lineEnd + 1;
    for (int i = 0; i < linesAround && at < text.size(); ++i) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        longest = std::max(longest, end - at);
        at = end + 1;
    }
    return longest;
}

bool isWord(std::string_view piece)
{
    return !piece.empty() && isLetter(piece.front()) && std::ranges::all_of(piece.substr(1), isLower);
}

} // namespace

bool isCutAtWidth(std::string_view text, std::size_t lineEnd)
{
    const std::size_t width = lineEnd - lineBegin(text, lineEnd);
    return width >= narrowestTerminal && longestAround(text, lineEnd) <= width;
}

bool goesOnAfterWrap(std::string_view text, std::size_t begin, std::size_t end)
{
    const std::size_t seam = text.find('\n', begin);
    if (seam == std::string_view::npos || seam >= end)
        return true;
    if (!isCutAtWidth(text, seam))
        return false;
    std::size_t rest = seam + 1;
    // No line of its own begins like that: what stands before it ended in the middle of "USER=ana",
    // "ana@host".
    if (rest < end && (text[rest] == '=' || text[rest] == '@'))
        return true;
    while (rest < end && !isAlnum(text[rest]))
        ++rest;
    return !isWord(text.substr(rest, end - rest));
}

} // namespace torchtriage::request
