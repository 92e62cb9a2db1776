// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/command.h"
#include "core/rerun/launch/launcher_kind.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::rerun {

/// Where a run's process lives: a kind of launcher, and which machine. Typed by the user or kept in the
/// user's settings; nothing of it is ever taken from an opened file.
struct Launcher {
    LauncherKind kind;                ///< this machine unless set
    std::string target;               ///< host, partition or pod
    std::vector<std::string> options; ///< of the launcher's own program
    std::string python = "python3";   ///< the interpreter there

    [[nodiscard]] bool isLocal() const noexcept { return kind.isLocal(); }
    /// As on the command line: "local", "ssh:gpu-07".
    [[nodiscard]] std::string id() const { return target.empty() ? kind.id : kind.id + ':' + target; }
    bool operator==(const Launcher&) const = default;
};

/// What a launcher's places are filled with for one start.
struct LaunchPlaces {
    std::string job; ///< "torchtriage-" and a name of this run alone
    std::string
        boot; ///< text for `python -c`; without quotes, backslashes and line breaks but for double quotes
    std::string node; ///< where a run that was cut had been; for the sweep
};

/// Why a launcher cannot be used as it is typed, as an id: "no-target", "target" (a character that no such
/// name has, or a leading hyphen), "option" (the first is no option, or one holds a control character),
/// "python"; empty if nothing speaks against it.
[[nodiscard]] std::string_view problemOf(const Launcher& launcher) noexcept;
/// The program that starts an interpreter there. `sweeping` adds the options that lead to the node.
[[nodiscard]] Command startCommand(const Launcher& launcher, const LaunchPlaces& places,
                                   bool sweeping = false);
/// Words of a queue command with {job} filled in.
[[nodiscard]] Command queueCommand(const std::vector<std::string>& words, const LaunchPlaces& places);

/// Reads "local", "ssh:gpu-07", "slurm" or "slurm:--partition=gpu --gres=gpu:1": behind the colon stands the
/// target, or options where it begins with a hyphen. Not checked yet. Unsupported: `kinds` has none of that
/// id; the place is "launcher" and the detail the id.
[[nodiscard]] io::Result<Launcher> launcherNamed(std::string_view name, std::span<const LauncherKind> kinds);
/// Malformed with the place "launcher" and problemOf() as the detail, unless nothing speaks against it.
[[nodiscard]] io::Result<std::shared_ptr<const Launcher>> checkedLauncher(Launcher launcher);

} // namespace torchtriage::rerun
