// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

#include <ostream>
#include <string>
#include <vector>

namespace torchtriage::cli {

/// What `torchtriage-cli run` was asked.
struct RunArguments {
    std::vector<std::string> command;
    std::string library; ///< where incidents go; empty: the window's library
    bool keep = false;   ///< make an incident of it even if the command succeeds
};

/// Runs a command, passes on what it prints, and leaves an incident if it fails. Returns its exit status;
/// ends by the signal that ended it. 2 and one line on `err` if it could not be started.
[[nodiscard]] int runCommand(const RunArguments& arguments, std::ostream& err);

/// The subcommand `run`.
[[nodiscard]] Subcommand addRun(CLI::App& app);

} // namespace torchtriage::cli
