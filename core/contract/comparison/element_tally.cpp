// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/comparison/element_tally.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace torchtriage::contract {

namespace {

constexpr std::uint64_t mostRows = 1U << 20;    // hashes kept: 8 MiB and their table
constexpr std::uint64_t mostColumns = 1U << 16; // columns looked at
constexpr std::uint64_t hashStart = 0x9e3779b97f4a7c15;

// A 64-bit mix of good spread; rows that differ collide about once in 2^64 pairs.
std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) noexcept
{
    value *= 0xbf58476d1ce4e5b9;
    value ^= value >> 31;
    hash ^= value * 0x94d049bb133111eb;
    return std::rotl(hash, 27) * 0x9fb21c651e98df25;
}

std::uint64_t bitsOf(std::int64_t value) noexcept
{
    return static_cast<std::uint64_t>(value);
}

std::uint64_t bitsOf(double value) noexcept
{
    return value == 0 ? 0 : std::bit_cast<std::uint64_t>(value); // -0 is 0
}

} // namespace

ElementTally::ElementTally(const std::vector<std::int64_t>& shape, bool integer, std::int64_t ignoredIndex)
    : m_ignored(ignoredIndex)
{
    m_numbers.integer = integer;
    // No value of slot 0 is 1, no other slot holds 0: nothing counts as seen yet.
    m_recent.fill(0);
    m_recent[0] = 1;
    if (shape.size() < 2 || shape[0] < 2)
        return;
    const auto count = batch::elementCount(shape);
    const auto rows = static_cast<std::uint64_t>(shape[0]);
    if (!count || *count == 0 || rows > mostRows)
        return;
    m_rowSize = *count / rows;
    // Rows of one number repeat in every batch of labels.
    if (m_rowSize < 2) {
        m_rowSize = 0;
        return;
    }
    m_table.rows = rows;
    m_hash = hashStart;
    if (shape.size() == 2 && m_rowSize <= mostColumns) {
        m_table.columns = m_rowSize;
        m_columnFirst.resize(static_cast<std::size_t>(m_rowSize));
        m_columnVaries.resize(static_cast<std::size_t>(m_rowSize), 0);
    }
}

void ElementTally::add(std::uint64_t first, std::span<const std::int64_t> values)
{
    for (const std::int64_t value : values) {
        m_lowest = std::min(m_lowest, value);
        m_highest = std::max(m_highest, value);
        m_numbers.ignored += value == m_ignored ? 1U : 0U;
        // Labels repeat: most are found among the last seen without asking the set.
        std::int64_t& recent = m_recent[static_cast<std::uint64_t>(value) % m_recent.size()];
        if (recent == value)
            continue;
        recent = value;
        if (!m_numbers.manyDistinct && m_distinct.insert(value).second &&
            m_distinct.size() > NumberFacts::mostDistinct) {
            m_numbers.manyDistinct = true;
            m_distinct.clear();
        }
    }
    m_numbers.count += values.size();
    addRows(first, values);
}

void ElementTally::add(std::uint64_t first, std::span<const double> values)
{
    double lowest = m_numbers.min.value_or(INFINITY);
    double highest = m_numbers.max.value_or(-INFINITY);
    for (const double value : values) {
        if (!std::isfinite(value)) {
            ++(std::isnan(value) ? m_numbers.nan : m_numbers.infinite);
            continue;
        }
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
    }
    if (lowest <= highest) {
        m_numbers.min = lowest;
        m_numbers.max = highest;
    }
    m_numbers.count += values.size();
    addRows(first, values);
}

template <class T>
void ElementTally::addRows(std::uint64_t first, std::span<const T> values)
{
    if (m_rowSize == 0)
        return;
    while (!values.empty()) {
        const auto take =
            static_cast<std::size_t>(std::min<std::uint64_t>(values.size(), m_rowSize - m_inRow));
        for (const T value : values.first(take))
            m_hash = mixed(m_hash, bitsOf(value));
        if (m_table.columns > 0)
            addColumns(first % m_rowSize, values.first(take));
        first += take;
        m_inRow += take;
        values = values.subspan(take);
        if (m_inRow == m_rowSize)
            endRow();
    }
}

template <class T>
void ElementTally::addColumns(std::uint64_t column, std::span<const T> values)
{
    const bool firstRow = m_rows.empty() && m_table.duplicatedRows == 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto at = static_cast<std::size_t>(column) + i;
        const auto value = static_cast<double>(values[i]);
        if (firstRow)
            m_columnFirst[at] = value;
        else if (!(m_columnFirst[at] == value))
            m_columnVaries[at] = 1;
    }
}

void ElementTally::endRow()
{
    if (!m_rows.insert(m_hash).second)
        ++m_table.duplicatedRows;
    m_hash = hashStart;
    m_inRow = 0;
}

NumberFacts ElementTally::numbers() const
{
    NumberFacts facts = m_numbers;
    if (facts.integer && m_lowest <= m_highest) {
        facts.min = static_cast<double>(m_lowest);
        facts.max = static_cast<double>(m_highest);
    }
    facts.distinct.assign(m_distinct.begin(), m_distinct.end());
    return facts;
}

std::optional<TableFacts> ElementTally::table() const
{
    if (m_rowSize == 0)
        return std::nullopt;
    TableFacts facts = m_table;
    facts.constantColumns = static_cast<std::uint64_t>(std::ranges::count(m_columnVaries, 0));
    return facts;
}

} // namespace torchtriage::contract
