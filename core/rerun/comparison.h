// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/failure.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace torchtriage::rerun {

/// What a run shows beside what it is compared with.
enum class Verdict : std::uint8_t {
    Reproduced,       ///< the same failure, observed at the same place
    Moved,            ///< the same failure, observed elsewhere
    NotReproduced,    ///< it ended without that failure and without another one
    DifferentFailure, ///< it failed in another way
    NoReference,      ///< it failed; there is nothing to compare it with
    TimedOut,         ///< cut short: neither a failure nor a success
    Stopped,          ///< likewise
    CutShort,         ///< likewise, by somebody else or by a broken connection
    NotStarted,       ///< nothing ran
};

/// On what two failures were found to be the same, or where they part.
enum class Basis : std::uint8_t {
    Assertion,       ///< same expression of a device-side assertion
    Message,         ///< same message but for numbers
    Contract,        ///< other words for the same condition of an operator
    Ending,          ///< nothing but the ending is known of both
    FamilyDiffers,   ///< of different families
    OperatorDiffers, ///< same family, other operator
    TextDiffers,     ///< same family, other words
};

struct Comparison {
    Verdict verdict = Verdict::NoReference;
    std::optional<Basis> basis; ///< where both failed
    bool moved = false;         ///< where both failed with the same failure: observed elsewhere

    bool operator==(const Comparison&) const = default;
};

/// Whether two failures are the same, and on what that rests.
struct Sameness {
    bool same = false;
    Basis basis = Basis::Message;
};
[[nodiscard]] Sameness compareFailures(const Failure& reference, const Failure& other);

/// Compares a run with its reference: the baseline's failure, or the one of the incident's own log. A run
/// whose reference did not fail (nullopt) is not reproduced if it did not fail either, else it has no
/// reference.
[[nodiscard]] Comparison compareRuns(const std::optional<Failure>& reference, const Ending& ending,
                                     const std::optional<Failure>& failure);

/// Repeats of one run.
struct Rate {
    int failed = 0;     ///< with the same failure
    int conclusive = 0; ///< neither stopped, nor timed out, nor not started
    int different = 0;  ///< with another failure
    /// Some fail and some do not: "n of m" is then part of the finding.
    [[nodiscard]] bool isFlaky() const noexcept { return failed > 0 && failed < conclusive; }
    bool operator==(const Rate&) const = default;
};
[[nodiscard]] Rate rateOf(std::span<const Verdict> verdicts) noexcept;

/// Where the launch that failed must lie, from a run that waited for the device after each step: after
/// `after` (none: from the start) and not after `within`.
struct StepInterval {
    std::optional<std::size_t> after;
    std::size_t within = 0;

    bool operator==(const StepInterval&) const = default;
};
/// nullopt if the error names no step, or the run did not wait after each.
[[nodiscard]] std::optional<StepInterval> intervalOf(const std::optional<Failure>& failure,
                                                     bool waitedAfterEachStep) noexcept;

[[nodiscard]] std::string_view toString(Verdict verdict) noexcept; ///< "not-reproduced"
[[nodiscard]] std::optional<Verdict> verdictFromString(std::string_view id) noexcept;
[[nodiscard]] std::string_view toString(Basis basis) noexcept; ///< "assertion"

} // namespace torchtriage::rerun
