// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace torchtriage::batch {

/// Little-endian number at the start of `bytes`, which must hold sizeof(T) of them.
template <std::unsigned_integral T>
[[nodiscard]] constexpr T littleEndian(std::string_view bytes) noexcept
{
    T value = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i)
        value = static_cast<T>(value | (static_cast<T>(static_cast<unsigned char>(bytes[i])) << (8 * i)));
    return value;
}

template <std::unsigned_integral T>
[[nodiscard]] constexpr T littleEndian(std::string_view bytes, std::size_t offset) noexcept
{
    return littleEndian<T>(bytes.substr(offset, sizeof(T)));
}

} // namespace torchtriage::batch
