// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/command.h"
#include "core/rerun/outcome.h"

#include <string>
#include <vector>

namespace torchtriage::rerun {

/// The command with every variable taken away that is set for a diagnosis, whoever set it: the user for this
/// command, or the session that this program runs in.
[[nodiscard]] Command withoutDiagnostics(Command command);

/// Variables that turn a diagnostic on in what was started all the same, such as words of `env`.
[[nodiscard]] std::vector<std::string> diagnosticsOf(const Outcome& outcome);

} // namespace torchtriage::rerun
