// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

namespace torchtriage::cli {

/// The subcommand `engines`: each rerun engine with version, build and devices, or why it cannot be used.
/// Exit status 0, whatever it found.
[[nodiscard]] Subcommand addEngines(CLI::App& app);

} // namespace torchtriage::cli
