// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fleet/fleet.h"

#include <string>
#include <vector>

namespace torchtriage::fleet {

/// Rank logs of one job whose times lie further apart than this are of different runs. The watchdogs of
/// collectives wait for half an hour by default.
inline constexpr std::int64_t sameRunSeconds = 3600;

/// Groups the logs by fingerprint, merges the rank logs of jobs into incidents, and counts days and states.
/// `logs` are by path.
[[nodiscard]] Fleet assemble(std::string folder, std::vector<LogEntry> logs);

} // namespace torchtriage::fleet
