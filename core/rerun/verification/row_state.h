// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/outcome.h"
#include "core/rerun/verification/verification.h"

#include <optional>
#include <string>

namespace torchtriage::rerun {

/// What a run showed of a check.
enum class RowResult : std::uint8_t {
    NotRun,
    Passed,
    Refused,      ///< an exception, in an orderly process: what was wrong is named
    NotFinite,    ///< no error, but outputs with NaN or infinities
    Failed,       ///< a crash, a device assert, an error that names nothing
    SameFailure,  ///< the failure of the incident is still there
    Counted,      ///< counting: everything is accounted for
    Unaccounted,  ///< counting: it is not
    NotLast,      ///< diagnostics off: another check ran after it
    Diagnostics,  ///< diagnostics off: the command itself turns a diagnostic on
    Inconclusive, ///< stopped, timed out, not started, or nothing to count
};
[[nodiscard]] std::string_view toString(RowResult result) noexcept; ///< "same-failure"

/// One column of one row.
struct RowState {
    RowResult result = RowResult::NotRun;
    bool holds = false;             ///< as expected
    std::optional<Outcome> outcome; ///< of the run that it rests on
};

/// What an outcome shows, where a run was to end as `expected`.
[[nodiscard]] RowResult resultOf(const Outcome& outcome, Expected expected);
[[nodiscard]] bool meets(RowResult result, Expected expected) noexcept;

/// Reads the row's run out of its folder, and judges it. A run that is not there any more was not run.
[[nodiscard]] RowState stateOf(const Verification& verification, const CheckRow& row, When when,
                               const std::string& folder);

} // namespace torchtriage::rerun
