// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::incident {

// Every struct keeps in `extra` the keys that this version does not know, as the text of a JSON object
// (empty: there were none), and they are written again. An empty string, list or optional is a fact that the
// record does not have.

/// Where the first error stands.
struct ErrorSource {
    std::string file;                      ///< the log, relative to the incident folder
    std::optional<std::int64_t> firstLine; ///< 1-based line that states the first failure
    std::optional<std::int64_t> errorLine; ///< 1-based line of the exception's own text
    std::string extra;

    bool operator==(const ErrorSource&) const = default;
};

struct FirstError {
    std::string message;
    std::string exception; ///< "torch.OutOfMemoryError"
    std::string family;    ///< id of triage::Family; an id that is not ours is kept
    std::optional<std::int64_t> rank;
    std::string time; ///< ISO 8601
    ErrorSource source;
    std::string extra;

    bool operator==(const FirstError&) const = default;
};

struct Progress {
    std::optional<std::int64_t> iteration;
    std::optional<double> epoch; ///< Hugging Face counts parts of an epoch
    std::string lastStep;        ///< what was completed last: "forward", "1810"
    std::string extra;

    bool operator==(const Progress&) const = default;
};

struct Code {
    std::string revision;
    std::optional<bool> dirty; ///< the working tree had changes
    std::vector<std::string> command;
    std::string workdir;
    std::string extra;

    bool operator==(const Code&) const = default;
};

struct Extension {
    std::string name;
    std::string version;
    std::string extra;

    bool operator==(const Extension&) const = default;
};

struct Environment {
    std::string python, torch, backend, cuda, hip, driver, os;
    std::vector<std::string> gpus;
    std::vector<Extension> extensions;
    std::string extra;

    bool operator==(const Environment&) const = default;
};

/// What is known of a tensor without reading its elements.
struct Input {
    std::string name; ///< "batch[0].targets"
    std::string dtype;
    std::optional<std::vector<std::int64_t>> shape;   ///< an empty shape is a scalar
    std::optional<std::vector<std::int64_t>> strides; ///< in elements
    std::optional<bool> contiguous;
    std::string device;
    std::string extra;

    bool operator==(const Input&) const = default;
};

struct Batch {
    std::string id;                 ///< internal identifier: a step, sample ids; never content
    std::vector<std::string> files; ///< relative to the folder, or absolute where the file stays outside
    std::string extra;

    bool operator==(const Batch&) const = default;
};

/// How the process ended, and which of the job's processes it was.
struct Process {
    std::optional<std::int64_t> rank, localRank, worldSize, exitCode, signal;
    std::optional<bool> firstToFail; ///< this rank was the first of the job to leave its mark
    std::string started, ended;      ///< ISO 8601
    std::string extra;

    bool operator==(const Process&) const = default;
};

/// One rank of a job whose records were put together.
struct RankEntry {
    std::optional<std::int64_t> rank;
    std::string folder; ///< relative to the incident folder; empty if only an error file told of it
    std::string time;
    std::string exception;
    std::string message;
    std::optional<bool> firstToFail;
    std::string extra;

    bool operator==(const RankEntry&) const = default;
};

/// A run that belongs to the incident; what it wrote lies in `folder`.
struct Run {
    std::string folder;  ///< "runs/3"
    std::string kind;    ///< "original", "rerun", "reduce", "verify" …
    std::string started; ///< ISO 8601
    std::string outcome; ///< id of what it showed, as whoever ran it says: "reproduced"
    std::string extra;

    bool operator==(const Run&) const = default;
};

/// What a check says about whole inputs; see contract::Finding.
struct CheckFinding {
    std::string weight, id, role;
    std::vector<std::string> values;
    std::string extra;

    bool operator==(const CheckFinding&) const = default;
};

