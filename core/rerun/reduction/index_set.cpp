// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/index_set.h"

#include <algorithm>

namespace torchtriage::rerun {

IndexSet IndexSet::range(std::int64_t first, std::int64_t last)
{
    IndexSet set;
    if (first < last)
        set.m_ranges.push_back({first, last});
    return set;
}

void IndexSet::add(IndexRange range)
{
    if (range.first >= range.last)
        return;
    // Everything that overlaps or touches the new range becomes one with it.
    const auto first =
        std::ranges::lower_bound(m_ranges, range.first, {}, [](const IndexRange& r) { return r.last; });
    auto last = first;
    for (; last != m_ranges.end() && last->first <= range.last; ++last) {
        range.first = std::min(range.first, last->first);
        range.last = std::max(range.last, last->last);
    }
    m_ranges.insert(m_ranges.erase(first, last), range);
}

IndexSet IndexSet::without(std::int64_t index) const
{
    IndexSet result;
    for (const IndexRange& range : m_ranges) {
        if (index < range.first || index >= range.last) {
            result.m_ranges.push_back(range);
            continue;
        }
        if (range.first < index)
            result.m_ranges.push_back({range.first, index});
        if (index + 1 < range.last)
            result.m_ranges.push_back({index + 1, range.last});
    }
    return result;
}

IndexSet IndexSet::unitedWith(const IndexSet& other) const
{
    IndexSet result = *this;
    for (const IndexRange& range : other.m_ranges)
        result.add(range);
    return result;
}

std::int64_t IndexSet::count() const noexcept
{
    std::int64_t count = 0;
    for (const IndexRange& range : m_ranges)
        count += range.last - range.first;
    return count;
}

bool IndexSet::contains(std::int64_t index) const noexcept
{
    const auto after =
        std::ranges::upper_bound(m_ranges, index, {}, [](const IndexRange& r) { return r.first; });
    return after != m_ranges.begin() && index < std::prev(after)->last;
}

std::vector<std::int64_t> IndexSet::indices() const
{
    std::vector<std::int64_t> result;
    for (const IndexRange& range : m_ranges) {
        for (std::int64_t index = range.first; index < range.last; ++index)
            result.push_back(index);
    }
    return result;
}

std::string IndexSet::toText() const
{
    std::string text;
    for (const IndexRange& range : m_ranges) {
        if (!text.empty())
            text += ',';
        text += std::to_string(range.first);
        if (range.last - range.first > 1)
            text += '-' + std::to_string(range.last - 1);
    }
    return text;
}

} // namespace torchtriage::rerun
