// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/verification/row_state.h"

#include "core/rerun/run_folder.h"
#include "core/rerun/verification/diagnostics.h"

#include <algorithm>
#include <array>

namespace torchtriage::rerun {

namespace {

constexpr std::array<std::string_view, 11> resultIds = {
    "not-run", "passed",      "refused",  "not-finite",  "failed",      "same-failure",
    "counted", "unaccounted", "not-last", "diagnostics", "inconclusive"};

bool isFinite(const OutputLine& output)
{
    return output.nan.value_or(0) == 0 && output.infinite.value_or(0) == 0;
}

/// An exception of an operator or of the program, after which the process ended by itself.
bool isClearRefusal(const Outcome& outcome)
{
    const Failure& failure = *outcome.failure;
    if (outcome.ending.kind != EndingKind::Exited || failure.exception.empty() || failure.message.empty() ||
        !failure.assertion.empty())
        return false;
    if (!outcome.engine.empty() && outcome.ending.code != exitCodeOf(RunEnd::Failed))
        return false;
    const bool ofDevice =
        failure.message.starts_with("CUDA error") || failure.message.starts_with("HIP error");
    const auto family = failure.family;
    return !ofDevice && family != triage::Family::OutOfMemory && family != triage::Family::HostMemory &&
           family != triage::Family::MemoryFault && family != triage::Family::HardwareDriver;
}

RowResult failedResult(const Outcome& outcome, Expected expected)
{
    const bool byEngine = !outcome.engine.empty();
    if (byEngine && outcome.ending.code == exitCodeOf(RunEnd::Refused))
        return RowResult::Inconclusive; // the engine could not begin
    const Verdict verdict = outcome.verdict();
    const bool same = verdict == Verdict::Reproduced || verdict == Verdict::Moved;
    if (same && expected == Expected::Pass)
        return RowResult::SameFailure;
    if (byEngine && outcome.failure && isClearRefusal(outcome))
        return RowResult::Refused;
    return same ? RowResult::SameFailure : RowResult::Failed;
}

} // namespace

std::string_view toString(RowResult result) noexcept
{
    return resultIds.at(static_cast<std::size_t>(result));
}

RowResult resultOf(const Outcome& outcome, Expected expected)
{
    if (!outcome.ending.isConclusive())
        return RowResult::Inconclusive;
    if (!outcome.ending.succeeded() || outcome.failure)
        return failedResult(outcome, expected);
    return std::ranges::all_of(outcome.outputs, isFinite) ? RowResult::Passed : RowResult::NotFinite;
}

bool meets(RowResult result, Expected expected) noexcept
{
    switch (expected) {
    case Expected::Pass:
        return result == RowResult::Passed || result == RowResult::Counted;
    case Expected::Refusal:
        return result == RowResult::Refused;
    case Expected::NoUsableTarget:
    case Expected::Unknown:
        return result == RowResult::Passed || result == RowResult::Refused || result == RowResult::NotFinite;
    }
    return false;
}

RowState stateOf(const Verification& verification, const CheckRow& row, When when, const std::string& folder)
{
    RowState state;
    const std::string& run = when == When::Before ? row.before : row.after;
    if (row.id == CheckId::Counting && when == When::After) {
        if (verification.count)
            state.result = verification.count->addsUp() ? RowResult::Counted : RowResult::Unaccounted;
        else if (!run.empty())
            state.result = RowResult::Inconclusive; // it ran, and gave nothing to count
    }
    if (!run.empty()) {
        if (auto outcome = RunFolder(folder + '/' + run).outcome()) {
            if (row.id != CheckId::Counting)
                state.result = resultOf(*outcome, row.expected);
            if (row.id == CheckId::DiagnosticsOff && !diagnosticsOf(*outcome).empty())
                state.result = RowResult::Diagnostics;
            state.outcome = *std::move(outcome);
        }
    }
    state.holds = meets(state.result, row.expected);
    return state;
}

} // namespace torchtriage::rerun
