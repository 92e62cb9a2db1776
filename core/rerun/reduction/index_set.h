// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace torchtriage::rerun {

/// Indices [first, last) along one axis; never empty.
struct IndexRange {
    std::int64_t first = 0;
    std::int64_t last = 0;

    bool operator==(const IndexRange&) const = default;
};

/// A set of indices, kept as ranges: a million neighbouring rows are one of them.
class IndexSet {
public:
    IndexSet() = default;
    /// [first, last); empty if last <= first.
    [[nodiscard]] static IndexSet range(std::int64_t first, std::int64_t last);
    [[nodiscard]] static IndexSet prefix(std::int64_t count) { return range(0, count); }

    void add(std::int64_t index) { add(IndexRange{index, index + 1}); }
    void add(IndexRange range);
    [[nodiscard]] IndexSet without(std::int64_t index) const;
    [[nodiscard]] IndexSet unitedWith(const IndexSet& other) const;

    [[nodiscard]] std::int64_t count() const noexcept;
    [[nodiscard]] bool isEmpty() const noexcept { return m_ranges.empty(); }
    [[nodiscard]] bool contains(std::int64_t index) const noexcept;
    /// Ascending, disjoint, and never touching each other.
    [[nodiscard]] const std::vector<IndexRange>& ranges() const noexcept { return m_ranges; }
    /// Every index, ascending. For small sets.
    [[nodiscard]] std::vector<std::int64_t> indices() const;
    /// "0-3,7": the same for equal sets.
    [[nodiscard]] std::string toText() const;

    bool operator==(const IndexSet&) const = default;

private:
    std::vector<IndexRange> m_ranges;
};

} // namespace torchtriage::rerun
