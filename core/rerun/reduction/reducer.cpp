// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/reducer.h"

#include "core/rerun/reduction/plain_values.h"

#include <algorithm>

namespace torchtriage::rerun {

namespace {

SearchOptions optionsFor(Trials& trials, int width)
{
    SearchOptions options;
    options.width = width;
    options.ended = [&trials] { return trials.ended(); };
    return options;
}

void cutAxes(const ReductionPlan& plan, Trials& trials, int width, Reduction& reduction)
{
    for (std::size_t i = 0; i < plan.axes.size() && !trials.ended(); ++i) {
        const ReductionAxis& axis = plan.axes[i];
        const StillFails fails = [&](std::span<const IndexSet> sets) {
            std::vector<Candidate> candidates;
            for (const IndexSet& set : sets) {
                candidates.push_back(reduction.kept);
                candidates.back().axes[i] = set;
            }
            return trials.fail(candidates);
        };
        SearchOptions options = optionsFor(trials, width);
        options.guesses = axis.guesses;
        const MinimalSet found =
            axis.ordered ? minimalInterval(axis.size, fails, options) : minimalSet(axis.size, fails, options);
        reduction.kept.axes[i] = found.kept;
        reduction.axes.push_back({i, axis.size, found.kept.count(), found.essential});
    }
}

bool isNeeded(const ReductionPlan& plan, const IndexSet& kept, std::size_t step)
{
    return std::ranges::any_of(kept.indices(), [&](std::int64_t other) {
        const auto& needs = plan.needs[static_cast<std::size_t>(other)];
        return std::ranges::find(needs, step) != needs.end();
    });
}

/// From the last one: what only a dropped step needed can then be dropped too.
void dropSteps(const ReductionPlan& plan, Trials& trials, Reduction& reduction)
{
    reduction.stepsBefore = plan.needs.size();
    for (std::size_t step = plan.needs.size(); step-- > 0 && !trials.ended();) {
        Candidate candidate = reduction.kept;
        candidate.steps = candidate.steps.without(static_cast<std::int64_t>(step));
        if (!candidate.steps.isEmpty() && !isNeeded(plan, candidate.steps, step) && trials.fails(candidate))
            reduction.kept = std::move(candidate);
    }
    reduction.stepsAfter = static_cast<std::size_t>(reduction.kept.steps.count());
}

/// Whether the failure goes away when `change` is made to one input.
template <class Change>
std::optional<bool> matters(const Candidate& kept, std::size_t input, Trials& trials, const Change& change)
{
    Candidate candidate = kept;
    change(candidate.inputs[input]);
    const bool fails = trials.fails(candidate);
    return trials.ended() ? std::nullopt : std::optional(!fails);
}

void askForProperties(const ReductionPlan& plan, Trials& trials, Reduction& reduction)
{
    reduction.inputs.resize(plan.inputs.size());
    for (std::size_t i = 0; i < plan.inputs.size() && !trials.ended(); ++i) {
        InputResult& result = reduction.inputs[i];
        if (!plan.inputs[i].contiguous) {
            result.layoutMatters =
                matters(reduction.kept, i, trials, [](InputForm& form) { form.contiguous = true; });
        }
        if (!plan.inputs[i].atStart) {
            result.offsetMatters =
                matters(reduction.kept, i, trials, [](InputForm& form) { form.atStart = true; });
        }
        result.valuesMatter =
            matters(reduction.kept, i, trials, [](InputForm& form) { form.fill = Fill::Zero; });
    }
}

} // namespace

Candidate wholeOf(const ReductionPlan& plan)
{
    Candidate whole;
    for (const ReductionAxis& axis : plan.axes)
        whole.axes.push_back(IndexSet::prefix(axis.size));
    whole.steps = IndexSet::prefix(static_cast<std::int64_t>(plan.needs.size()));
    whole.inputs.resize(plan.inputs.size());
    return whole;
}

Reduction reduce(const ReductionPlan& plan, Trials& trials, int width)
{
    Reduction reduction;
    reduction.kept = wholeOf(plan);
    reduction.reproduced = trials.fails(reduction.kept);
    if (!reduction.reproduced)
        return reduction;
    cutAxes(plan, trials, width, reduction);
    reduction.cutRuns = trials.runs();
    dropSteps(plan, trials, reduction);
    askForProperties(plan, trials, reduction);
    if (!trials.ended())
        reduction.plain = withPlainValues(plan, trials, reduction.kept);
    reduction.complete = !trials.ended();
    return reduction;
}

} // namespace torchtriage::rerun
