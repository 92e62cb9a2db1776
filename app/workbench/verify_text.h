// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/verification/closing.h"

#include <QString>
#include <QStringList>

namespace torchtriage::workbench {

[[nodiscard]] QString checkName(rerun::CheckId id);   ///< "Minimal case"
[[nodiscard]] QString checkDetail(rerun::CheckId id); ///< what is run, in half a line
/// What is expected and on what that rests: "refused, by the class-index contract".
[[nodiscard]] QString expectedText(const rerun::CheckRow& row);
[[nodiscard]] QString resultWord(const rerun::RowState& state); ///< "Passed", "Failed", "Not run"
/// What the run showed, in evidence's own words where it printed some.
[[nodiscard]] QString rowEvidence(const rerun::RowState& state, const rerun::CheckRow& row,
                                  const std::optional<rerun::ItemCount>& count);
/// What was seen before the fix; a case that was kept because it fails tells that without a run.
[[nodiscard]] QString beforeText(const rerun::RowState& state, const rerun::CheckRow& row,
                                 const std::optional<rerun::Expectation>& kept);
/// One line for a report: result, check, what was expected and what was seen.
[[nodiscard]] QString rowLine(const rerun::CheckRow& row, const rerun::RowState& state,
                              const std::optional<rerun::ItemCount>& count);
/// Totals and, one sentence each, what is not accounted for.
[[nodiscard]] QStringList countTexts(const rerun::ItemCount& count);
[[nodiscard]] QString
openPointText(const rerun::OpenPoint& point); ///< "Minimal case of cases/a has not run."
/// "3 checklists, 1 does not hold."
[[nodiscard]] QString verifySummary(int lists, int failed);
/// For what stands in the way of a verification; a file's own error where it is one.
[[nodiscard]] QString verifyErrorText(const io::Error& error);

} // namespace torchtriage::workbench
