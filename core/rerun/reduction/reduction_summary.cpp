// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/reduction_summary.h"

#include "core/io/json_text.h"

#include <nlohmann/json.hpp>

#include <array>

namespace torchtriage::rerun {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 3> essentialIds = {"members", "length", "all"};
constexpr std::array<std::string_view, 5> endIds = {"complete", "run-budget", "time-budget", "paused",
                                                    "error"};

Json orNull(const std::optional<bool>& known)
{
    return known ? Json(*known) : Json(nullptr);
}

Json axisOf(const ReductionPlan& plan, const Candidate& kept, const AxisResult& result)
{
    Json uses = Json::array();
    for (const AxisUse& use : plan.axes[result.axis].uses)
        uses.push_back({{"input", plan.inputs[use.input].name}, {"dimension", use.dimension}});
    return {{"dimensions", uses},
            {"before", result.before},
            {"after", result.after},
            {"kept", kept.axes[result.axis].toText()},
            {"needs", toString(result.essential)}};
}

} // namespace

std::string_view toString(Essential essential) noexcept
{
    return essentialIds.at(static_cast<std::size_t>(essential));
}

std::string_view toString(TrialsEnd end) noexcept
{
    return endIds.at(static_cast<std::size_t>(end));
}

std::string reductionSummary(const ReductionPlan& plan, const ReducedJob& result)
{
    const Reduction& reduction = result.reduction;
    Json axes = Json::array(), inputs = Json::array();
    for (const AxisResult& axis : reduction.axes)
        axes.push_back(axisOf(plan, reduction.kept, axis));
    for (std::size_t i = 0; i < reduction.inputs.size(); ++i) {
        inputs.push_back({{"name", plan.inputs[i].name},
                          {"layout_matters", orNull(reduction.inputs[i].layoutMatters)},
                          {"offset_matters", orNull(reduction.inputs[i].offsetMatters)},
                          {"values_matter", orNull(reduction.inputs[i].valuesMatter)}});
    }
    const Json summary = {
        {"format", "torchtriage.reduction"},
        {"version", 1},
        {"reproduced", reduction.reproduced},
        {"end", toString(result.end)},
        {"confirmed", result.confirmed},
        {"plain_confirmed", result.plainConfirmed},
        {"runs", result.runs},
        {"failure",
         {{"family", result.failure.family ? Json(triage::toString(*result.failure.family)) : Json(nullptr)},
          {"exception", result.failure.exception},
          {"message", result.failure.message}}},
        {"axes", axes},
        {"inputs", inputs},
        {"steps", {{"before", reduction.stepsBefore}, {"after", reduction.stepsAfter}}},
    };
    return io::jsonText(summary, 2) + '\n';
}

} // namespace torchtriage::rerun
