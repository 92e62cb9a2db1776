// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"
#include "app/workbench/run_matrix.h"
#include "core/rerun/guess_command.h"

#include <vector>

namespace torchtriage::workbench {

/// What an incident brings to its reruns, read from its log and from the runs that were kept.
struct PreparedSubject {
    RerunSubject subject;
    rerun::GuessedCommand guess;
    std::vector<rerun::Outcome> kept; ///< oldest first
};

/// Reads the beginning of the log and the kept outcomes: slow on a slow disk, so not for the UI thread.
/// Nothing is started.
[[nodiscard]] PreparedSubject prepareSubject(const Incident& incident);

/// The same surroundings with a job of operators instead of a program.
[[nodiscard]] RerunSubject withJob(RerunSubject subject, const rerun::Job& job);

} // namespace torchtriage::workbench
