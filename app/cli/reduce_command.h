// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

namespace torchtriage::cli {

/// The subcommand `reduce`: the smallest version of a failing job that fails in the same way, every trial in
/// a new process. Interrupted, or killed, it goes on from where it was when called again. Exit status 0: the
/// case was reduced, or went as far as it was allowed to; 1: the job does not fail; 2: bad usage, or nothing
/// could be run.
[[nodiscard]] Subcommand addReduce(CLI::App& app);

} // namespace torchtriage::cli
