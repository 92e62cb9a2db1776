// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/execute.h"

#include <string>

namespace torchtriage::rerun {

/// What reduction and verification ask for: a job as it stands, on this machine, kept below `parent`. Nobody
/// compares what its steps return, so no elements are kept; the caller adds the failure to compare with.
[[nodiscard]] RunRequest jobRequest(Job job, const Engine& engine, const std::string& guard,
                                    const RunLimits& limits, const std::string& parent);

} // namespace torchtriage::rerun
