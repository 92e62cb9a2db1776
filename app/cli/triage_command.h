// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

#include <ostream>
#include <string>
#include <vector>

namespace torchtriage::cli {

/// What `torchtriage-cli triage` was asked.
struct TriageArguments {
    std::vector<std::string> paths;
    std::vector<std::string> signatureFolders;
    bool json = false;
    unsigned jobs = 0; ///< 0: one per core
};

/// Triages every input and prints the results in the order of the inputs, whatever thread finished first.
/// Returns the exit status: 0, or 2 if an input could not be read (with one line on `err` for each).
[[nodiscard]] int runTriage(const TriageArguments& arguments, std::ostream& out, std::ostream& err);

/// The subcommand `triage`.
[[nodiscard]] Subcommand addTriage(CLI::App& app);

} // namespace torchtriage::cli
