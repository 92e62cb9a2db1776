// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

#include <ostream>
#include <string>
#include <vector>

namespace torchtriage::cli {

/// What `torchtriage-cli batch` was asked.
struct BatchArguments {
    std::vector<std::string> paths;
    bool json = false;
    bool stats = false; ///< read the elements too, and summarise them
    std::string tensor; ///< list only the value with this key, and what it holds; empty: everything
};

/// Lists what each file holds, in the order of the paths: one JSON object on a line of its own, or a tree.
/// Returns the exit status: 0, or 2 if a file could not be read or lacks the key (one line on `err` for
/// each).
[[nodiscard]] int runBatch(const BatchArguments& arguments, std::ostream& out, std::ostream& err);

/// The subcommand `batch`.
[[nodiscard]] Subcommand addBatch(CLI::App& app);

} // namespace torchtriage::cli
