// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/accumulators.h"
#include "core/batch/histogram.h"

#include <algorithm>

namespace torchtriage::batch {

namespace {

constexpr std::size_t gridBins = 4096;
constexpr std::size_t blockElements = 4096;
constexpr double twoTo63 = 9223372036854775808.0;

// uint64 values come as int64 with the top bit flipped, which keeps their order.
Number shown(std::int64_t value, bool isUnsigned)
{
    if (!isUnsigned)
        return value;
    return static_cast<std::uint64_t>(value) ^ (std::uint64_t{1} << 63);
}

} // namespace

IntegerAccumulator::IntegerAccumulator(bool isUnsigned64) : m_unsigned(isUnsigned64), m_grid(gridBins) {}

void IntegerAccumulator::add(std::span<const std::int64_t> values)
{
    for (std::size_t done = 0; done < values.size(); done += blockElements)
        addBlock(values.subspan(done, std::min(blockElements, values.size() - done)));
}

void IntegerAccumulator::addBlock(std::span<const std::int64_t> values)
{
    const auto shift = static_cast<double>(values.front());
    const std::int64_t zero = m_unsigned ? INT64_MIN : 0;
    std::int64_t lowest = INT64_MAX;
    std::int64_t highest = INT64_MIN;
    __extension__ __int128 total = 0;
    double sum = 0;
    double squares = 0;
    std::uint64_t zeros = 0;
    for (const std::int64_t value : values) {
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
        total += value;
        zeros += value == zero ? 1 : 0;
        const double distance = static_cast<double>(value) - shift;
        sum += distance;
        squares += distance * distance;
    }
    m_moments.merge(Moments::ofShifted(values.size(), shift, sum, squares));
    m_sum += total;
    m_zeros += zeros;
    m_lowest = std::min(m_lowest, lowest);
    m_highest = std::max(m_highest, highest);
    if (m_grid.empty())
        m_grid.start(0, lowest, highest);
    if (!m_grid.covers(lowest >> m_grid.exponent(), highest >> m_grid.exponent()))
        m_grid.grow(lowest >> m_grid.exponent(), highest >> m_grid.exponent());
    const int exponent = m_grid.exponent();
    const auto origin = static_cast<std::uint64_t>(m_grid.origin());
    for (const std::int64_t value : values)
        m_grid.add(static_cast<std::size_t>(static_cast<std::uint64_t>(value >> exponent) - origin), 1);
}

void IntegerAccumulator::merge(IntegerAccumulator& other)
{
    m_moments.merge(other.m_moments);
    m_sum += other.m_sum;
    m_zeros += other.m_zeros;
    m_lowest = std::min(m_lowest, other.m_lowest);
    m_highest = std::max(m_highest, other.m_highest);
    m_grid.merge(other.m_grid);
}

void IntegerAccumulator::finish(Summary& summary, std::uint64_t repeat)
{
    if (m_moments.count == 0)
        return;
    const double bias = m_unsigned ? twoTo63 : 0;
    summary.zeros = m_zeros * repeat;
    summary.min = shown(m_lowest, m_unsigned);
    summary.max = shown(m_highest, m_unsigned);
    // The sum is exact, so the mean is rounded once; for uint64 the flipped bits are put back first.
    __extension__ __int128 sum = m_sum;
    if (m_unsigned)
        sum += (static_cast<decltype(sum)>(1) << 63) * static_cast<decltype(sum)>(m_moments.count);
    summary.mean =
        static_cast<double>(static_cast<long double>(sum) / static_cast<long double>(m_moments.count));
    m_moments.repeat(repeat);
    summary.deviation = m_moments.deviation();
    summary.histogram = histogramOf(m_grid, bias, repeat);
    if (m_grid.exponent() != 0)
        return;
    for (std::size_t i = 0; i < m_grid.bins(); ++i) {
        if (m_grid.counts()[i] != 0)
            summary.distinct.push_back({shown(m_grid.origin() + static_cast<std::int64_t>(i), m_unsigned),
                                        m_grid.counts()[i] * repeat});
    }
}

} // namespace torchtriage::batch
