// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/launch/meaning.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::rerun {

/// How a run is started on another machine. Data: resources/launchers/*.json, and files of the same form that
/// the user puts into the configuration folder; described by schema.json beside the first ones.
struct LauncherKind {
    struct Clue {
        std::string text; ///< part of a line
        Meaning means = Meaning::HostUnreachable;

        bool operator==(const Clue&) const = default;
    };

    std::string id = "local";
    std::string targetName; ///< "host", "partition", "pod"; empty: it takes none
    bool needsTarget = false;
    std::vector<std::string> targetWords; ///< with {target}
    std::vector<std::string> run;         ///< with places to fill in; empty: this machine
    std::vector<std::string> state, cancel, sweep;
    std::vector<Clue> clues;
    std::map<std::string, Meaning, std::less<>> states;

    [[nodiscard]] bool isLocal() const noexcept { return run.empty(); }
    [[nodiscard]] bool hasQueue() const noexcept { return !state.empty(); }
    bool operator==(const LauncherKind&) const = default;
};

/// Reads one file; `path` names it in errors.
[[nodiscard]] io::Result<std::vector<LauncherKind>> parseLauncherKinds(const std::string& path,
                                                                       std::string_view text);
/// "local", and those that are built in. The error names file and field (a build mistake).
[[nodiscard]] io::Result<std::vector<LauncherKind>> builtinLauncherKinds();
/// Those of the .json files of a folder, sorted by name; none if there is no such folder. The first file that
/// cannot be read is the error.
[[nodiscard]] io::Result<std::vector<LauncherKind>> launcherKindsOf(const std::string& folder);

} // namespace torchtriage::rerun
