// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::contract {

/// What a part of a checkpoint is for.
enum class PartRole {
    Model,
    AveragedWeights, ///< EMA, SWA: a second set of weights
    Optimizer,
    Scheduler,
    GradScaler,
    RandomState, ///< generators and samplers
    Progress,    ///< counters of the trainer, without tensors
    Other,
};
[[nodiscard]] std::string_view toString(PartRole role) noexcept; ///< "averaged-weights"

/// What a counter inside a file counts, by the name of its key.
enum class CounterKind { Step, Epoch, OptimizerStep, SchedulerStep };
[[nodiscard]] std::string_view toString(CounterKind kind) noexcept; ///< "optimizer-step"

/// A number that the file itself holds under a key that names progress.
struct Counter {
    CounterKind kind = CounterKind::Step;
    std::string key; ///< "global_step", "meta.iter"
    std::int64_t value = 0;

    bool operator==(const Counter&) const = default;
};

/// How much a finding weighs for resuming.
enum class FindingWeight {
    Blocks, ///< the checkpoint is incomplete, incoherent or not finite
    Doubt,  ///< something that a person should look at; it decides nothing
    Note,   ///< a fact that is good to know
};
[[nodiscard]] std::string_view toString(FindingWeight weight) noexcept; ///< "blocks"

/// Which of the four questions a finding answers.
enum class Aspect { Completeness, Coherence, Finiteness, Time };

enum class FindingKind {
    // completeness
    Unreadable,         ///< values: what the reader said
    EmptyFile,          ///< the file has no byte
    ZeroFilled,         ///< the file starts with zeros only, as after a crash of the machine
    ChecksumMismatch,   ///< key: entry; values: tensor that it holds, if any
    ChecksumsAbsent,    ///< the archive was written without checksums
    OverlappingEntries, ///< the archive's entries share bytes, so that they were not all read
    MissingBytes,       ///< key: tensor
    UnreadValue,        ///< key: where; values: why
    MissingShard,       ///< key: file that the index or the numbering names
    TensorNotInShard,   ///< key: tensor; values: shard
    TensorNotInIndex,   ///< key: tensor; values: shard
    TotalSizeDiffers,   ///< values: bytes by the index, bytes in the shards
    TemporaryFile,      ///< the name says that writing was not finished
    UnreadFile,         ///< a file of a kind that we do not read stands among the parts
    SkippedFiles,       ///< more files than one check reads; count
    // coherence
    StepsDisagree,        ///< values: key, step, other file, other key, other step
    EpochsDisagree,       ///< values: key, epoch, other file, other key, other epoch
    CountersDiffer,       ///< like StepsDisagree, but the two keys have different names
    OptimizerStepDiffers, ///< values: optimizer's step, checkpoint's step
    OptimizerStepsVary,   ///< values: lowest, highest
    NameStepDiffers,      ///< values: number in the file's or folder's name, step inside
    OptimizerMoreParams,  ///< values: parameters in the groups, tensors of the model
    OptimizerShape,       ///< key: state; values: shape, how many such states, how many such model tensors
    OptimizerName,        ///< key: parameter named by the optimizer that the model lacks
    OptimizerStray,       ///< values: parameter number that no group names
    OptimizerPartial,     ///< count of parameters without state; values: parameters in all
    OptimizerNotCompared, ///< no model beside it, or a layout that we do not know
    AveragedDiffers,      ///< key: first tensor that differs in name or shape
    SeveralCheckpoints,   ///< values: two files that are checkpoints of different steps
    NoOptimizer,
    NoScheduler,
    NoRandomState,
    NoStep,
    // finiteness
    NonFinite,    ///< key: tensor; count; values: NaN, infinite, position, "nan" or "inf"
    InfiniteMask, ///< the same, but all finite elements are zero, or there are none: a mask, an observer
    NanScalar,    ///< key: a number that is NaN
    NotScanned,   ///< key: tensor whose elements were not read; values: why
    // time
    StepBeforeFailure, ///< values: step, failing iteration
    StepAtFailure,
    StepAfterFailure,
    FileTimeBefore, ///< values: seconds before the failure
    FileTimeAfter,
};
[[nodiscard]] std::string_view toString(FindingKind kind) noexcept; ///< "checksum-mismatch"
[[nodiscard]] Aspect aspectOf(FindingKind kind) noexcept;

