// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loops of a summary, in GCC's and Clang's vector types: reductions over floats may not be
// reordered by the compiler on its own. Each loop is compiled twice, for any x86-64 and for AVX2; other
// machines get the first.
#include "core/batch/summary_kernels.h"

#include <cstring>
#include <limits>

namespace torchtriage::batch {

namespace {

using Float8 [[gnu::vector_size(32)]] = float;
using Int8 [[gnu::vector_size(32)]] = std::int32_t;
using Double4 [[gnu::vector_size(32)]] = double;
using Long4 [[gnu::vector_size(32)]] = std::int64_t;
using Int4 [[gnu::vector_size(16)]] = std::int32_t;

constexpr std::int32_t floatExponent = 0x7f800000;
constexpr std::int64_t doubleExponent = 0x7ff0000000000000;

template <class T>
[[gnu::always_inline]] inline T loadOne(const char* raw, std::size_t index)
{
    T value;
    std::memcpy(&value, raw + index * sizeof(T), sizeof(T));
    return value;
}

template <class T>
[[gnu::always_inline]] inline void measureOne(T value, double shift, RealBlock& block)
{
    const bool finite = value - value == 0;
    block.special += finite ? 0 : 1;
    block.zeros += value == 0 ? 1 : 0;
    const auto wide = static_cast<double>(value);
    block.lowest = wide < block.lowest ? wide : block.lowest;
    block.highest = wide > block.highest ? wide : block.highest;
    block.sum += wide - shift;
    block.sumOfSquares += (wide - shift) * (wide - shift);
}

[[gnu::always_inline]] inline RealBlock emptyBlock()
{
    RealBlock block;
    block.lowest = std::numeric_limits<double>::infinity();
    block.highest = -block.lowest;
    return block;
}

[[gnu::always_inline]] inline RealBlock measureFloatsBody(const char* raw, std::size_t count, double shift)
{
    constexpr float infinity = std::numeric_limits<float>::infinity();
    Float8 lowest = Float8{} + infinity;
    Float8 highest = Float8{} - infinity;
    Double4 sumLow{}, sumHigh{}, squaresLow{}, squaresHigh{};
    Int8 zeros{}, special{};
    const std::size_t whole = count / 8 * 8;
    for (std::size_t i = 0; i < whole; i += 8) {
        Float8 x;
        Int8 bits;
        std::memcpy(&x, raw + i * sizeof(float), sizeof(x));
        std::memcpy(&bits, &x, sizeof(x));
        lowest = x < lowest ? x : lowest;
        highest = x > highest ? x : highest;
        zeros -= x == 0.0F;
        special -= (bits & floatExponent) == floatExponent;
        const Double4 low =
            __builtin_convertvector(__builtin_shufflevector(x, x, 0, 1, 2, 3), Double4) - shift;
        const Double4 high =
            __builtin_convertvector(__builtin_shufflevector(x, x, 4, 5, 6, 7), Double4) - shift;
        sumLow += low;
        sumHigh += high;
        squaresLow += low * low;
        squaresHigh += high * high;
    }
    RealBlock block = emptyBlock();
    for (int lane = 0; lane < 8; ++lane) {
        block.lowest = static_cast<double>(lowest[lane]) < block.lowest ? static_cast<double>(lowest[lane])
                                                                        : block.lowest;
        block.highest = static_cast<double>(highest[lane]) > block.highest
                            ? static_cast<double>(highest[lane])
                            : block.highest;
        block.zeros += static_cast<std::uint64_t>(zeros[lane]);
        block.special += static_cast<std::uint64_t>(special[lane]);
    }
    const Double4 sum = sumLow + sumHigh;
    const Double4 squares = squaresLow + squaresHigh;
    block.sum = (sum[0] + sum[1]) + (sum[2] + sum[3]);
    block.sumOfSquares = (squares[0] + squares[1]) + (squares[2] + squares[3]);
    for (std::size_t i = whole; i < count; ++i)
        measureOne(loadOne<float>(raw, i), shift, block);
    return block;
}

[[gnu::always_inline]] inline RealBlock measureDoublesBody(const char* raw, std::size_t count, double shift)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    Double4 lowest = Double4{} + infinity;
    Double4 highest = Double4{} - infinity;
    Double4 sum{}, squares{};
    Long4 zeros{}, special{};
    const std::size_t whole = count / 4 * 4;
    for (std::size_t i = 0; i < whole; i += 4) {
        Double4 x;
        Long4 bits;
        std::memcpy(&x, raw + i * sizeof(double), sizeof(x));
        std::memcpy(&bits, &x, sizeof(x));
        lowest = x < lowest ? x : lowest;
        highest = x > highest ? x : highest;
        zeros -= x == 0.0;
        special -= (bits & doubleExponent) == doubleExponent;
        const Double4 distance = x - shift;
        sum += distance;
        squares += distance * distance;
    }
    RealBlock block = emptyBlock();
    for (int lane = 0; lane < 4; ++lane) {
        block.lowest = lowest[lane] < block.lowest ? lowest[lane] : block.lowest;
        block.highest = highest[lane] > block.highest ? highest[lane] : block.highest;
        block.zeros += static_cast<std::uint64_t>(zeros[lane]);
        block.special += static_cast<std::uint64_t>(special[lane]);
    }
    block.sum = (sum[0] + sum[1]) + (sum[2] + sum[3]);
    block.sumOfSquares = (squares[0] + squares[1]) + (squares[2] + squares[3]);
    for (std::size_t i = whole; i < count; ++i)
        measureOne(loadOne<double>(raw, i), shift, block);
    return block;
}

template <class T>
[[gnu::always_inline]] inline std::uint32_t binOf(T value, T origin, T inverse, std::uint32_t lastBin)
{
    // Scaled first: the difference of two values near the type's limits would overflow. Rounding may step
    // over either end by one.
    const T place = value * inverse - origin;
    const auto bin = place > 0 ? static_cast<std::uint32_t>(place) : 0U;
    return bin < lastBin ? bin : lastBin;
}

[[gnu::always_inline]] inline void binFloatsBody(const char* raw, std::size_t count, float origin,
                                                 float inverse, std::uint32_t lastBin, std::uint32_t* even,
                                                 std::uint32_t* odd)
{
    const Int8 last = Int8{} + static_cast<std::int32_t>(lastBin);
    const std::size_t whole = count / 8 * 8;
    for (std::size_t i = 0; i < whole; i += 8) {
        Float8 x;
        std::memcpy(&x, raw + i * sizeof(float), sizeof(x));
        Int8 bin = __builtin_convertvector(x * inverse - origin, Int8);
        bin = bin > 0 ? bin : Int8{};
        bin = bin < last ? bin : last;
        for (int lane = 0; lane < 8; lane += 2) {
            ++even[bin[lane]];
            ++odd[bin[lane + 1]];
        }
    }
    for (std::size_t i = whole; i < count; ++i)
        ++even[binOf(loadOne<float>(raw, i), origin, inverse, lastBin)];
}

[[gnu::always_inline]] inline void binDoublesBody(const char* raw, std::size_t count, double origin,
                                                  double inverse, std::uint32_t lastBin, std::uint32_t* even,
                                                  std::uint32_t* odd)
{
    const Int4 last = Int4{} + static_cast<std::int32_t>(lastBin);
    const std::size_t whole = count / 4 * 4;
    for (std::size_t i = 0; i < whole; i += 4) {
        Double4 x;
        std::memcpy(&x, raw + i * sizeof(double), sizeof(x));
        Int4 bin = __builtin_convertvector(x * inverse - origin, Int4);
        bin = bin > 0 ? bin : Int4{};
        bin = bin < last ? bin : last;
        ++even[bin[0]];
        ++odd[bin[1]];
        ++even[bin[2]];
        ++odd[bin[3]];
    }
    for (std::size_t i = whole; i < count; ++i)
        ++even[binOf(loadOne<double>(raw, i), origin, inverse, lastBin)];
}

#if defined(__x86_64__)
#define TORCHTRIAGE_AVX2 [[gnu::target("avx2,fma")]]

TORCHTRIAGE_AVX2 RealBlock measureFloatsAvx2(const char* raw, std::size_t count, double shift)
{
    return measureFloatsBody(raw, count, shift);
}

TORCHTRIAGE_AVX2 RealBlock measureDoublesAvx2(const char* raw, std::size_t count, double shift)
{
    return measureDoublesBody(raw, count, shift);
}

TORCHTRIAGE_AVX2 void binFloatsAvx2(const char* raw, std::size_t count, float origin, float inverse,
                                    std::uint32_t lastBin, std::uint32_t* even, std::uint32_t* odd)
{
    binFloatsBody(raw, count, origin, inverse, lastBin, even, odd);
}

TORCHTRIAGE_AVX2 void binDoublesAvx2(const char* raw, std::size_t count, double origin, double inverse,
                                     std::uint32_t lastBin, std::uint32_t* even, std::uint32_t* odd)
{
    binDoublesBody(raw, count, origin, inverse, lastBin, even, odd);
}

bool hasAvx2()
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}
#endif

} // namespace

