// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/report.h"

#include <algorithm>
#include <array>

namespace torchtriage::contract {

namespace {

struct FindingId {
    FindingKind kind;
    std::string_view id;
    Aspect aspect;
};

constexpr std::array findingIds = {
    FindingId{FindingKind::Unreadable, "unreadable", Aspect::Completeness},
    FindingId{FindingKind::EmptyFile, "empty-file", Aspect::Completeness},
    FindingId{FindingKind::ZeroFilled, "zero-filled", Aspect::Completeness},
    FindingId{FindingKind::ChecksumMismatch, "checksum-mismatch", Aspect::Completeness},
    FindingId{FindingKind::ChecksumsAbsent, "checksums-absent", Aspect::Completeness},
    FindingId{FindingKind::OverlappingEntries, "overlapping-entries", Aspect::Completeness},
    FindingId{FindingKind::MissingBytes, "missing-bytes", Aspect::Completeness},
    FindingId{FindingKind::UnreadValue, "unread-value", Aspect::Completeness},
    FindingId{FindingKind::MissingShard, "missing-shard", Aspect::Completeness},
    FindingId{FindingKind::TensorNotInShard, "tensor-not-in-shard", Aspect::Completeness},
    FindingId{FindingKind::TensorNotInIndex, "tensor-not-in-index", Aspect::Coherence},
    FindingId{FindingKind::TotalSizeDiffers, "total-size-differs", Aspect::Coherence},
    FindingId{FindingKind::TemporaryFile, "temporary-file", Aspect::Completeness},
    FindingId{FindingKind::UnreadFile, "unread-file", Aspect::Completeness},
    FindingId{FindingKind::SkippedFiles, "skipped-files", Aspect::Completeness},
    FindingId{FindingKind::StepsDisagree, "steps-disagree", Aspect::Coherence},
    FindingId{FindingKind::EpochsDisagree, "epochs-disagree", Aspect::Coherence},
    FindingId{FindingKind::CountersDiffer, "counters-differ", Aspect::Coherence},
    FindingId{FindingKind::OptimizerStepDiffers, "optimizer-step-differs", Aspect::Coherence},
    FindingId{FindingKind::OptimizerStepsVary, "optimizer-steps-vary", Aspect::Coherence},
    FindingId{FindingKind::NameStepDiffers, "name-step-differs", Aspect::Coherence},
    FindingId{FindingKind::OptimizerMoreParams, "optimizer-more-params", Aspect::Coherence},
    FindingId{FindingKind::OptimizerShape, "optimizer-shape", Aspect::Coherence},
    FindingId{FindingKind::OptimizerName, "optimizer-name", Aspect::Coherence},
    FindingId{FindingKind::OptimizerStray, "optimizer-stray", Aspect::Coherence},
    FindingId{FindingKind::OptimizerPartial, "optimizer-partial", Aspect::Coherence},
    FindingId{FindingKind::OptimizerNotCompared, "optimizer-not-compared", Aspect::Coherence},
    FindingId{FindingKind::AveragedDiffers, "averaged-differs", Aspect::Coherence},
    FindingId{FindingKind::SeveralCheckpoints, "several-checkpoints", Aspect::Coherence},
    FindingId{FindingKind::NoOptimizer, "no-optimizer", Aspect::Coherence},
    FindingId{FindingKind::NoScheduler, "no-scheduler", Aspect::Coherence},
    FindingId{FindingKind::NoRandomState, "no-random-state", Aspect::Coherence},
    FindingId{FindingKind::NoStep, "no-step", Aspect::Coherence},
    FindingId{FindingKind::NonFinite, "non-finite", Aspect::Finiteness},
    FindingId{FindingKind::InfiniteMask, "infinite-mask", Aspect::Finiteness},
    FindingId{FindingKind::NanScalar, "nan-scalar", Aspect::Finiteness},
    FindingId{FindingKind::NotScanned, "not-scanned", Aspect::Finiteness},
    FindingId{FindingKind::StepBeforeFailure, "step-before-failure", Aspect::Time},
    FindingId{FindingKind::StepAtFailure, "step-at-failure", Aspect::Time},
    FindingId{FindingKind::StepAfterFailure, "step-after-failure", Aspect::Time},
    FindingId{FindingKind::FileTimeBefore, "file-time-before", Aspect::Time},
    FindingId{FindingKind::FileTimeAfter, "file-time-after", Aspect::Time},
};

const FindingId& entryOf(FindingKind kind) noexcept
{
    return *std::ranges::find(findingIds, kind, &FindingId::kind);
}

} // namespace

std::string_view toString(FindingKind kind) noexcept
{
    return entryOf(kind).id;
}

Aspect aspectOf(FindingKind kind) noexcept
{
    return entryOf(kind).aspect;
}

std::string_view toString(PartRole role) noexcept
{
    switch (role) {
    case PartRole::Model:
        return "model";
    case PartRole::AveragedWeights:
        return "averaged-weights";
    case PartRole::Optimizer:
        return "optimizer";
    case PartRole::Scheduler:
        return "scheduler";
    case PartRole::GradScaler:
        return "grad-scaler";
    case PartRole::RandomState:
        return "random-state";
    case PartRole::Progress:
        return "progress";
    case PartRole::Other:
        break;
    }
    return "other";
}

std::string_view toString(CounterKind kind) noexcept
{
    switch (kind) {
    case CounterKind::Step:
        return "step";
    case CounterKind::Epoch:
        return "epoch";
    case CounterKind::OptimizerStep:
        return "optimizer-step";
    case CounterKind::SchedulerStep:
        break;
    }
    return "scheduler-step";
}

std::string_view toString(FindingWeight weight) noexcept
{
    switch (weight) {
    case FindingWeight::Blocks:
        return "blocks";
    case FindingWeight::Doubt:
        return "doubt";
    case FindingWeight::Note:
        break;
    }
    return "note";
}

std::string_view toString(PartState state) noexcept
{
    switch (state) {
    case PartState::SameStep:
        return "same-step";
    case PartState::NoStep:
        return "no-step";
    case PartState::OtherCount:
        return "other-count";
    case PartState::OtherStep:
        return "other-step";
    case PartState::Mismatch:
        return "mismatch";
    case PartState::NonFinite:
        return "non-finite";
    case PartState::Damaged:
        break;
    }
    return "damaged";
}

std::string_view toString(CheckpointVerdict verdict) noexcept
{
    switch (verdict) {
    case CheckpointVerdict::ValidatedBeforeFailure:
        return "validated-before-failure";
    case CheckpointVerdict::WrittenDuringOrAfter:
        return "written-during-or-after";
    case CheckpointVerdict::TimeContradictory:
        return "time-contradictory";
    case CheckpointVerdict::TimeUnknown:
        return "time-unknown";
    case CheckpointVerdict::Incomplete:
        return "incomplete";
    case CheckpointVerdict::NonFinite:
        return "non-finite";
    case CheckpointVerdict::Incoherent:
        return "incoherent";
    case CheckpointVerdict::SeveralCheckpoints:
        return "several-checkpoints";
    case CheckpointVerdict::NotFullyRead:
        break;
    }
    return "not-fully-read";
}

std::string_view toString(TimeBasis basis) noexcept
{
    switch (basis) {
    case TimeBasis::Step:
        return "step";
    case TimeBasis::FileTime:
        return "file-time";
    case TimeBasis::Both:
        return "both";
    case TimeBasis::None:
        break;
    }
    return "none";
}

bool CheckpointReport::holds(Aspect aspect) const noexcept
{
    return std::ranges::none_of(findings, [aspect](const CheckpointFinding& finding) {
        return finding.weight == FindingWeight::Blocks && aspectOf(finding.kind) == aspect;
    });
}

std::uint64_t CheckpointReport::tensors() const noexcept
{
    std::uint64_t sum = 0;
    for (const Part& part : parts)
        sum += part.tensors.value_or(0);
    return sum;
}

std::uint64_t CheckpointReport::nonFinite() const noexcept
{
    std::uint64_t sum = 0;
    for (const Part& part : parts)
        sum += part.nonFinite.value_or(0);
    return sum;
}

} // namespace torchtriage::contract
