// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

namespace torchtriage::cli {

/// The subcommand `verify`: runs a folder of kept cases with their neighbours, each in a new process, and
/// holds every run against what the operators' contracts expect of it. What is in the folder is only read,
/// unless the runs are to be kept. A command that a file names is never run: only one given after --. Exit
/// status 0: everything mandatory ended as expected; 1: something did not; 2: bad usage, no case, or one that
/// cannot be read.
[[nodiscard]] Subcommand addVerify(CLI::App& app);

} // namespace torchtriage::cli
