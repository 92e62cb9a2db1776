// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

#include <string_view>
#include <vector>

namespace torchtriage::cli {

/// Declares the subcommand that was asked for, or every one of torchtriage-cli, in the order in which the
/// help names them, if `asked` is none of them: declaring all of them takes as long as starting a short
/// command.
[[nodiscard]] std::vector<Subcommand> addSubcommands(CLI::App& app, std::string_view asked);

} // namespace torchtriage::cli
