// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fleet/comparison.h"
#include "core/fleet/fleet.h"
#include "core/fleet/log_diff.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <vector>

namespace torchtriage::workbench {

/// "371 of 412 logs have a failure, 38 have none, 3 could not be read."
[[nodiscard]] QString fleetSummary(const fleet::Fleet& fleet);

/// What a reader has to know of how the folder was read: files left out, folders that could not be entered, a
/// cache that was ignored, times that come from files. Empty if there is nothing to say.
[[nodiscard]] QStringList fleetNotes(const fleet::Fleet& fleet);

/// A time of LogEntry::when: the clock as the log shows it, no zone.
[[nodiscard]] QDateTime fleetTime(std::int64_t when);
/// The day in the short form of the language, without the year if all of the folder is of one.
[[nodiscard]] QString fleetDay(std::int64_t when, bool withYear);
/// "1 to 24 July" of a folder; empty without a failure.
[[nodiscard]] QString fleetPeriod(const fleet::Fleet& fleet);
/// True if the failures of the folder are of several years.
[[nodiscard]] bool severalYears(const fleet::Fleet& fleet);

[[nodiscard]] QString timeSourceText(fleet::TimeSource source); ///< "time printed in the log"
[[nodiscard]] QString changeName(fleet::ChangeKind kind);       ///< "New", "More", "Gone"
/// One sentence on what changed, and that a fingerprint that is gone is not proven repaired.
[[nodiscard]] QString changeSummary(const std::vector<fleet::Change>& changes);
/// What was compared, how many lines only the failing log has, and what that does not prove.
[[nodiscard]] QString diffSummary(const fleet::LogDiff& diff);
[[nodiscard]] QStringList diffNotes(const fleet::LogDiff& diff);

/// The whole of it for a terminal; `before` is the folder compared with, or null.
[[nodiscard]] QString fleetAsText(const fleet::Fleet& fleet, const fleet::Fleet* before);
[[nodiscard]] QString diffAsText(const fleet::LogDiff& diff);

} // namespace torchtriage::workbench
