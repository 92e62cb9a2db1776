// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

#include <vector>

namespace torchtriage::cli {

/// Declares every subcommand of torchtriage-cli, in the order in which the help names them.
[[nodiscard]] std::vector<Subcommand> addSubcommands(CLI::App& app);

} // namespace torchtriage::cli
