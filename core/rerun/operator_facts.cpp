// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/operator_facts.h"

#include <algorithm>

namespace torchtriage::rerun {

namespace {

using ConditionKind = ArgumentCondition::Kind;

std::optional<double> numberOf(const Argument& argument)
{
    if (const auto* whole = std::get_if<std::int64_t>(&argument.value))
        return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(&argument.value))
        return *real;
    return std::nullopt;
}

/// 1 and 1.0 are one value: whoever wrote the job may have spelled it either way.
bool isSame(const Argument& a, const Argument& b)
{
    const auto left = numberOf(a), right = numberOf(b);
    return left && right ? *left == *right : a == b;
}

bool holds(const ArgumentCondition& condition, const Argument& argument)
{
    switch (condition.kind) {
    case ConditionKind::IsNone:
        return std::holds_alternative<std::monostate>(argument.value);
    case ConditionKind::IsTensor:
        return std::holds_alternative<TensorInput>(argument.value);
    case ConditionKind::HasLength: {
        const auto* list = std::get_if<ArgumentList>(&argument.value);
        return list != nullptr && list->size() == condition.length;
    }
    case ConditionKind::Equals:
        return isSame(condition.value, argument);
    }
    return false;
}

} // namespace

std::optional<ArgumentList> OperatorFacts::argumentsOf(const Step& call) const
{
    if (call.arguments.size() > arguments.size())
        return std::nullopt;
    ArgumentList all = call.arguments;
    for (std::size_t i = all.size(); i < arguments.size(); ++i) {
        const auto named = std::ranges::find(call.named, arguments[i], &NamedArgument::name);
        const auto fallback = defaults.find(arguments[i]);
        if (named != call.named.end())
            all.push_back(named->value);
        else if (fallback != defaults.end())
            all.push_back(fallback->second);
        else
            return std::nullopt;
    }
    const bool allKnown = std::ranges::all_of(call.named, [this](const NamedArgument& each) {
        return std::ranges::find(arguments, each.name) != arguments.end();
    });
    return allKnown ? std::optional(std::move(all)) : std::nullopt;
}

const Reference* OperatorFacts::referenceFor(const ArgumentList& given) const
{
    const auto fits = [&](const Reference& reference) {
        return std::ranges::all_of(reference.when, [&](const ArgumentCondition& condition) {
            const auto at = std::ranges::find(arguments, condition.argument) - arguments.begin();
            return static_cast<std::size_t>(at) < given.size() &&
                   holds(condition, given[static_cast<std::size_t>(at)]);
        });
    };
    const auto found = std::ranges::find_if(references, fits);
    return found != references.end() ? &*found : nullptr;
}

} // namespace torchtriage::rerun
