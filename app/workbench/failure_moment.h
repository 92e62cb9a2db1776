// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/checkpoint/report.h"
#include "core/triage/report.h"

#include <QString>

#include <optional>

namespace torchtriage::workbench {

/// What a log tells of when its first failure happened: the time on that line, where it has a date, and the
/// counters of the training. A time without a zone is taken as that of this machine.
[[nodiscard]] contract::FailureMoment failureMomentOf(const triage::Report& report);

/// "2024-07-24T03:12:41", with a space, with or without a zone: seconds since 1970. nullopt: not such a time.
[[nodiscard]] std::optional<double> timeFromText(const QString& text);

} // namespace torchtriage::workbench
