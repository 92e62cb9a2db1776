// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace torchtriage::rerun {

/// What is looked at before an incident is closed. All but the last three belong to one kept case.
enum class CheckId : std::uint8_t {
    Minimal,        ///< the case as it was kept
    IndexZero,      ///< every index or target 0
    IndexLast,      ///< the last one that is allowed, C - 1
    IndexPast,      ///< C
    IndexNegative,  ///< -1
    IgnoreIndex,    ///< one target of several is ignore_index
    AllIgnored,     ///< every target is
    Empty,          ///< no row
    OneRow,         ///< one row with valid values
    LastBatch,      ///< a batch that is not full
    Shortest,       ///< sequences of length 1
    Longest,        ///< sequences as long as in the batch that the case was cut from
    OtherDType,     ///< floating inputs in another precision
    OtherReduction, ///< sum instead of mean, or the reverse
    OtherLayout,    ///< an input that is not contiguous; a contiguous one where the case has one that is not
    Representative, ///< a part of the original run, by the user's own command
    Counting,       ///< processed and rejected items of that run
    DiagnosticsOff, ///< the last run: new process, no diagnostics, normal configuration
};
inline constexpr std::size_t checkCount = 18;

[[nodiscard]] std::string_view toString(CheckId id) noexcept; ///< "index-past"
[[nodiscard]] std::optional<CheckId> checkFromString(std::string_view id) noexcept;
/// The neighbours of a minimal case, in the order in which they are shown.
[[nodiscard]] std::span<const CheckId> neighbourIds() noexcept;
[[nodiscard]] bool belongsToCase(CheckId id) noexcept;

/// How a check has to end.
enum class Expected : std::uint8_t {
    Pass,           ///< without an error, and with finite outputs
    Refusal,        ///< with an exception that names the reason, and a device that can still be used
    NoUsableTarget, ///< in order: there is nothing to compute, and an operator may give NaN or refuse
    Unknown,        ///< nothing tells
};
[[nodiscard]] std::string_view toString(Expected expected) noexcept; ///< "no-usable-target"

/// What an expectation rests on.
enum class ExpectedFrom : std::uint8_t {
    Contract,    ///< an operator's contract, held against the very inputs of the run
    KeptFailure, ///< no contract knows the operator; a case that was kept because it fails has to pass
    Rule,        ///< how an incident is closed
};
[[nodiscard]] std::string_view toString(ExpectedFrom from) noexcept; ///< "kept-failure"

/// One line of the checklist. What it shows is read from the runs' own folders: nothing is ticked.
struct CheckRow {
    CheckId id = CheckId::Minimal;
    bool mandatory = true;
    Expected expected = Expected::Unknown;
    ExpectedFrom from = ExpectedFrom::Rule;
    std::string contract;      ///< "class-index", where the contract tells
    std::string before, after; ///< folder of the run, relative to the checklist's: "verify/runs/3"; may be
                               ///< empty

    bool operator==(const CheckRow&) const = default;
};

/// Which column of the checklist.
enum class When : std::uint8_t { Before, After };

} // namespace torchtriage::rerun
