// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

namespace torchtriage::cli {

/// The subcommand `rerun`: a program of the user, an incident's command, or a job of operators, in a new
/// process, as it is or with one change. JSON lines as things happen; the last one is the outcome with its
/// comparison. Exit status 0: it was carried out, whatever came of it; 2: bad usage, or nothing could be
/// started.
[[nodiscard]] Subcommand addRerun(CLI::App& app);

} // namespace torchtriage::cli
