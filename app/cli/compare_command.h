// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

namespace torchtriage::cli {

/// What `torchtriage-cli compare` was asked.
struct CompareArguments {
    std::vector<std::string> good;
    std::string failing;
    std::int64_t ignoredIndex = -100;
    bool json = false;
};

/// Prints what distinguishes the failing batch from the good ones. Returns the exit status: 0, or 2 if a file
/// could not be read (one line on `err`).
[[nodiscard]] int runCompare(const CompareArguments& arguments, std::ostream& out, std::ostream& err);

/// The subcommand `compare`.
[[nodiscard]] Subcommand addCompare(CLI::App& app);

} // namespace torchtriage::cli
