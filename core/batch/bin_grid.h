// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace torchtriage::batch {

/// Counts over equal bins whose width is a power of two. The range need not be known beforehand: when a value
/// falls outside, neighbouring bins are merged until it fits, so one pass over the data is enough and no
/// count is lost. Bin i holds the values of cell origin + i, where cell c covers [c * 2^exponent, (c + 1) *
/// 2^exponent).
class BinGrid {
public:
    explicit BinGrid(std::size_t bins) : m_counts(bins) {}

    [[nodiscard]] int exponent() const noexcept { return m_exponent; }
    [[nodiscard]] std::int64_t origin() const noexcept { return m_origin; }
    [[nodiscard]] std::size_t bins() const noexcept { return m_counts.size(); }
    [[nodiscard]] bool empty() const noexcept { return !m_started; }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const noexcept { return m_counts; }

    /// First use: cells lowest .. highest of 2^exponent must be covered.
    void start(int exponent, std::int64_t lowest, std::int64_t highest);
    /// True if both cells, at the current exponent, have a bin.
    [[nodiscard]] bool covers(std::int64_t lowest, std::int64_t highest) const noexcept;
    /// Makes room for two cells at the current exponent; bins grow as far as needed.
    void grow(std::int64_t lowest, std::int64_t highest);
    /// Makes bins 2^(exponent - this->exponent()) times wider.
    void coarsen(int exponent);
    void add(std::size_t bin, std::uint64_t count) { m_counts[bin] += count; }
    void merge(BinGrid other);

private:
    void place(int shift, std::int64_t lowest, std::int64_t highest);

    bool m_started = false;
    int m_exponent = 0;
    std::int64_t m_origin = 0;
    std::vector<std::uint64_t> m_counts;
};

} // namespace torchtriage::batch