/// A check of a saved batch against what an operator asks, as its answer was. Ids are those of core/contract.
struct Check {
    std::string time; ///< ISO 8601
    std::string contract, op, verdict;
    std::string batch; ///< the file, as `Batch::files` names it
    std::string role,
        key; ///< the input whose elements were looked at; empty: none was
    std::optional<std::vector<std::int64_t>> shape;
    std::optional<std::int64_t> classes, ignoredIndex;
    std::optional<double> low, high; ///< what is allowed, both included
    std::optional<bool> whole;       ///< the elements are integers
    std::optional<bool> enforced;    ///< the operator raises for a refused element
    std::optional<std::int64_t> elements, ignored, refused;
    std::optional<std::int64_t> firstPosition; ///< row-major number of the first refused element
    std::string firstValue, firstFault, firstSample, firstSource;
    std::vector<CheckFinding> findings;
    std::string extra;

    bool operator==(const Check&) const = default;
};

struct Note {
    std::string time; ///< ISO 8601
    std::string text;
    std::string extra;

    bool operator==(const Note&) const = default;
};

/// One change of state; closing and reopening leave one each.
struct StateChange {
    std::string time;
    std::string state;  ///< see stateOpen …
    std::string reason; ///< why it was closed without verification, or opened again
    std::string extra;

    bool operator==(const StateChange&) const = default;
};

/// What closes an incident.
struct Resolution {
    std::string cause, change, regressionCheck;
    std::optional<bool> diagnosticsRemoved;
    std::optional<bool> checkpointNeeded; ///< false: nothing is resumed, it was no training or starts anew
    std::string checkpoint; ///< file or folder that training resumes from
    std::optional<bool> checkpointValidated;
    std::optional<bool> verified;
    std::vector<StateChange> history; ///< oldest first
    std::string extra;

    bool operator==(const Resolution&) const = default;
};

inline constexpr std::string_view stateOpen = "open";
inline constexpr std::string_view stateVerified = "verified";
inline constexpr std::string_view stateClosed = "closed"; ///< closed with a reason, not verified

/// `torchtriage.incident`: everything that is known of one incident, apart from its logs, runs and batches.
struct Record {
    static constexpr std::int64_t currentVersion = 1;

    std::int64_t version = currentVersion;
    std::string id;
    std::string created; ///< ISO 8601
    std::string title;   ///< name given by the user
    std::string state;   ///< stateOpen when empty
    FirstError firstError;
    Progress progress;
    Code code;
    Environment environment;
    std::vector<Input> inputs;
    std::string op; ///< "nll_loss"; key `operator`
    Batch batch;
    Process process;
    std::vector<std::string>
        logs; ///< relative to the folder, the one to triage first; absolute if it stays outside
    std::vector<RankEntry> ranks;
    std::vector<Run> runs;
    std::vector<Check> checks;          ///< oldest first, one for each question; see check_record.h
    std::optional<std::int64_t> pinned; ///< 1-based line that the user chose as the first failure, in logs[0]
    std::vector<Note> notes;            ///< oldest first
    std::vector<std::string> byHand;    ///< JSON pointers of the fields that the user filled in
    Resolution resolution;
    std::string extra;

    /// Written by a newer version: readable as far as it is understood, and never overwritten.
    [[nodiscard]] bool isNewer() const noexcept { return version > currentVersion; }

    bool operator==(const Record&) const = default;
};

/// Longest record that is read, in bytes.
inline constexpr std::uint64_t largestRecord = 32ULL << 20;

/// Reads a record. Missing keys and null are accepted, unknown keys kept. Malformed names the bad field by
/// its JSON pointer ("field /first_error/rank"); Unsupported: the JSON is not a record.
[[nodiscard]] io::Result<Record> parseRecord(const std::string& path, std::string_view text);
[[nodiscard]] io::Result<Record> readRecord(const std::string& path);

/// The text of a record: two spaces of indentation, fixed order of keys, ends in a newline. What the record
/// does not know is left out. Bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string toText(const Record& record);

} // namespace torchtriage::incident
