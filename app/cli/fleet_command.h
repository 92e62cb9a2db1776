// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::cli {

/// What `torchtriage-cli fleet` was asked.
struct FleetArguments {
    std::string folder;
    std::string against; ///< folder to compare with; empty: none
    std::string since;   ///< "2024-07-24", "2024-07-24 03:12", "7d", "36h"; empty: every file
    bool json = false;
    bool csv = false;
    bool noCache = false;
    unsigned jobs = 0; ///< 0: one per core
    std::vector<std::string> signatureFolders;
};

/// Scans the folder and prints its fingerprints. Returns the exit status: 0, or 2 if a folder could not be
/// read or an argument makes no sense (one line on `err`).
[[nodiscard]] int runFleet(const FleetArguments& arguments, std::ostream& out, std::ostream& err);

/// Seconds since 1970 of a local date ("2024-07-24", with "T" or a space and a clock behind it) or of a span
/// before `now` ("90m", "36h", "7d", "2w").
[[nodiscard]] std::optional<std::int64_t> parseSince(std::string_view text, std::int64_t now);

/// The subcommand `fleet`.
[[nodiscard]] Subcommand addFleet(CLI::App& app);

} // namespace torchtriage::cli
