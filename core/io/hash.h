// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace torchtriage::io {

inline constexpr std::uint64_t hashSeed = 0xcbf29ce484222325;

/// FNV-1a, 64 bit: the same on every machine and in every release, so that it can be stored. No protection
/// against texts that are made to collide.
[[nodiscard]] constexpr std::uint64_t hashBytes(std::string_view bytes,
                                                std::uint64_t seed = hashSeed) noexcept
{
    for (const char c : bytes) {
        seed ^= static_cast<unsigned char>(c);
        seed *= 0x100000001b3;
    }
    return seed;
}

/// Spreads the bits of a hash over all of its digits (the finisher of SplitMix64).
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t hash) noexcept
{
    hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9;
    hash = (hash ^ (hash >> 27)) * 0x94d049bb133111eb;
    return hash ^ (hash >> 31);
}

} // namespace torchtriage::io
