// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/mapping.h"

#include <algorithm>
#include <map>
#include <set>

namespace torchtriage::contract {

namespace {

template <class T>
void list(std::vector<T>& items, const T& item)
{
    if (items.size() < MappingFacts::mostListed)
        items.push_back(item);
}

void findHoles(const std::set<std::int64_t>& ids, MappingFacts& facts)
{
    // A list that begins at 1 has an offset, not a hole at 0.
    std::int64_t next = *ids.begin();
    for (const std::int64_t id : ids) {
        facts.holeCount += static_cast<std::uint64_t>(id) - static_cast<std::uint64_t>(next);
        for (; next < id && facts.holes.size() < MappingFacts::mostListed; ++next)
            facts.holes.push_back(next);
        next = id + (id < INT64_MAX ? 1 : 0);
    }
}

} // namespace

MappingFacts examineMapping(const ClassList& classList, const std::optional<std::int64_t>& classes,
                            const ElementFacts* elements)
{
    MappingFacts facts;
    facts.names = classList.entries.size();
    facts.classes = classes;
    std::map<std::int64_t, std::set<std::string>> namesOf;
    std::map<std::int64_t, int> times;
    std::map<std::string, std::set<std::int64_t>> idsOf;
    for (const ClassEntry& each : classList.entries) {
        if (!each.id)
            list(facts.namesWithoutId, each.name);
        else if (each.name.empty())
            list(facts.idsWithoutName, *each.id);
        if (!each.id)
            continue;
        ++times[*each.id];
        namesOf[*each.id].insert(each.name);
        if (!each.name.empty())
            idsOf[each.name].insert(*each.id);
    }
    std::set<std::int64_t> ids;
    for (const auto& [id, count] : times) {
        ids.insert(id);
        if (count > 1)
            list(facts.duplicateIds, id);
        if (classes && (id < 0 || id >= *classes))
            list(facts.outside, id);
    }
    for (const auto& [name, of] : idsOf) {
        if (of.size() > 1)
            list(facts.duplicateNames, name);
    }
    if (!ids.empty()) {
        facts.lowest = facts.offset = *ids.begin();
        facts.highest = *ids.rbegin();
        findHoles(ids, facts);
    }
    for (const ValueTally& each : elements ? elements->values : std::vector<ValueTally>()) {
        if (each.state != ValueTally::State::Ignored && !ids.contains(each.value))
            list(facts.unnamedValues, each.value);
    }
    facts.oneToOne = !ids.empty() && facts.duplicateIds.empty() && facts.duplicateNames.empty() &&
                     facts.namesWithoutId.empty() && facts.idsWithoutName.empty();
    facts.coversClasses = facts.oneToOne && classes && facts.offset == 0 && facts.holeCount == 0 &&
                          static_cast<std::int64_t>(ids.size()) == *classes;
    return facts;
}

} // namespace torchtriage::contract
