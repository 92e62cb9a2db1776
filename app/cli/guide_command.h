// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

#include <ostream>
#include <string>

namespace torchtriage::cli {

/// Prints the built-in guide. `section`: empty gives the list of the stages and the whole text, "list" the
/// list alone, an id that stage alone. `language`: "en", "fr", "es", "ja" or "id"; any other gives English.
/// Returns the exit status: 0, or 2 if there is no such stage (one line on `err` names those there are).
[[nodiscard]] int runGuide(const std::string& section, const std::string& language, std::ostream& out,
                           std::ostream& err);

/// The subcommand `guide`.
[[nodiscard]] Subcommand addGuide(CLI::App& app);

} // namespace torchtriage::cli
