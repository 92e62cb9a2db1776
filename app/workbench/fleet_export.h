// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fleet/comparison.h"
#include "core/fleet/fleet.h"
#include "core/fleet/log_diff.h"

#include <QByteArray>
#include <QString>

#include <string>

namespace torchtriage::workbench {

/// One JSON object on one line: counts, families, days, fingerprints with their logs, incidents, problems,
/// and `against` (null without `before`). Ids and facts only, in no language.
[[nodiscard]] QByteArray fleetJson(const fleet::Fleet& fleet, const fleet::Fleet* before);

/// The table of fingerprints with a heading, RFC 4180. With `before`, fingerprints of either folder, and the
/// columns "logs_before" and "change". A cell that a spreadsheet would take for a formula begins with an
/// apostrophe.
[[nodiscard]] QByteArray fleetCsv(const fleet::Fleet& fleet, const fleet::Fleet* before);

/// One JSON object on one line.
[[nodiscard]] QByteArray diffJson(const fleet::LogDiff& diff);

/// The file that remembers scans of `folder`, below the user's folder for caches.
[[nodiscard]] QString fleetCachePath(const QString& folder);

/// "2024-07-24T03:12:41", as the clock of the log shows it.
[[nodiscard]] std::string isoTime(std::int64_t when);

} // namespace torchtriage::workbench
