// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

#include <ostream>
#include <string>

namespace torchtriage::cli {

/// What `torchtriage-cli diff-log` was asked.
struct DiffLogArguments {
    std::string good;
    std::string failing;
    bool json = false;
    unsigned most = 50; ///< lines to print
};

/// Prints the lines that appear only in the failing log, the rarest first. Returns the exit status: 0, or 2
/// if a log could not be read (one line on `err`).
[[nodiscard]] int runDiffLog(const DiffLogArguments& arguments, std::ostream& out, std::ostream& err);

/// The subcommand `diff-log`.
[[nodiscard]] Subcommand addDiffLog(CLI::App& app);

} // namespace torchtriage::cli
