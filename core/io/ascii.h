// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string_view>

namespace torchtriage {

// Letters of ASCII, whatever the locale of the process; in the namespace of every room, since all of them
// read text.

[[nodiscard]] constexpr bool isDigit(char c) noexcept
{
    return c >= '0' && c <= '9';
}
[[nodiscard]] constexpr bool isLower(char c) noexcept
{
    return c >= 'a' && c <= 'z';
}
[[nodiscard]] constexpr bool isUpper(char c) noexcept
{
    return c >= 'A' && c <= 'Z';
}
[[nodiscard]] constexpr bool isLetter(char c) noexcept
{
    return isLower(c) || isUpper(c);
}
[[nodiscard]] constexpr bool isAlnum(char c) noexcept
{
    return isLetter(c) || isDigit(c);
}
/// What a C or Python name is made of.
[[nodiscard]] constexpr bool isWord(char c) noexcept
{
    return isAlnum(c) || c == '_';
}
/// Value of a hexadecimal digit, or -1.
[[nodiscard]] constexpr int hexValue(char c) noexcept
{
    if (isDigit(c))
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}
[[nodiscard]] constexpr bool isHexDigit(char c) noexcept
{
    return hexValue(c) >= 0;
}

[[nodiscard]] constexpr bool hasDigit(std::string_view text) noexcept
{
    return std::ranges::any_of(text, isDigit);
}
[[nodiscard]] constexpr bool hasLetter(std::string_view text) noexcept
{
    return std::ranges::any_of(text, isLetter);
}
[[nodiscard]] constexpr bool allDigits(std::string_view text) noexcept
{
    return !text.empty() && std::ranges::all_of(text, isDigit);
}

/// `text` without the `blanks` at both its ends.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text,
                                                 std::string_view blanks = " \t\r") noexcept
{
    const std::size_t first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace torchtriage
