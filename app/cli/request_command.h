// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

#include <string>
#include <vector>

namespace torchtriage::cli {

/// What `torchtriage-cli request` was asked.
struct RequestArguments {
    std::string input;  ///< log, notebook, error file, incident folder, or "-"
    std::string output; ///< file to write; "-" is standard output
    std::string format; ///< "md", "json", "zip"; empty: what the output's name says, else Markdown
    std::string form = "generic";
    std::string map; ///< private map: read if it is there, then written
    std::vector<std::string> keep, always, never, canaries;
    std::vector<std::string> batches;
    std::string casePath; ///< a path, or the name of a case that the incident keeps
    std::string note;
    bool attachLog = false;
    bool consent = false; ///< to the minimal case, whose preview was read
    bool leaveNotes = false;
};

[[nodiscard]] Subcommand addRequest(CLI::App& app);

/// Writes the support request of one log. Returns 0; 1 if something private would have stayed, and nothing is
/// written then; 2 if the input cannot be read or the output not be written.
[[nodiscard]] int runRequest(const RequestArguments& arguments, const Console& console);

} // namespace torchtriage::cli
