// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checks.h"
#include "core/contract/rules.h"

namespace torchtriage::contract {

namespace {

/// Targets of binary_cross_entropy are looked at since 2.1.
constexpr VersionChange checkedTargets{{2, 0, 0}, {2, 1, 0}};
constexpr RealRule fromZeroToOne{0.0, 1.0, false};

io::Result<void> checkBernoulli(CheckRun& run)
{
    const Input* p = run.input("p");
    p = p ? p : run.input("input");
    if (!p) {
        run.ask("missing-input", "p", {std::string(run.op())});
        return {};
    }
    if (!requireTensor(run, *p) || !requireFloating(run, *p, halfOnCpu))
        return {};
    return run.scan(*p, fromZeroToOne);
}

} // namespace

io::Result<void> checkUnitInterval(CheckRun& run)
{
    if (run.op() == "bernoulli")
        return checkBernoulli(run);
    const Input* const input = run.input("input");
    const Input* const target = run.input("target");
    if (!input && !target) {
        run.ask("missing-input", "input", {std::string(run.op())});
        return {};
    }
    for (const Input* const each : {input, target}) {
        if (each && (!requireTensor(run, *each) || !requireFloating(run, *each, halfOnCpu, true)))
            return {};
    }
    if (input && target) {
        if (!requireSameShape(run, *input, *target))
            return {};
        requireSameDType(run, *input, *target);
    }
    const Input* const weight = run.input("weight");
    if (weight && target && requireTensor(run, *weight))
        requireBroadcast(run, *target, *weight);
    if (input) {
        if (auto scanned = run.scan(*input, fromZeroToOne); !scanned)
            return scanned;
    }
    if (!target)
        return {};
    return run.scan(*target, fromZeroToOne, run.behaviour(checkedTargets) == Behaviour::After);
}

} // namespace torchtriage::contract
