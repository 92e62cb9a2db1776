// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/family.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::triage {

/// Lines of a log, 1-based, both ends included. In a notebook they count within the cell's output text.
struct LineSpan {
    std::int64_t first = 0;
    std::int64_t last = 0;

    bool operator==(const LineSpan&) const = default;
};

/// One frame of a Python traceback as printed.
struct StackFrame {
    std::string file;
    std::int64_t line = 0; ///< line in `file`; 0 if not printed
    std::string function;
    std::string code;         ///< the source line under it, without indentation; may be empty
    std::int64_t logLine = 0; ///< where the frame stands in the log

    bool operator==(const StackFrame&) const = default;
};

/// An id and what it rests on. Workbench turns it into a sentence; `values` fill its placeholders in order.
struct Reason {
    std::string id; ///< e.g. "assert-line", "first-by-time", "frame-only-observes"
    std::vector<std::string> values;
    LineSpan lines; ///< first == 0: not tied to a line

    bool operator==(const Reason&) const = default;
};

/// Something in the log that speaks of the failure; repeats are one event with a count.
struct Event {
    std::string signature; ///< id of the signature that matched; "traceback" for a plain Python exception
    std::optional<Family> family;
    Role role = Role::Background;
    bool sticky = false; ///< after it the process' CUDA/HIP context is unusable
    LineSpan lines;      ///< first: the line that states it; last: end of its block (traceback, stack, dump)
    std::optional<int> rank;
    std::vector<int> otherRanks;    ///< further ranks that printed the same, sorted
    std::string time;               ///< as printed in the log; empty if none
    std::string exception;          ///< "torch.OutOfMemoryError"; empty if no Python exception
    std::string message;            ///< one line, prefixes and colours removed
    std::int64_t count = 1;         ///< how often it was printed
    std::vector<StackFrame> frames; ///< outermost first; empty if none

    bool operator==(const Event&) const = default;
};

/// Where the error surfaced, and whether that call is only where it was noticed.
struct ObservationPoint {
    std::optional<bool> observedOnly; ///< nullopt: the log does not allow to say
    std::string call; ///< kind of call: "item", "cpu", "synchronize", "backward" …; may be empty
    StackFrame at;    ///< innermost frame of the user's own code; file empty if there is none
};

/// Facts of the run that the log shows. Empty or nullopt: not in the log, and never guessed.
struct Context {
    std::string python, torch, cuda, hip, driver;
    std::optional<Backend> backend;
    bool backendInferred = false; ///< no line names the backend; it follows from what kind of failure this is
    std::vector<std::string> gpus;
    std::string iteration, epoch, lastStep, revision;
    std::vector<std::string> dtypes, shapes;
    std::optional<int> worldSize;

    bool operator==(const Context&) const = default;
};

/// Numbers of an out-of-memory message, in bytes; nullopt where the text does not give them.
struct MemoryNumbers {
    std::optional<double> requested, capacity, free, processInUse, allocated, reserved, otherProcesses;
    std::optional<int> device;
    std::string reading; ///< "larger-than-device", "fragmentation", "other-process", "near-full" or empty

    bool operator==(const MemoryNumbers&) const = default;
};

enum class Verdict { Failure, NoFailure, Unreadable };
[[nodiscard]] std::string_view toString(Verdict verdict) noexcept;

/// What one log says. Values only, no sentence for a person; the first failure is events[first].
struct Report {
    std::string input;  ///< path as given; "-" for standard input
    std::string format; ///< "text", "notebook", "json-lines", "torchelastic", "collect-env", "kernel-log" …
    std::uint64_t bytes = 0;
    std::int64_t lines = 0; ///< number of '\n', plus one if the last line has none
    Verdict verdict = Verdict::NoFailure;

    std::optional<Family> family;
    FailureClass failureClass = FailureClass::Unknown;
    std::string exception, message;
    std::int64_t firstLine = 0; ///< earliest line that states the first failure
    std::int64_t errorLine = 0; ///< final message of the first failing traceback
    std::optional<int> cell;    ///< notebooks: 0-based cell of both lines
    std::optional<int> rank;
    std::string time; ///< of the first failure, or the last one printed before it, as printed; empty if none
    Evidence evidence = Evidence::Hypothesis;
    std::vector<Reason> reasons; ///< why this line, why this family, why this class

    ObservationPoint observation;
    std::string op, kernel, contract, argument; ///< "nll_loss", "nll_loss_forward_…", "class-index", "target"
    std::string assertion;                      ///< text between the backticks
    Context context;
    MemoryNumbers memory;

    std::vector<Event> events;          ///< in log order; background ones included, advice not
    std::optional<std::size_t> first;   ///< index into events
    std::vector<int> ranks;             ///< every rank that printed a line, sorted
    std::int64_t repeats = 0;           ///< how often the first failure's line was printed (all ranks)
    std::vector<Reason> missing;        ///< context that is absent and why it matters ("no-traceback" …)
    std::vector<Reason> contradictions; ///< environment facts that do not fit ("driver-older-than-build" …)
    int usefulness = 0;                 ///< 0..100: how far this log alone can lead
};

} // namespace torchtriage::triage
