// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/element_scan.h"

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace torchtriage::contract {

/// Counts how often each integer occurs. Allowed values of a narrow range have a table, all others a map of
/// bounded size.
class TallyCounter {
public:
    static constexpr std::size_t mostValues = 4096; ///< listed in the end

    explicit TallyCounter(const IntegerRule& rule);

    void add(std::span<const std::int64_t> values);
    /// Lists what was counted, ascending. Of too many values, only the refused and the ignored ones stay.
    void finish(ElementFacts& facts) const;

private:
    void addOther(std::int64_t value);
    [[nodiscard]] ValueTally::State stateOf(std::int64_t value) const noexcept;

    IntegerRule m_rule;
    std::vector<std::uint64_t> m_table; ///< from m_rule.low on; empty if the range is wide
    std::unordered_map<std::int64_t, std::uint64_t> m_others;
    bool m_complete = true;
};

} // namespace torchtriage::contract
