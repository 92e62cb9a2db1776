// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reference_job.h"

#include <algorithm>

namespace torchtriage::rerun {

namespace {

struct Fit {
    const Reference* reference = nullptr;
    ArgumentList arguments; ///< of the call, in the order of the schema
};

std::optional<Fit> fitFor(const Step& step, const OperatorTable& operators)
{
    const auto* call = std::get_if<OperatorCall>(&step.call);
    const auto known = call != nullptr ? operators.find(call->name) : operators.end();
    if (known == operators.end())
        return std::nullopt;
    auto arguments = known->second.argumentsOf(step);
    const Reference* reference = arguments ? known->second.referenceFor(*arguments) : nullptr;
    return reference != nullptr ? std::optional(Fit{reference, *std::move(arguments)}) : std::nullopt;
}

StepOutput* stepIn(Argument& argument)
{
    auto* input = std::get_if<TensorInput>(&argument.value);
    return input != nullptr ? std::get_if<StepOutput>(&input->origin) : nullptr;
}

/// Puts the call's own arguments into those of a reference, and counts its steps from `first` on.
void fill(Argument& argument, const ArgumentList& given, std::size_t first)
{
    if (auto* list = std::get_if<ArgumentList>(&argument.value)) {
        for (Argument& each : *list)
            fill(each, given, first);
        return;
    }
    StepOutput* output = stepIn(argument);
    if (output == nullptr)
        return;
    if (output->step < given.size())
        argument = Argument(given[output->step]);
    else
        output->step = first + output->step - given.size();
}

std::vector<Step> stepsOf(const Fit& fit, std::size_t first)
{
    std::vector<Step> steps = fit.reference->steps;
    for (Step& step : steps) {
        step.out.clear(); // names of the reference would meet those of the job
        for (Argument& argument : step.arguments)
            fill(argument, fit.arguments, first);
        for (NamedArgument& named : step.named)
            fill(named.value, fit.arguments, first);
    }
    return steps;
}

/// Moves what later steps take by `added` steps; false if one takes a second output of the replaced one.
bool moveLaterSteps(Job& job, std::size_t from, std::size_t replaced, std::size_t added)
{
    bool fits = true;
    forEachTensor(job, [&](std::size_t step, std::size_t, TensorInput& tensor) {
        auto* output = std::get_if<StepOutput>(&tensor.origin);
        if (step < from || output == nullptr || output->step < replaced)
            return;
        fits = fits && (output->step != replaced || output->output == 0);
        output->step += added;
    });
    return fits;
}

} // namespace

std::vector<std::size_t> stepsWithReference(const Job& job, const OperatorTable& operators)
{
    std::vector<std::size_t> steps;
    for (std::size_t i = 0; i < job.steps.size(); ++i) {
        if (withReference(job, i, operators))
            steps.push_back(i);
    }
    return steps;
}

std::optional<ReferenceJob> withReference(const Job& job, std::size_t step, const OperatorTable& operators)
{
    const auto fit = step < job.steps.size() ? fitFor(job.steps[step], operators) : std::nullopt;
    if (!fit)
        return std::nullopt;
    std::vector<Step> reference = stepsOf(*fit, step);
    const std::size_t count = reference.size();
    reference.back().out = job.steps[step].out;

    ReferenceJob result{job, {}};
    auto& steps = result.job.steps;
    const auto place = steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(step));
    steps.insert(place, std::make_move_iterator(reference.begin()), std::make_move_iterator(reference.end()));
    if (!moveLaterSteps(result.job, step + count, step, count - 1))
        return std::nullopt;
    if (result.job.expect && result.job.expect->step && *result.job.expect->step > step)
        *result.job.expect->step += count - 1;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool inside = i >= step && i < step + count;
        const std::size_t origin = i < step ? i : inside ? step : i - (count - 1);
        result.origins.push_back({origin, !inside || i + 1 == step + count});
    }
    return result;
}

} // namespace torchtriage::rerun
