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
    QString jobPath;                  ///< of a job of operators; empty: the subject is a program
    RerunSubject program;             ///< what record or log tell, to come back to from a job
};

// Both read files, and are slow on a slow disk: not for the UI thread. Nothing is started.

/// Reads the beginning of the log and the kept outcomes. The baseline is what was run last, else what record
/// or log tell.
[[nodiscard]] PreparedSubject prepareSubject(const Incident& incident);
/// The same surroundings with the job of a file instead of a program.
[[nodiscard]] io::Result<PreparedSubject> prepareJob(const RerunSubject& surroundings, const QString& path);

/// Where the runs of an incident are kept: in its folder, or in the user's data until it has one.
[[nodiscard]] QString runsPlace(const Incident& incident);
/// Moves runs that were kept before an incident had a folder into that folder; returns how many.
std::size_t bringRuns(const Incident& incident);

} // namespace torchtriage::workbench
