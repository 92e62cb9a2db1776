// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/plain_values.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

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

/// Sizes of the inputs' dimensions, ascending: what an index is most often held against.
std::vector<std::int64_t> likelyLimits(const ReductionPlan& plan)
{
    std::set<std::int64_t> sizes;
    for (const ReductionInput& input : plan.inputs)
        sizes.insert(input.shape.begin(), input.shape.end());
    sizes.erase(0);
    return {sizes.begin(), sizes.end()};
}

/// Looks for the value next to 0 that still fails, between 0, which does not, and the element's own.
class TowardsZero {
public:
    TowardsZero(Trials& trials, Candidate& candidate, std::size_t input, std::int64_t element)
        : m_trials(trials), m_candidate(candidate), m_slot(candidate.inputs[input].values[element])
    {
    }

    void move(const std::vector<std::int64_t>& limits)
    {
        if (!std::holds_alternative<std::int64_t>(m_slot))
            return;
        m_failing = std::get<std::int64_t>(m_slot);
        for (const std::int64_t limit : limits) {
            // The size itself is refused, and one less is not: two questions settle it.
            if (between(limit) && ask(limit) && between(limit - 1))
                ask(limit - 1);
        }
        // In steps that double, as limits are small beside what was read instead of an index; then in halves.
        for (std::int64_t step = 1; !isNext() && !m_trials.ended(); step = step < middle() ? 2 * step : step)
            ask(m_passing + (m_failing > 0 ? std::min(step, middle()) : -std::min(step, middle())));
        m_slot = m_failing;
    }

private:
    [[nodiscard]] bool isNext() const
    {
        return (m_failing > m_passing ? m_failing - 1 : m_failing + 1) == m_passing;
    }
    [[nodiscard]] bool between(std::int64_t value) const { return value > m_passing && value < m_failing; }
    /// Half of the distance. The difference of two such numbers may not fit; their halves' does.
    [[nodiscard]] std::int64_t middle() const
    {
        return std::max<std::int64_t>(std::abs(m_failing / 2 - m_passing / 2), 1);
    }

    bool ask(std::int64_t value)
    {
        m_slot = value;
        const bool fails = m_trials.fails(m_candidate);
        (fails ? m_failing : m_passing) = value;
        return fails;
    }

    Trials& m_trials;
    const Candidate& m_candidate;
    batch::Number& m_slot;
    std::int64_t m_failing = 0, m_passing = 0;
};

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
    const std::vector<std::int64_t> limits = likelyLimits(plan);
    const std::map<std::int64_t, batch::Number> given = candidate.inputs[input].values;
    for (const auto& [element, number] : given) {
        InputForm without = candidate.inputs[input];
        without.values.erase(element);
        if (!tryForm(trials, candidate, input, without))
            TowardsZero(trials, candidate, input, element).move(limits);
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
