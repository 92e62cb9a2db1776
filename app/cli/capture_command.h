// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

namespace torchtriage::cli {

/// The subcommand `capture`: says how to record incidents in a training script, or prints the Python file.
[[nodiscard]] Subcommand addCapture(CLI::App& app);

} // namespace torchtriage::cli
