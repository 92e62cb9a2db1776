// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/timing.h"

#include <cmath>
#include <string>

namespace torchtriage::contract {

namespace {

enum class Side { Unknown, Before, At, After };

// The step that failed: named, or the one after the last that was completed.
std::optional<std::int64_t> failingStep(const FailureMoment& failure)
{
    if (failure.iteration)
        return failure.iteration;
    if (failure.lastStep && *failure.lastStep < INT64_MAX)
        return *failure.lastStep + 1;
    return std::nullopt;
}

Side sideByStep(CheckpointReport& report)
{
    const auto failing = failingStep(report.failure);
    if (!report.step || !failing)
        return Side::Unknown;
    const Side side = *report.step < *failing    ? Side::Before
                      : *report.step == *failing ? Side::At
                                                 : Side::After;
    const FindingKind kind = side == Side::Before ? FindingKind::StepBeforeFailure
                             : side == Side::At   ? FindingKind::StepAtFailure
                                                  : FindingKind::StepAfterFailure;
    report.findings.push_back({kind,
                               side == Side::Before ? FindingWeight::Note : FindingWeight::Doubt,
                               {},
                               {},
                               {std::to_string(*report.step), std::to_string(*failing)},
                               1});
    return side;
}

Side sideByFile(CheckpointReport& report)
{
    if (!report.written || !report.failure.time)
        return Side::Unknown;
    const double before = *report.failure.time - *report.written;
    const bool earlier = before > 0;
    report.findings.push_back({earlier ? FindingKind::FileTimeBefore : FindingKind::FileTimeAfter,
                               earlier ? FindingWeight::Note : FindingWeight::Doubt,
                               {},
                               {},
                               {std::to_string(std::llround(std::abs(before)))},
                               1});
    return earlier ? Side::Before : Side::After;
}

} // namespace

void judgeTime(CheckpointReport& report)
{
    const Side step = sideByStep(report);
    const Side file = sideByFile(report);
    // A step equal to the failing one may be the last completed step or the one that failed: counting from
    // zero or from one decides, and no file says which.
    const bool stepDecides = step == Side::Before || step == Side::After;
    if (stepDecides && file != Side::Unknown && step != file) {
        report.verdict = CheckpointVerdict::TimeContradictory;
        report.basis = TimeBasis::Both;
        return;
    }
    const Side side = stepDecides ? step : file;
    report.basis = side == Side::Unknown ? TimeBasis::None
                   : !stepDecides        ? TimeBasis::FileTime
                   : file == step        ? TimeBasis::Both
                                         : TimeBasis::Step;
    report.verdict = side == Side::Before  ? CheckpointVerdict::ValidatedBeforeFailure
                     : side == Side::After ? CheckpointVerdict::WrittenDuringOrAfter
                                           : CheckpointVerdict::TimeUnknown;
}

} // namespace torchtriage::contract
