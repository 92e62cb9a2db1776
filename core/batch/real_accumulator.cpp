// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/accumulators.h"
#include "core/batch/histogram.h"
#include "core/batch/summary_kernels.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

namespace torchtriage::batch {

namespace {

constexpr std::size_t realGridBins = 2048;
constexpr std::size_t realBlockElements =
    4096; // small enough to stay in the first cache between the two loops
constexpr std::uint64_t mostPendingReals = std::uint64_t{1} << 31;
// Bins are never so narrow that a cell number needs more digits than the values have.
template <class T>
constexpr int cellBits = std::is_same_v<T, float> ? 22 : 50;
constexpr int lowestExponent = -900;

template <class T>
T loadNative(const char* raw, std::size_t index)
{
    T value;
    std::memcpy(&value, raw + index * sizeof(T), sizeof(T));
    return value;
}

int exponentOf(double value)
{
    int exponent = lowestExponent;
    if (value != 0)
        std::frexp(value, &exponent);
    return exponent;
}

std::int64_t cellOf(double value, int exponent)
{
    return static_cast<std::int64_t>(std::floor(std::ldexp(value, -exponent)));
}

template <class T>
RealBlock measure(const char* raw, std::size_t count, double shift)
{
    if constexpr (std::is_same_v<T, float>)
        return measureFloats(raw, count, shift);
    else
        return measureDoubles(raw, count, shift);
}

} // namespace

RealAccumulator::RealAccumulator()
    : m_lowest(std::numeric_limits<double>::infinity()), m_highest(-std::numeric_limits<double>::infinity()),
      m_grid(realGridBins), m_tables(2 * realGridBins)
{
}

void RealAccumulator::addFloats(const char* raw, std::size_t count)
{
    for (std::size_t done = 0; done < count; done += realBlockElements)
        addBlock<float>(raw + done * sizeof(float), std::min(realBlockElements, count - done));
}

void RealAccumulator::addDoubles(const char* raw, std::size_t count)
{
    for (std::size_t done = 0; done < count; done += realBlockElements)
        addBlock<double>(raw + done * sizeof(double), std::min(realBlockElements, count - done));
}

template <class T>
void RealAccumulator::addBlock(const char* raw, std::size_t count)
{
    const auto first = static_cast<double>(loadNative<T>(raw, 0));
    const double shift = std::isfinite(first) ? first : 0;
    if (!m_origin && std::isfinite(first))
        m_origin = first;
    const RealBlock block = measure<T>(raw, count, shift);
    if (block.special == 0) {
        m_moments.merge(Moments::ofShifted(count, shift - *m_origin, block.sum, block.sumOfSquares));
        addFinite<T>(raw, count, block);
        return;
    }
    std::vector<T> finite;
    finite.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const T value = loadNative<T>(raw, i);
        if (std::isfinite(value))
            finite.push_back(value);
        else if (std::isnan(value))
            ++m_nan;
        else
            ++(value > 0 ? m_positive : m_negative);
    }
    if (!finite.empty())
        addBlock<T>(reinterpret_cast<const char*>(finite.data()), finite.size());
}

template <class T>
void RealAccumulator::addFinite(const char* raw, std::size_t count, const RealBlock& block)
{
    m_zeros += block.zeros;
    m_lowest = std::min(m_lowest, block.lowest);
    m_highest = std::max(m_highest, block.highest);
    makeRoom<T>(block.lowest, block.highest);
    const auto origin = static_cast<double>(m_grid.origin());
    const double inverse = std::ldexp(1.0, -m_grid.exponent());
    const auto last = static_cast<std::uint32_t>(realGridBins - 1);
    // A float cannot hold the scale of bins below its own smallest numbers.
    if (std::is_same_v<T, float> && m_grid.exponent() > -100)
        binFloats(raw, count, origin, inverse, last, m_tables.data(), m_tables.data() + realGridBins);
    else if (std::is_same_v<T, double>)
        binDoubles(raw, count, origin, inverse, last, m_tables.data(), m_tables.data() + realGridBins);
    else
        for (std::size_t i = 0; i < count; ++i) {
            const double place = static_cast<double>(loadNative<T>(raw, i)) * inverse - origin;
            ++m_tables[std::min<std::size_t>(static_cast<std::size_t>(std::max(place, 0.0)), last)];
        }
    m_pending += count;
    if (m_pending > mostPendingReals)
        flush();
}

template <class T>
void RealAccumulator::makeRoom(double lowest, double highest)
{
    const int magnitude = exponentOf(std::max(std::fabs(lowest), std::fabs(highest)));
    const int finest = std::max(magnitude - cellBits<T>, lowestExponent);
    if (m_grid.empty()) {
        // Half of the bins for the first block, the other half for what comes.
        const double width = highest / (realGridBins / 2) - lowest / (realGridBins / 2);
        const int exponent = std::max(finest, width > 0 ? exponentOf(width) : finest);
        m_grid.start(exponent, cellOf(lowest, exponent), cellOf(highest, exponent));
        return;
    }
    if (m_grid.exponent() < finest) {
        flush();
        m_grid.coarsen(finest);
    }
    const std::int64_t low = cellOf(lowest, m_grid.exponent());
    const std::int64_t high = cellOf(highest, m_grid.exponent());
    if (m_grid.covers(low, high))
        return;
    flush();
    m_grid.grow(low, high);
}

void RealAccumulator::flush()
{
    for (std::size_t i = 0; i < realGridBins; ++i) {
        m_grid.add(i, std::uint64_t{m_tables[i]} + m_tables[realGridBins + i]);
        m_tables[i] = m_tables[realGridBins + i] = 0;
    }
    m_pending = 0;
}

void RealAccumulator::merge(RealAccumulator& other)
{
    flush();
    other.flush();
    if (!m_origin)
        m_origin = other.m_origin;
    if (other.m_origin)
        other.m_moments.mean += *other.m_origin - *m_origin;
    m_moments.merge(other.m_moments);
    m_lowest = std::min(m_lowest, other.m_lowest);
    m_highest = std::max(m_highest, other.m_highest);
    m_zeros += other.m_zeros;
    m_nan += other.m_nan;
    m_positive += other.m_positive;
    m_negative += other.m_negative;
    m_grid.merge(other.m_grid);
}

void RealAccumulator::finish(Summary& summary, std::uint64_t repeat)
{
    flush();
    summary.zeros = m_zeros * repeat;
    summary.nan = m_nan * repeat;
    summary.positiveInfinity = m_positive * repeat;
    summary.negativeInfinity = m_negative * repeat;
    m_moments.repeat(repeat);
    if (m_moments.count == 0)
        return;
    summary.min = m_lowest;
    summary.max = m_highest;
    if (const double mean = *m_origin + m_moments.mean; std::isfinite(mean))
        summary.mean = mean;
    summary.deviation = m_moments.deviation();
    summary.histogram = histogramOf(m_grid, 0, repeat);
    summary.histogram.edges.front() = m_lowest;
    summary.histogram.edges.back() = m_highest;
}

} // namespace torchtriage::batch
