// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

#include <ostream>
#include <string>
#include <vector>

namespace torchtriage::cli {

/// What `torchtriage-cli checkpoint` was asked.
struct CheckpointArguments {
    std::vector<std::string> paths;
    std::string failedAt; ///< a time; empty: not given
    std::string log;      ///< a log whose first failure tells time and step; empty: not given
    bool json = false;
};

/// Checks every checkpoint. Returns the exit status: 0 if all held, 1 if one is damaged, incoherent or not
/// finite, or if a failure is known and it was not shown to be written before it; 2 if a path could not be
/// read or the time is none (one line on `err` for each).
[[nodiscard]] int runCheckpoint(const CheckpointArguments& arguments, std::ostream& out, std::ostream& err);

/// The subcommand `checkpoint`.
[[nodiscard]] Subcommand addCheckpoint(CLI::App& app);

} // namespace torchtriage::cli
