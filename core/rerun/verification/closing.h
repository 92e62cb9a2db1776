// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/record.h"
#include "core/rerun/verification/row_state.h"

#include <span>
#include <string>
#include <vector>

namespace torchtriage::rerun {

/// A checklist with the folder that it lies in.
struct Checklist {
    std::string name; ///< "cases/nll-loss"; empty for the incident's own
    std::string folder;
    Verification verification;
};

/// What keeps an incident from being closed as verified.
enum class OpenKind : std::uint8_t {
    NoCase,             ///< there is no kept case
    RowNotRun,          ///< a mandatory check has not run, or without an answer
    RowFailed,          ///< one did not end as expected
    Cause,              ///< not written down
    Change,             ///< likewise
    RegressionCheck,    ///< likewise
    DiagnosticsStay,    ///< not said that diagnostics were taken out of the program again
    NoCheckpoint,       ///< none chosen to resume from, and not said that none is needed
    CheckpointNotSound, ///< the one chosen was not validated before the failure
};
[[nodiscard]] std::string_view toString(OpenKind kind) noexcept; ///< "row-failed"

struct OpenPoint {
    OpenKind kind = OpenKind::Cause;
    std::string checklist;            ///< of a row: the name of its checklist
    CheckId check = CheckId::Minimal; ///< of a row

    bool operator==(const OpenPoint&) const = default;
};

/// The checklist of an incident itself: representative part, counting, and the last run.
[[nodiscard]] Verification incidentChecklist(const std::optional<Verification>& known);

/// Reads the checklists of an incident folder: its cases' and its own. A case that was never opened has none
/// yet and is named with no rows.
[[nodiscard]] io::Result<std::vector<Checklist>> readChecklists(const std::string& incidentFolder);

/// State of one row among all others: the last run has to be the last.
[[nodiscard]] RowState stateAmong(std::span<const Checklist> all, const Checklist& list, const CheckRow& row,
                                  When when);

/// What is open of the checks; reads their runs. In the order of the page.
[[nodiscard]] std::vector<OpenPoint> openChecks(std::span<const Checklist> checklists);
/// What is open of the closing note.
[[nodiscard]] std::vector<OpenPoint> openNotes(const incident::Resolution& resolution);
/// Both; empty: the incident may be marked verified.
[[nodiscard]] std::vector<OpenPoint> openPoints(const incident::Resolution& resolution,
                                                std::span<const Checklist> checklists);

} // namespace torchtriage::rerun
