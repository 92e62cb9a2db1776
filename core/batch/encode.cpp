// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/encode.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace torchtriage::batch {

namespace {

template <class To>
To convert(const Number& number)
{
    return std::visit(
        [](const auto& value) -> To {
            using From = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<From, std::monostate>)
                return To();
            else if constexpr (std::is_same_v<From, std::complex<double>>)
                return static_cast<To>(value.real());
            else
                return static_cast<To>(value);
        },
        number);
}

std::complex<double> complexOf(const Number& number)
{
    const auto* complex = std::get_if<std::complex<double>>(&number);
    return complex ? *complex : std::complex<double>(convert<double>(number), 0);
}

/// The upper half of a float, rounded to nearest even; NaN stays NaN.
std::uint16_t toBFloat16(float value)
{
    const auto bits = std::bit_cast<std::uint32_t>(value);
    if (std::isnan(value))
        return static_cast<std::uint16_t>(bits >> 16 | 0x40U);
    return static_cast<std::uint16_t>((bits + 0x7fffU + (bits >> 16 & 1U)) >> 16);
}

std::uint16_t toHalf(double value)
{
    const auto sign = static_cast<std::uint16_t>(std::signbit(value) ? 0x8000U : 0U);
    const double magnitude = std::fabs(value);
    if (std::isnan(value))
        return static_cast<std::uint16_t>(sign | 0x7e00U);
    if (magnitude >= 65520.0) // halfway to the first number above the largest
        return static_cast<std::uint16_t>(sign | 0x7c00U);
    // Units in the last place: 2^-24 for subnormals, else 2^(exponent - 10). nearbyint rounds to even, and a
    // carry into the exponent is what it should be.
    const int exponent = magnitude < std::ldexp(1.0, -14) ? -14 : std::ilogb(magnitude);
    const auto units = static_cast<std::uint32_t>(std::nearbyint(std::ldexp(magnitude, 10 - exponent)));
    const std::uint32_t biased = static_cast<std::uint32_t>(exponent + 14) << 10;
    return static_cast<std::uint16_t>(sign | (biased + units));
}

template <class Element>
bool store(std::span<char> out, Element element)
{
    if (out.size() != sizeof element)
        return false;
    std::memcpy(out.data(), &element, sizeof element);
    return true;
}

bool encodeFloating(DType dtype, const Number& number, std::span<char> out)
{
    switch (dtype) {
    case DType::Float64:
        return store(out, convert<double>(number));
    case DType::Float32:
        return store(out, convert<float>(number));
    case DType::BFloat16:
        return store(out, toBFloat16(convert<float>(number)));
    case DType::Float16:
        return store(out, toHalf(convert<double>(number)));
    case DType::Complex64:
        return store(out, std::complex<float>(complexOf(number)));
    case DType::Complex128:
        return store(out, complexOf(number));
    default:
        return false;
    }
}

} // namespace

bool encodeElement(DType dtype, const Number& number, std::span<char> out)
{
    static_assert(std::endian::native == std::endian::little);
    switch (dtype) {
    case DType::Bool:
        return store(out, static_cast<std::uint8_t>(convert<double>(number) != 0));
    case DType::Int64:
        return store(out, convert<std::int64_t>(number));
    case DType::Int32:
        return store(out, static_cast<std::int32_t>(convert<std::int64_t>(number)));
    case DType::Int16:
        return store(out, static_cast<std::int16_t>(convert<std::int64_t>(number)));
    case DType::Int8:
        return store(out, static_cast<std::int8_t>(convert<std::int64_t>(number)));
    case DType::UInt8:
        return store(out, static_cast<std::uint8_t>(convert<std::int64_t>(number)));
    default:
        return encodeFloating(dtype, number, out);
    }
}

} // namespace torchtriage::batch
