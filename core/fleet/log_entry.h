// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fleet/fleet.h"
#include "core/io/result.h"

namespace torchtriage::fleet {

/// Writes down what a triage said of the file that `entry` names; the file's state stays as it is.
void describe(const io::Result<triage::Report>& read, LogEntry& entry);

} // namespace torchtriage::fleet
