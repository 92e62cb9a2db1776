// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>

namespace torchtriage::testing {

/// Chance that is the same on every machine.
class Dice {
public:
    explicit Dice(unsigned seed) : m_engine(seed * 2654435761U + 97U) {}

    [[nodiscard]] std::size_t below(std::size_t count) { return m_engine() % count; }
    template <class T, std::size_t N>
    [[nodiscard]] const T& oneOf(const std::array<T, N>& list)
    {
        return list[below(N)];
    }
    [[nodiscard]] std::string letters(std::string_view alphabet, std::size_t count)
    {
        std::string text;
        for (std::size_t i = 0; i < count; ++i)
            text += alphabet[below(alphabet.size())];
        return text;
    }
    [[nodiscard]] std::string hex(std::size_t count) { return letters("0123456789abcdef", count); }
    [[nodiscard]] std::string digits(std::size_t count)
    {
        return letters("123456789", 1) + letters("0123456789", count - 1);
    }
    /// Letters of both cases and digits, at least one of each.
    [[nodiscard]] std::string mixed(std::size_t count)
    {
        return "a7Q" + letters("ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789", count - 3);
    }
    /// A name that is no word of any trade.
    [[nodiscard]] std::string name()
    {
        static constexpr std::array starts = {"bel", "dro", "fin", "gal", "hov", "jur", "kel",
                                              "lor", "mav", "nid", "ors", "pel", "quo", "rud",
                                              "sov", "tam", "ulv", "wex", "yor", "zan"};
        static constexpr std::array ends = {"andor",  "ebert", "idova", "okeny", "ulsen",
                                            "arquet", "imoto", "ovitz", "elund", "aresco"};
        return std::string(oneOf(starts)) + oneOf(ends);
    }

private:
    std::mt19937 m_engine;
};

} // namespace torchtriage::testing
