// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/plain_values.h"

#include <cmath>
#include <cstdlib>

namespace torchtriage::rerun {

namespace {

/// Of inputs with more elements none is looked at by itself.
constexpr std::size_t mostElements = 64;

bool isZero(const batch::Number& number)
{
    struct Zero {
        bool operator()(std::monostate) const { return true; }
        bool operator()(bool value) const { return !value; }
        bool operator()(std::int64_t value) const { return value == 0; }
        bool operator()(std::uint64_t value) const { return value == 0; }
        bool operator()(double value) const { return value == 0; }
        bool operator()(const std::complex<double>& value) const { return value == std::complex<double>(); }
    };
    return std::visit(Zero(), number);
}

/// NaN and infinities say nothing of the data around them; any other real number may.
bool tellsOfTheOriginal(const batch::Number& number)
{
    const auto* real = std::get_if<double>(&number);
    if (real)
        return std::isfinite(*real);
    return std::holds_alternative<std::complex<double>>(number);
}

bool tryForm(Trials& trials, Candidate& candidate, std::size_t input, InputForm form)
{
    std::swap(candidate.inputs[input], form);
    if (trials.fails(candidate))
        return true;
    std::swap(candidate.inputs[input], form);
    return false;
}

/// Bisects between 0, which does not fail, and the element's value, which does.
void moveTowardsZero(Trials& trials, Candidate& candidate, std::size_t input, std::int64_t element)
{
    batch::Number& slot = candidate.inputs[input].values[element];
    if (!std::holds_alternative<std::int64_t>(slot))
        return;
    std::int64_t failing = std::get<std::int64_t>(slot);
    std::int64_t passing = 0;
    // Half the distance rather than the middle: the sum of two such numbers may not fit.
    while ((failing > passing ? failing - 1 : failing + 1) != passing && !trials.ended()) {
        const std::int64_t middle = passing + (failing - passing) / 2;
        slot = middle;
        (trials.fails(candidate) ? failing : passing) = middle;
    }
    slot = failing;
}

/// Zeros, and of the elements only those that the failure needs.
bool keepFewElements(const ReductionPlan& plan, Trials& trials, Candidate& candidate, std::size_t input)
{
    if (!plan.elements)
        return false;
    const std::vector<batch::Number> elements = plan.elements(candidate, input, mostElements);
    InputForm form = candidate.inputs[input];
    form.fill = Fill::Zero;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (!isZero(elements[i]))
            form.values[static_cast<std::int64_t>(i)] = elements[i];
    }
    if (elements.empty() || !tryForm(trials, candidate, input, form))
        return false;
    const std::map<std::int64_t, batch::Number> given = candidate.inputs[input].values;
    for (const auto& [element, number] : given) {
        InputForm without = candidate.inputs[input];
        without.values.erase(element);
        if (!tryForm(trials, candidate, input, without))
            moveTowardsZero(trials, candidate, input, element);
    }
    for (const auto& [element, number] : candidate.inputs[input].values) {
        if (tellsOfTheOriginal(number))
            return false;
    }
    return true;
}

} // namespace

std::optional<Candidate> withPlainValues(const ReductionPlan& plan, Trials& trials, Candidate candidate)
{
    bool plain = true;
    for (std::size_t input = 0; input < plan.inputs.size() && !trials.ended(); ++input) {
        InputForm zeros = candidate.inputs[input];
        zeros.fill = Fill::Zero;
        InputForm drawn = candidate.inputs[input];
        drawn.fill = Fill::Synthetic;
        const bool isPlain = tryForm(trials, candidate, input, zeros) ||
                             tryForm(trials, candidate, input, drawn) ||
                             keepFewElements(plan, trials, candidate, input);
        plain = plain && isPlain;
    }
    return plain && !trials.ended() ? std::optional(std::move(candidate)) : std::nullopt;
}

} // namespace torchtriage::rerun
