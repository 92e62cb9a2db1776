// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/comparison.h"

#include "core/io/path_text.h"

#include <array>

namespace torchtriage::rerun {

namespace {

constexpr std::array allVerdicts = {
    Verdict::Reproduced,       Verdict::Moved,       Verdict::NotReproduced,
    Verdict::DifferentFailure, Verdict::NoReference, Verdict::TimedOut,
    Verdict::Stopped,          Verdict::NotStarted,  Verdict::CutShort,
};

bool bothKnown(const std::string& a, const std::string& b)
{
    return !a.empty() && !b.empty();
}

bool isElsewhere(const Failure& reference, const Failure& other)
{
    if (reference.step || other.step)
        return reference.step && other.step && reference.step != other.step;
    if (reference.line == 0 || other.line == 0)
        return false; // one of them does not tell
    return reference.line != other.line || fileNameIn(reference.file) != fileNameIn(other.file);
}

} // namespace

Sameness compareFailures(const Failure& reference, const Failure& other)
{
    const bool sameContract =
        bothKnown(reference.contract, other.contract) && reference.contract == other.contract;
    if (reference.family != other.family && !sameContract)
        return {false, Basis::FamilyDiffers};
    if (bothKnown(reference.assertion, other.assertion)) {
        const bool same = normalised(reference.assertion) == normalised(other.assertion);
        return {same, same ? Basis::Assertion : Basis::TextDiffers};
    }
    const bool sameText = normalised(reference.message) == normalised(other.message);
    if (sameContract)
        return {true, sameText ? Basis::Message : Basis::Contract};
    if (bothKnown(reference.op, other.op) && plainOperator(reference.op) != plainOperator(other.op))
        return {false, Basis::OperatorDiffers};
    if (!sameText)
        return {false, Basis::TextDiffers};
    return {true, reference.message.empty() ? Basis::Ending : Basis::Message};
}

Comparison compareRuns(const std::optional<Failure>& reference, const Ending& ending,
                       const std::optional<Failure>& failure)
{
    switch (ending.kind) {
    case EndingKind::FailedToStart:
        return {Verdict::NotStarted, {}, false};
    case EndingKind::TimedOut:
        return {Verdict::TimedOut, {}, false};
    case EndingKind::Stopped:
        return {Verdict::Stopped, {}, false};
    case EndingKind::Cancelled:
    case EndingKind::Lost:
        return {Verdict::CutShort, {}, false};
    case EndingKind::Exited:
    case EndingKind::Signalled:
    case EndingKind::OutOfMemory:
        break;
    }
    if (!failure)
        return {Verdict::NotReproduced, {}, false};
    if (!reference)
        return {Verdict::NoReference, {}, false};
    const Sameness sameness = compareFailures(*reference, *failure);
    if (!sameness.same) {
        // A program that reports something else and ends well has not failed.
        return {ending.succeeded() ? Verdict::NotReproduced : Verdict::DifferentFailure, sameness.basis,
                false};
    }
    const bool moved = isElsewhere(*reference, *failure);
    return {moved ? Verdict::Moved : Verdict::Reproduced, sameness.basis, moved};
}

Rate rateOf(std::span<const Verdict> verdicts) noexcept
{
    Rate rate;
    for (const Verdict verdict : verdicts) {
        const bool same = verdict == Verdict::Reproduced || verdict == Verdict::Moved;
        const bool other = verdict == Verdict::DifferentFailure || verdict == Verdict::NoReference;
        rate.failed += same ? 1 : 0;
        rate.different += other ? 1 : 0;
        rate.conclusive += same || other || verdict == Verdict::NotReproduced ? 1 : 0;
    }
    return rate;
}

std::optional<StepInterval> intervalOf(const std::optional<Failure>& failure,
                                       bool waitedAfterEachStep) noexcept
{
    if (!waitedAfterEachStep || !failure || !failure->step)
        return std::nullopt;
    StepInterval interval;
    interval.within = *failure->step;
    if (interval.within > 0)
        interval.after = interval.within - 1;
    return interval;
}

std::string_view toString(Verdict verdict) noexcept
{
    switch (verdict) {
    case Verdict::Reproduced:
        return "reproduced";
    case Verdict::Moved:
        return "moved";
    case Verdict::NotReproduced:
        return "not-reproduced";
    case Verdict::DifferentFailure:
        return "different-failure";
    case Verdict::NoReference:
        return "no-reference";
    case Verdict::TimedOut:
        return "timed-out";
    case Verdict::Stopped:
        return "stopped";
    case Verdict::CutShort:
        return "cut-short";
    case Verdict::NotStarted:
        return "not-started";
    }
    return "no-reference";
}

std::optional<Verdict> verdictFromString(std::string_view id) noexcept
{
    for (const Verdict verdict : allVerdicts) {
        if (toString(verdict) == id)
            return verdict;
    }
    return std::nullopt;
}

std::string_view toString(Basis basis) noexcept
{
    switch (basis) {
    case Basis::Assertion:
        return "assertion";
    case Basis::Message:
        return "message";
    case Basis::Contract:
        return "contract";
    case Basis::Ending:
        return "ending";
    case Basis::FamilyDiffers:
        return "family-differs";
    case Basis::OperatorDiffers:
        return "operator-differs";
    case Basis::TextDiffers:
        return "text-differs";
    }
    return "message";
}

} // namespace torchtriage::rerun
