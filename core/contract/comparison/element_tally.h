// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/comparison/batch_facts.h"

#include <array>
#include <set>
#include <span>
#include <unordered_set>
#include <vector>

namespace torchtriage::contract {

/// Takes the elements of one tensor in row-major order, block by block, and counts what a comparison asks.
class ElementTally {
public:
    /// `shape` of the tensor; `integer`: its elements are whole numbers.
    ElementTally(const std::vector<std::int64_t>& shape, bool integer, std::int64_t ignoredIndex);

    void add(std::uint64_t first, std::span<const std::int64_t> values);
    void add(std::uint64_t first, std::span<const double> values);

    [[nodiscard]] NumberFacts numbers() const;
    [[nodiscard]] std::optional<TableFacts> table() const;

private:
    template <class T>
    void addRows(std::uint64_t first, std::span<const T> values);
    template <class T>
    void addColumns(std::uint64_t column, std::span<const T> values);
    void endRow();

    std::int64_t m_ignored;
    NumberFacts m_numbers;
    std::int64_t m_lowest = INT64_MAX, m_highest = INT64_MIN;
    std::set<std::int64_t> m_distinct;
    std::array<std::int64_t, 1024> m_recent{}; // by value modulo its size

    std::uint64_t m_rowSize = 0; // elements; 0: no table
    TableFacts m_table;
    std::uint64_t m_inRow = 0;
    std::uint64_t m_hash = 0;
    std::unordered_set<std::uint64_t> m_rows;
    std::vector<double> m_columnFirst;
    std::vector<char> m_columnVaries;
};

} // namespace torchtriage::contract
