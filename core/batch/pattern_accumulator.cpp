// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/accumulators.h"
#include "core/batch/decode.h"
#include "core/batch/histogram.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace torchtriage::batch {

namespace {

constexpr std::uint64_t mostPending = std::uint64_t{1} << 31;
constexpr double widestDistinct = 4096;

std::size_t patternsOf(DType dtype)
{
    return bitsOf(dtype) > 8 ? 65536 : 256;
}

// What each pattern, as this machine reads it from the file, stands for.
std::vector<double> valuesOf(DType dtype, bool bigEndian, std::size_t patterns)
{
    std::vector<char> raw(patterns * (patterns > 256 ? 2 : 1));
    for (std::size_t i = 0; i < patterns; ++i) {
        if (patterns > 256) {
            const auto bits = static_cast<std::uint16_t>(i);
            std::memcpy(raw.data() + 2 * i, &bits, 2);
        } else {
            raw[i] = static_cast<char>(static_cast<unsigned char>(i));
        }
    }
    std::vector<double> values(patterns);
    if (bitsOf(dtype) >= 8) {
        decodeToDouble(dtype, bigEndian, raw, values);
        return values;
    }
    for (std::size_t i = 0; i < (std::size_t{1} << bitsOf(dtype)); ++i)
        decodeToDouble(dtype, bigEndian, std::span(raw).subspan(i, 1), std::span(values).subspan(i, 1));
    return values;
}

// Ascending finite values with their counts; the others go straight into the summary.
std::vector<WeightedValue> sortValues(const std::vector<std::uint64_t>& counts,
                                      const std::vector<double>& values, double sign, std::uint64_t repeat,
                                      Summary& summary)
{
    std::vector<WeightedValue> finite;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const std::uint64_t count = counts[i] * repeat;
        const double value = values[i] * sign;
        if (count == 0)
            continue;
        if (std::isnan(value))
            summary.nan += count;
        else if (std::isinf(value))
            (value > 0 ? summary.positiveInfinity : summary.negativeInfinity) += count;
        else
            finite.push_back({value, count});
        summary.zeros += value == 0 ? count : 0;
    }
    std::ranges::sort(finite, {}, &WeightedValue::value);
    return finite;
}

Moments momentsOf(std::span<const WeightedValue> values)
{
    Moments moments;
    for (const WeightedValue& each : values)
        moments.merge({each.count, each.value, 0});
    return moments;
}

} // namespace

PatternAccumulator::PatternAccumulator(DType dtype, bool bigEndian, bool negative)
    : m_dtype(dtype), m_bigEndian(bigEndian), m_negative(negative), m_counts(patternsOf(dtype)),
      m_tables(2 * patternsOf(dtype))
{
}

void PatternAccumulator::add(std::span<const char> raw)
{
    const std::size_t patterns = m_counts.size();
    std::uint32_t* const even = m_tables.data();
    std::uint32_t* const odd = m_tables.data() + patterns;
    const std::size_t count = patterns > 256 ? raw.size() / 2 : raw.size();
    if (patterns > 256) {
        for (std::size_t i = 0; i < count; ++i) {
            std::uint16_t bits;
            std::memcpy(&bits, raw.data() + 2 * i, 2);
            ++(i % 2 == 0 ? even : odd)[bits];
        }
    } else {
        for (std::size_t i = 0; i < count; ++i)
            ++(i % 2 == 0 ? even : odd)[static_cast<unsigned char>(raw[i])];
    }
    m_pending += count;
    if (m_pending > mostPending)
        flush();
}

void PatternAccumulator::addPacked(std::span<const char> raw, unsigned firstBit, std::size_t count)
{
    const unsigned width = bitsOf(m_dtype);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t bit = firstBit + i * width;
        unsigned window = static_cast<unsigned char>(raw[bit / 8]);
        if (bit / 8 + 1 < raw.size())
            window |= static_cast<unsigned>(static_cast<unsigned char>(raw[bit / 8 + 1])) << 8;
        ++m_counts[(window >> (bit % 8)) & ((1U << width) - 1U)];
    }
}

void PatternAccumulator::flush()
{
    const std::size_t patterns = m_counts.size();
    for (std::size_t i = 0; i < patterns; ++i) {
        m_counts[i] += std::uint64_t{m_tables[i]} + m_tables[patterns + i];
        m_tables[i] = m_tables[patterns + i] = 0;
    }
    m_pending = 0;
}

void PatternAccumulator::merge(PatternAccumulator& other)
{
    flush();
    other.flush();
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        m_counts[i] += other.m_counts[i];
}

void PatternAccumulator::finish(Summary& summary, std::uint64_t repeat)
{
    flush();
    const auto values = sortValues(m_counts, valuesOf(m_dtype, m_bigEndian, m_counts.size()),
                                   m_negative ? -1 : 1, repeat, summary);
    if (values.empty())
        return;
    const NumberClass number = numberClassOf(m_dtype);
    const auto shown = [number](double value) -> Number {
        if (number == NumberClass::Boolean)
            return value != 0;
        if (number == NumberClass::Integer)
            return static_cast<std::int64_t>(value);
        return value;
    };
    const Moments moments = momentsOf(values);
    summary.min = shown(values.front().value);
    summary.max = shown(values.back().value);
    summary.mean = moments.mean;
    summary.deviation = moments.deviation();
    summary.histogram = histogramOf(values, number != NumberClass::Real);
    if (number == NumberClass::Real || values.back().value - values.front().value >= widestDistinct)
        return;
    for (const WeightedValue& each : values) {
        // Several patterns may mean the same (any byte but 0 is true).
        if (!summary.distinct.empty() && summary.distinct.back().value == shown(each.value))
            summary.distinct.back().count += each.count;
        else
            summary.distinct.push_back({shown(each.value), each.count});
    }
}

} // namespace torchtriage::batch
