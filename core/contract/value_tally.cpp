// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/value_tally.h"

#include <algorithm>

namespace torchtriage::contract {

namespace {

constexpr std::uint64_t widestTable = std::uint64_t{1} << 20;
constexpr std::size_t mostOthers = 65'536;

} // namespace

TallyCounter::TallyCounter(const IntegerRule& rule) : m_rule(rule)
{
    if (!rule.bounded || rule.high < rule.low)
        return;
    const std::uint64_t span = static_cast<std::uint64_t>(rule.high) - static_cast<std::uint64_t>(rule.low);
    if (span < widestTable)
        m_table.resize(static_cast<std::size_t>(span) + 1);
}

void TallyCounter::add(std::span<const std::int64_t> values)
{
    const std::uint64_t size = m_table.size();
    const auto low = static_cast<std::uint64_t>(m_rule.low);
    for (const std::int64_t value : values) {
        const std::uint64_t at = static_cast<std::uint64_t>(value) - low;
        if (at < size)
            ++m_table[static_cast<std::size_t>(at)];
        else
            addOther(value);
    }
}

void TallyCounter::addOther(std::int64_t value)
{
    if (const auto found = m_others.find(value); found != m_others.end())
        ++found->second;
    else if (m_others.size() < mostOthers)
        m_others.emplace(value, 1);
    else
        m_complete = false;
}

ValueTally::State TallyCounter::stateOf(std::int64_t value) const noexcept
{
    if (m_rule.ignored == value)
        return ValueTally::State::Ignored;
    const bool allowed = value >= m_rule.low && (!m_rule.bounded || value <= m_rule.high);
    return allowed ? ValueTally::State::Allowed : ValueTally::State::Refused;
}

void TallyCounter::finish(ElementFacts& facts) const
{
    std::vector<ValueTally> values;
    for (std::size_t i = 0; i < m_table.size(); ++i) {
        const std::int64_t value = m_rule.low + static_cast<std::int64_t>(i);
        if (m_table[i] > 0)
            values.push_back({value, m_table[i], stateOf(value)});
    }
    for (const auto& [value, count] : m_others)
        values.push_back({value, count, stateOf(value)});
    facts.allValues = m_complete && values.size() <= mostValues;
    if (values.size() > mostValues)
        std::erase_if(values,
                      [](const ValueTally& each) { return each.state == ValueTally::State::Allowed; });
    std::ranges::sort(values, {}, &ValueTally::value);
    values.resize(std::min(values.size(), mostValues));
    facts.values = std::move(values);
}

} // namespace torchtriage::contract