/// A fact. `values` fill the placeholders of the sentence that workbench has for its kind.
struct CheckpointFinding {
    FindingKind kind = FindingKind::Unreadable;
    FindingWeight weight = FindingWeight::Note;
    std::string file; ///< relative to the checkpoint's folder; empty: the checkpoint as a whole
    std::string key;
    std::vector<std::string> values;
    std::uint64_t count = 1; ///< how many like it; only the first is named

    bool operator==(const CheckpointFinding&) const = default;
};

/// What a part's row says last. The worst counts.
enum class PartState { SameStep, NoStep, OtherCount, OtherStep, Mismatch, NonFinite, Damaged };
[[nodiscard]] std::string_view toString(PartState state) noexcept; ///< "same-step"

/// A part of the checkpoint: a whole file, or one value of a file that holds several.
struct Part {
    PartRole role = PartRole::Other;
    std::string file;                       ///< relative to the checkpoint's folder
    std::string key;                        ///< of the value in the file; empty: the whole file
    std::optional<Counter> counter;         ///< the step, or else the epoch, that belongs to it
    std::optional<std::uint64_t> tensors;   ///< unknown if the file could not be read
    std::optional<std::uint64_t> nonFinite; ///< elements; unknown if they were not read
    PartState state = PartState::NoStep;
};

enum class CheckpointVerdict {
    ValidatedBeforeFailure, ///< complete, coherent, finite, and all that is known of the time says before
    WrittenDuringOrAfter,
    TimeContradictory, ///< the step inside and the time of the file say different things
    TimeUnknown,       ///< complete, coherent and finite; nothing tells when it was written
    Incomplete,        ///< cut short or damaged
    NonFinite,
    Incoherent,         ///< its parts do not belong together
    SeveralCheckpoints, ///< the folder holds more than one; choose one
    NotFullyRead,       ///< nothing bad was found, but a part of it could not be read
};
[[nodiscard]] std::string_view toString(CheckpointVerdict verdict) noexcept; ///< "validated-before-failure"

/// What the time against the failure rests on. The time of a file is a clue only: copying changes it.
enum class TimeBasis { None, Step, FileTime, Both };
[[nodiscard]] std::string_view toString(TimeBasis basis) noexcept; ///< "file-time"; "none"

/// What is known of the failure. Everything may be missing.
struct FailureMoment {
    std::optional<double> time;            ///< seconds since 1970, UTC
    std::optional<std::int64_t> iteration; ///< that failed
    std::optional<std::int64_t> lastStep;  ///< that was completed before

    [[nodiscard]] bool isKnown() const noexcept { return time || iteration || lastStep; }
};

/// What one check found.
struct CheckpointReport {
    std::string path; ///< as given
    bool folder = false;
    std::uint64_t bytes = 0; ///< of all files that were read
    std::uint64_t files = 0;
    std::optional<double> written;           ///< newest modification time of its files, seconds since 1970
    std::optional<std::int64_t> step, epoch; ///< found inside the files, agreed on by all that have one
    std::vector<Part> parts;
    std::vector<CheckpointFinding> findings; ///< what blocks first
    CheckpointVerdict verdict = CheckpointVerdict::TimeUnknown;
    TimeBasis basis = TimeBasis::None;
    FailureMoment failure; ///< that it was held against

    /// No finding of this aspect blocks.
    [[nodiscard]] bool holds(Aspect aspect) const noexcept;
    [[nodiscard]] std::uint64_t tensors() const noexcept;   ///< of all parts
    [[nodiscard]] std::uint64_t nonFinite() const noexcept; ///< elements of all parts
};

} // namespace torchtriage::contract
