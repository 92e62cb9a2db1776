// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/standing.h"

#include "core/io/ascii.h"

namespace torchtriage::request {

namespace {

constexpr std::size_t shortestName = 3;
constexpr std::size_t shortestNumber = 6;
constexpr std::size_t distinctive = 8;

bool isChance(Kind kind)
{
    return kind == Kind::PrivateKey || kind == Kind::Token || kind == Kind::Url;
}

} // namespace

bool isSearchable(Kind kind, std::string_view original, const AllowList& allowed)
{
    if (kind == Kind::Word)
        return true;
    if (original.size() < shortestName || allowed.isCommonWord(original))
        return false;
    if (!hasLetter(original) && original.find_first_of(".:-/") == std::string_view::npos)
        return original.size() >= shortestNumber;
    return kind != Kind::Secret || original.size() >= 6;
}

bool standsAlone(Kind kind, std::string_view text, std::size_t begin, std::size_t end)
{
    const char before = begin == 0 ? '\n' : text[begin - 1];
    const char after = end >= text.size() ? '\n' : text[end];
    const char first = text[begin];
    const char last = text[end - 1];
    if (kind == Kind::Word || isChance(kind))
        return true;
    if ((isDigit(last) && isDigit(after)) || (isDigit(first) && isDigit(before)))
        return false;
    if (kind == Kind::Path || kind == Kind::Home)
        return !isAlnum(after) && after != '-' && after != '_';
    if (kind == Kind::Ip)
        return !isAlnum(before) && !isAlnum(after) && before != '.' &&
               !(after == '.' && end + 1 < text.size() && isDigit(text[end + 1]));
    const bool number = !hasLetter(text.substr(begin, end - begin));
    return (end - begin >= distinctive && !number) ||
           ((!isAlnum(before) || !isAlnum(first)) && (!isAlnum(after) || !isAlnum(last)));
}

} // namespace torchtriage::request
