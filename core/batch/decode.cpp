// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/decode.h"

#include "core/batch/small_float.h"

#include <array>
#include <cstring>

namespace torchtriage::batch {

namespace {

template <class T>
T load(const char* raw, bool swapped) noexcept
{
    T value;
    if (!swapped) {
        std::memcpy(&value, raw, sizeof(T));
        return value;
    }
    std::array<char, sizeof(T)> bytes;
    for (std::size_t i = 0; i < sizeof(T); ++i)
        bytes[i] = raw[sizeof(T) - 1 - i];
    std::memcpy(&value, bytes.data(), sizeof(T));
    return value;
}

// The loop is written twice so that the common one, without byte swapping, vectorises.
template <class T, class Out, class Convert>
void each(bool swapped, std::span<const char> raw, std::span<Out> out, Convert convert)
{
    const char* const from = raw.data();
    if (swapped) {
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = convert(load<T>(from + i * sizeof(T), true));
        return;
    }
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = convert(load<T>(from + i * sizeof(T), false));
}

template <class T, class Out>
void plain(bool swapped, std::span<const char> raw, std::span<Out> out)
{
    each<T>(swapped, raw, out, [](T value) { return static_cast<Out>(value); });
}

using Table = std::array<float, 256>;

template <class Convert>
constexpr Table makeTable(Convert convert)
{
    Table table{};
    for (unsigned i = 0; i < 256; ++i)
        table[i] = convert(static_cast<std::uint8_t>(i));
    return table;
}

template <SmallFloatFormat const& format>
constexpr Table tableOf = makeTable([](std::uint8_t bits) { return floatFromSmall(format, bits); });
constexpr Table e8m0Table = makeTable(floatFromE8M0);

// `width` bits of the packed stream, lowest bit of each byte first.
unsigned packed(std::span<const char> raw, std::size_t bit, unsigned width) noexcept
{
    const std::size_t byte = bit / 8;
    unsigned window = static_cast<unsigned char>(raw[byte]);
    if (byte + 1 < raw.size())
        window |= static_cast<unsigned>(static_cast<unsigned char>(raw[byte + 1])) << 8;
    return (window >> (bit % 8)) & ((1U << width) - 1U);
}

template <class Out, class Convert>
void eachPacked(DType dtype, std::span<const char> raw, std::span<Out> out, unsigned firstBit,
                Convert convert)
{
    const unsigned width = bitsOf(dtype);
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = convert(static_cast<std::uint8_t>(packed(raw, firstBit + i * width, width)));
}

template <class Out>
void fromTable(const Table& table, std::span<const char> raw, std::span<Out> out)
{
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = table[static_cast<unsigned char>(raw[i])];
}

template <class Out>
void decodeSmallReal(DType dtype, bool swapped, std::span<const char> raw, std::span<Out> out,
                     unsigned firstBit)
{
    const auto small = [](SmallFloatFormat format) {
        return [format](std::uint8_t bits) { return static_cast<Out>(floatFromSmall(format, bits)); };
    };
    switch (dtype) {
    case DType::Float16:
        each<std::uint16_t>(swapped, raw, out, floatFromHalf);
        break;
    case DType::BFloat16:
        each<std::uint16_t>(swapped, raw, out, floatFromBFloat16);
        break;
    case DType::Float8E5M2:
        fromTable(tableOf<e5m2>, raw, out);
        break;
    case DType::Float8E4M3FN:
        fromTable(tableOf<e4m3fn>, raw, out);
        break;
    case DType::Float8E5M2FNUZ:
        fromTable(tableOf<e5m2fnuz>, raw, out);
        break;
    case DType::Float8E4M3FNUZ:
        fromTable(tableOf<e4m3fnuz>, raw, out);
        break;
    case DType::Float8E8M0FNU:
        fromTable(e8m0Table, raw, out);
        break;
    case DType::Float4E2M1:
        eachPacked(dtype, raw, out, firstBit, small(e2m1));
        break;
    case DType::Float6E2M3:
        eachPacked(dtype, raw, out, firstBit, small(e2m3));
        break;
    case DType::Float6E3M2:
        eachPacked(dtype, raw, out, firstBit, small(e3m2));
        break;
    default:
        break;
    }
}

// True if `dtype` was an integer type and `out` is filled.
template <class Out>
bool decodeWhole(DType dtype, bool swapped, std::span<const char> raw, std::span<Out> out, unsigned firstBit)
{
    switch (dtype) {
    case DType::Bool:
        each<std::uint8_t>(false, raw, out, [](std::uint8_t value) { return static_cast<Out>(value != 0); });
        return true;
    case DType::UInt8:
    case DType::QUInt8:
    case DType::Bits8:
    case DType::Bits1x8:
    case DType::Bits2x4:
    case DType::Bits4x2:
    case DType::Float4E2M1x2:
    case DType::SubByteInt:
        plain<std::uint8_t>(false, raw, out);
        return true;
    case DType::Int8:
    case DType::QInt8:
        plain<std::int8_t>(false, raw, out);
        return true;
    case DType::Bits16:
    case DType::UInt16:
        plain<std::uint16_t>(swapped, raw, out);
        return true;
    case DType::Int16:
        plain<std::int16_t>(swapped, raw, out);
        return true;
    case DType::UInt32:
        plain<std::uint32_t>(swapped, raw, out);
        return true;
    case DType::Int32:
    case DType::QInt32:
        plain<std::int32_t>(swapped, raw, out);
        return true;
    case DType::UInt64:
        plain<std::uint64_t>(swapped, raw, out);
        return true;
    case DType::Int64:
        plain<std::int64_t>(swapped, raw, out);
        return true;
    case DType::QUInt4x2:
    case DType::QUInt2x4:
        eachPacked(dtype, raw, out, firstBit, [](std::uint8_t value) { return static_cast<Out>(value); });
        return true;
    default:
        return false;
    }
}

bool isSwapped(bool bigEndian) noexcept
{
    return bigEndian != (std::endian::native == std::endian::big);
}

template <class T>
std::complex<double> loadComplex(const char* raw, bool swapped) noexcept
{
    return {static_cast<double>(load<T>(raw, swapped)),
            static_cast<double>(load<T>(raw + sizeof(T), swapped))};
}

} // namespace

void decodeToDouble(DType dtype, bool bigEndian, std::span<const char> raw, std::span<double> out,
                    unsigned firstBit)
{
    const bool swapped = isSwapped(bigEndian);
    if (dtype == DType::Float32)
        plain<float>(swapped, raw, out);
    else if (dtype == DType::Float64)
        plain<double>(swapped, raw, out);
    else if (!decodeWhole(dtype, swapped, raw, out, firstBit))
        decodeSmallReal(dtype, swapped, raw, out, firstBit);
}

void decodeToInteger(DType dtype, bool bigEndian, std::span<const char> raw, std::span<std::int64_t> out,
                     unsigned firstBit)
{
    decodeWhole(dtype, isSwapped(bigEndian), raw, out, firstBit);
}

void decodeToFloat(DType dtype, bool bigEndian, std::span<const char> raw, std::span<float> out,
                   unsigned firstBit)
{
    const bool swapped = isSwapped(bigEndian);
    if (dtype == DType::Float32)
        plain<float>(swapped, raw, out);
    else
        decodeSmallReal(dtype, swapped, raw, out, firstBit);
}

void decodeToComplex(DType dtype, bool bigEndian, std::span<const char> raw,
                     std::span<std::complex<double>> out)
{
    const bool swapped = isSwapped(bigEndian);
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (dtype == DType::Complex128) {
            out[i] = loadComplex<double>(raw.data() + 16 * i, swapped);
        } else if (dtype == DType::Complex64) {
            out[i] = loadComplex<float>(raw.data() + 8 * i, swapped);
        } else {
            out[i] = {floatFromHalf(load<std::uint16_t>(raw.data() + 4 * i, swapped)),
                      floatFromHalf(load<std::uint16_t>(raw.data() + 4 * i + 2, swapped))};
        }
    }
}

} // namespace torchtriage::batch
