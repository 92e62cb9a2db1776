// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/hypotheses.h"

#include <algorithm>

namespace torchtriage::contract {

namespace {

/// The targets of a whole batch, in the terms of one source.
SourceTally totalOf(const ElementFacts& elements, std::int64_t classes)
{
    SourceTally total;
    total.elements = elements.elements;
    total.ignored = elements.ignoredCount;
    total.refused = elements.refusedCount;
    for (const ValueTally& each : elements.values) {
        if (each.state == ValueTally::State::Ignored)
            continue;
        total.lowest = std::min(total.lowest.value_or(each.value), each.value);
        total.highest = std::max(total.highest.value_or(each.value), each.value);
        total.zeros += each.value == 0 ? each.count : 0;
        total.atSize += each.value == classes ? each.count : 0;
        total.outside += each.value < 0 || each.value > classes ? each.count : 0;
    }
    return total;
}

std::string text(std::uint64_t value)
{
    return std::to_string(value);
}

Bearing bearingOf(const std::vector<HypothesisFact>& facts)
{
    const auto has = [&](Bearing bearing) {
        return std::ranges::count(facts, bearing, &HypothesisFact::bearing) > 0;
    };
    return has(Bearing::Against) ? Bearing::Against : has(Bearing::Fits) ? Bearing::Fits : Bearing::Unknown;
}

std::vector<HypothesisFact> oneBasedFacts(const SourceTally& all, std::int64_t classes,
                                          const MappingFacts* mapping)
{
    std::vector<HypothesisFact> facts;
    const std::uint64_t targets = all.elements - all.ignored;
    facts.push_back(all.zeros == 0 ? HypothesisFact{Bearing::Fits, "zero-never-occurs", {text(targets)}}
                                   : HypothesisFact{Bearing::Against, "zero-occurs", {text(all.zeros)}});
    if (all.outside > 0)
        facts.push_back(
            {Bearing::Against, "outside-one-to-size", {text(all.outside), std::to_string(classes)}});
    else
        facts.push_back({Bearing::Fits, "highest-equals-size", {std::to_string(classes)}});
    if (!mapping || !mapping->lowest)
        facts.push_back({Bearing::Unknown, "no-label-file", {}});
    else if (mapping->offset == 1 && mapping->highest == classes)
        facts.push_back({Bearing::Fits, "list-begins-at-one", {std::to_string(classes)}});
    else
        facts.push_back({Bearing::Against, "list-begins-at", {std::to_string(mapping->offset)}});
    return facts;
}

std::vector<HypothesisFact> moreClassesFacts(const SourceTally& all, std::int64_t classes,
                                             const MappingFacts* mapping)
{
    std::vector<HypothesisFact> facts;
    const std::int64_t needed = all.highest.value_or(classes) + 1;
    if (all.lowest.value_or(0) < 0)
        facts.push_back({Bearing::Against, "negative-occurs", {std::to_string(*all.lowest)}});
    else
        facts.push_back(
            {Bearing::Fits, "above-occurs", {text(all.refused), text(all.elements - all.ignored)}});
    if (all.zeros > 0)
        facts.push_back({Bearing::Fits, "zero-occurs", {text(all.zeros)}});
    else
        facts.push_back({Bearing::Unknown, "zero-absent", {}});
    if (!mapping || !mapping->lowest)
        facts.push_back({Bearing::Unknown, "list-may-have", {std::to_string(needed)}});
    else if (mapping->offset == 0 && mapping->highest && *mapping->highest + 1 >= needed)
        facts.push_back({Bearing::Fits, "list-has", {text(mapping->names)}});
    else
        facts.push_back({Bearing::Against, "list-has", {text(mapping->names)}});
    return facts;
}

SourceBearing bearingOf(const SourceTally& source)
{
    SourceBearing bearing;
    bearing.source = source.source;
    bearing.targets = source.elements - source.ignored;
    bearing.zeros = source.zeros;
    bearing.atSize = source.atSize;
    bearing.refused = source.refused;
    if (bearing.targets == 0)
        return bearing;
    bearing.oneBased = source.zeros > 0 || source.outside > 0 ? Bearing::Against
                       : source.atSize > 0                    ? Bearing::Fits
                                                              : Bearing::Unknown;
    bearing.moreClasses = source.lowest.value_or(0) < 0 ? Bearing::Against
                          : source.refused > 0          ? Bearing::Fits
                                                        : Bearing::Unknown;
    return bearing;
}

} // namespace

std::string_view toString(Bearing bearing) noexcept
{
    switch (bearing) {
    case Bearing::Fits:
        return "fits";
    case Bearing::Against:
        return "against";
    case Bearing::Unknown:
        break;
    }
    return "unknown";
}

std::optional<Hypotheses> hypothesesOf(const CheckResult& result, const MappingFacts* mapping)
{
    const ElementFacts* const elements = result.subject();
    if (result.contract != ContractId::ClassIndex || !elements || !elements->whole || !result.classes)
        return std::nullopt;
    const SourceTally all = totalOf(*elements, *result.classes);
    if (all.highest.value_or(0) < *result.classes)
        return std::nullopt;
    Hypotheses hypotheses;
    hypotheses.classes = *result.classes;
    hypotheses.neededClasses = *all.highest + (*all.highest < INT64_MAX ? 1 : 0);
    hypotheses.oneBased = oneBasedFacts(all, *result.classes, mapping);
    hypotheses.moreClasses = moreClassesFacts(all, *result.classes, mapping);
    for (const SourceTally& each : elements->sources)
        hypotheses.sources.push_back(bearingOf(each));
    // A source by itself can rule out what the batch as a whole leaves open.
    for (const SourceBearing& each : hypotheses.sources) {
        if (each.oneBased == Bearing::Against && all.zeros == 0 && all.outside == 0)
            hypotheses.oneBased.push_back({Bearing::Against, "source-against", {each.source}});
    }
    hypotheses.oneBasedAll = bearingOf(hypotheses.oneBased);
    hypotheses.moreClassesAll = bearingOf(hypotheses.moreClasses);
    return hypotheses;
}

} // namespace torchtriage::contract
