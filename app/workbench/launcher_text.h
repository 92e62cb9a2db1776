// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/execute.h"

#include <QString>

namespace torchtriage::workbench {

// Sentences about runs on other machines, the same in the window and at the prompt.

/// "this machine", "ssh: gpu-07", "slurm: main".
[[nodiscard]] QString launcherName(const rerun::Launcher& launcher);
/// Why a launcher cannot be used as it was given; for errors whose place is "launcher".
[[nodiscard]] QString launcherErrorText(const io::Error& error);
/// Where a run stands that has not begun: "Job 12 waits in the queue: PENDING (Resources)."
[[nodiscard]] QString queueText(const rerun::QueueState& state);
/// How a run ended there, for endings that only other machines have; see core/rerun/launch/remote_ending.h.
[[nodiscard]] QString remoteEndingText(const rerun::Outcome& outcome);

} // namespace torchtriage::workbench
