// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/check.h"

#include "core/contract/checks.h"

#include <algorithm>
#include <array>

namespace torchtriage::contract {

namespace {

using CheckFunction = io::Result<void> (*)(CheckRun&);

CheckFunction functionOf(ContractId id)
{
    // In the order of ContractId.
    constexpr std::array<CheckFunction, 10> functions = {
        checkClassIndex, checkIndexRange, checkUnitInterval, checkProbability, checkFinite,
        checkLengths,    checkSameLength, checkDType,        checkShape,       checkStrides};
    return functions[static_cast<std::size_t>(id)];
}

bool has(const CheckResult& result, Weight weight)
{
    return std::ranges::any_of(result.findings,
                               [weight](const Finding& each) { return each.weight == weight; });
}

/// A verdict that a check has set itself stays, unless the operator raises.
void conclude(CheckResult& result)
{
    if (has(result, Weight::Refusal))
        result.verdict = Verdict::Refused;
    else if (has(result, Weight::Question))
        result.verdict = Verdict::Undetermined;
}

} // namespace

std::string_view toString(Verdict verdict) noexcept
{
    switch (verdict) {
    case Verdict::Passed:
        return "passed";
    case Verdict::Refused:
        return "refused";
    case Verdict::NoUsableTarget:
        return "no-usable-target";
    case Verdict::OutOfScope:
        return "out-of-scope";
    case Verdict::Undetermined:
        break;
    }
    return "undetermined";
}

std::string_view toString(Weight weight) noexcept
{
    switch (weight) {
    case Weight::Refusal:
        return "refusal";
    case Weight::Warning:
        return "warning";
    case Weight::Note:
        return "note";
    case Weight::Question:
        break;
    }
    return "question";
}

std::string_view toString(Fault fault) noexcept
{
    switch (fault) {
    case Fault::Below:
        return "below";
    case Fault::Above:
        return "above";
    case Fault::NotANumber:
        return "nan";
    case Fault::Infinite:
        break;
    }
    return "infinite";
}

const ElementFacts* CheckResult::subject() const noexcept
{
    const auto refused =
        std::ranges::find_if(elements, [](const ElementFacts& each) { return each.refusedCount > 0; });
    if (refused != elements.end())
        return &*refused;
    return elements.empty() ? nullptr : &elements.front();
}

io::Result<CheckResult> check(const batch::BatchFile& batch, const Request& request,
                              const CheckOptions& options)
{
    const Contract& contract = contractOf(request.contract);
    const Operator* op =
        request.op.empty() ? &contract.operators.front() : findOperator(contract, request.op);
    if (!op) {
        CheckResult result;
        result.contract = request.contract;
        result.op = request.op;
        result.verdict = Verdict::Undetermined;
        result.findings.push_back({Weight::Question, "operator-unknown", {}, {request.op}});
        return result;
    }
    CheckRun run(batch, request, *op, options);
    if (auto resolved = run.resolve(); !resolved)
        return io::fail(resolved.error());
    if (!has(run.result(), Weight::Question)) {
        if (auto done = functionOf(request.contract)(run); !done)
            return io::fail(done.error());
    }
    conclude(run.result());
    return std::move(run.result());
}

} // namespace torchtriage::contract
