// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace torchtriage::batch {

// Floats narrower than 32 bits. Each is exact in float.

[[nodiscard]] constexpr float floatFromBFloat16(std::uint16_t bits) noexcept
{
    return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16);
}

/// IEEE half, subnormals, infinities and NaN included; branch-free so that loops over it vectorise.
[[nodiscard]] constexpr float floatFromHalf(std::uint16_t bits) noexcept
{
    const std::uint32_t sign = static_cast<std::uint32_t>(bits & 0x8000U) << 16;
    const std::uint32_t rest = bits & 0x7fffU;
    // The half's exponent and mantissa in a float's place, then 2^112 to move the bias from 15 to 127: the
    // multiplication also normalises subnormals.
    const float scaled = std::bit_cast<float>(rest << 13) * std::bit_cast<float>(0x77800000U);
    const std::uint32_t special = 0x7f800000U | (rest << 13);
    const std::uint32_t magnitude = rest >= 0x7c00U ? special : std::bit_cast<std::uint32_t>(scaled);
    return std::bit_cast<float>(sign | magnitude);
}

/// How a small float uses its patterns.
struct SmallFloatFormat {
    unsigned exponentBits;
    unsigned mantissaBits;
    int bias;
    enum class Specials {
        None,            ///< every pattern is a number
        Ieee,            ///< top exponent: infinity and NaN
        OnlyNan,         ///< all ones is NaN, no infinity (the "FN" types)
        NegativeZeroNan, ///< the pattern of -0 is NaN, no infinity, no -0 (the "FNUZ" types)
    } specials;
};

inline constexpr SmallFloatFormat e5m2{5, 2, 15, SmallFloatFormat::Specials::Ieee};
inline constexpr SmallFloatFormat e4m3fn{4, 3, 7, SmallFloatFormat::Specials::OnlyNan};
inline constexpr SmallFloatFormat e5m2fnuz{5, 2, 16, SmallFloatFormat::Specials::NegativeZeroNan};
inline constexpr SmallFloatFormat e4m3fnuz{4, 3, 8, SmallFloatFormat::Specials::NegativeZeroNan};
inline constexpr SmallFloatFormat e2m1{2, 1, 1, SmallFloatFormat::Specials::None};
inline constexpr SmallFloatFormat e2m3{2, 3, 1, SmallFloatFormat::Specials::None};
inline constexpr SmallFloatFormat e3m2{3, 2, 3, SmallFloatFormat::Specials::None};

/// 2^exponent as float, subnormal results included (exponent -149 .. 127).
[[nodiscard]] constexpr float powerOfTwo(int exponent) noexcept
{
    if (exponent < -126)
        return std::bit_cast<float>(std::uint32_t{1} << (exponent + 149));
    return std::bit_cast<float>(static_cast<std::uint32_t>(exponent + 127) << 23);
}

[[nodiscard]] constexpr float floatFromSmall(SmallFloatFormat format, std::uint8_t bits) noexcept
{
    using enum SmallFloatFormat::Specials;
    constexpr float nan = std::bit_cast<float>(0x7fc00000U);
    const unsigned width = format.exponentBits + format.mantissaBits;
    const bool negative = ((bits >> width) & 1U) != 0;
    const unsigned magnitudeBits = bits & ((1U << width) - 1U);
    const unsigned mantissa = bits & ((1U << format.mantissaBits) - 1U);
    const unsigned exponent = magnitudeBits >> format.mantissaBits;
    const unsigned topExponent = (1U << format.exponentBits) - 1U;
    if (format.specials == NegativeZeroNan && negative && magnitudeBits == 0)
        return nan;
    if (format.specials == OnlyNan && magnitudeBits == (1U << width) - 1U)
        return nan;
    if (format.specials == Ieee && exponent == topExponent) {
        const float infinity = std::bit_cast<float>(0x7f800000U);
        return mantissa != 0 ? nan : negative ? -infinity : infinity;
    }
    const int scale =
        static_cast<int>(exponent == 0 ? 1 : exponent) - format.bias - static_cast<int>(format.mantissaBits);
    const unsigned significand = exponent == 0 ? mantissa : mantissa | (1U << format.mantissaBits);
    const float magnitude = static_cast<float>(significand) * powerOfTwo(scale);
    return negative ? -magnitude : magnitude;
}

/// e8m0: a power of two, no sign, 0xff is NaN.
[[nodiscard]] constexpr float floatFromE8M0(std::uint8_t bits) noexcept
{
    return bits == 0xff ? std::bit_cast<float>(0x7fc00000U) : powerOfTwo(static_cast<int>(bits) - 127);
}

} // namespace torchtriage::batch