RealBlock measureFloats(const char* raw, std::size_t count, double shift)
{
#if defined(__x86_64__)
    if (hasAvx2())
        return measureFloatsAvx2(raw, count, shift);
#endif
    return measureFloatsBody(raw, count, shift);
}

RealBlock measureDoubles(const char* raw, std::size_t count, double shift)
{
#if defined(__x86_64__)
    if (hasAvx2())
        return measureDoublesAvx2(raw, count, shift);
#endif
    return measureDoublesBody(raw, count, shift);
}

void binFloats(const char* raw, std::size_t count, double origin, double inverse, std::uint32_t lastBin,
               std::uint32_t* evenTable, std::uint32_t* oddTable)
{
    const auto low = static_cast<float>(origin);
    const auto scale = static_cast<float>(inverse);
#if defined(__x86_64__)
    if (hasAvx2()) {
        binFloatsAvx2(raw, count, low, scale, lastBin, evenTable, oddTable);
        return;
    }
#endif
    binFloatsBody(raw, count, low, scale, lastBin, evenTable, oddTable);
}

void binDoubles(const char* raw, std::size_t count, double origin, double inverse, std::uint32_t lastBin,
                std::uint32_t* evenTable, std::uint32_t* oddTable)
{
#if defined(__x86_64__)
    if (hasAvx2()) {
        binDoublesAvx2(raw, count, origin, inverse, lastBin, evenTable, oddTable);
        return;
    }
#endif
    binDoublesBody(raw, count, origin, inverse, lastBin, evenTable, oddTable);
}

} // namespace torchtriage::batch
