// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <optional>
#include <string>
#include <vector>

namespace torchtriage::cli {

/// How a wrapped command ended.
struct RunEnding {
    std::optional<int> exitCode;
    std::optional<int> signal;
    std::string logError; ///< why the log is not complete; empty: it is
};

/// Runs a command and copies what it prints to where it would have gone and, with the time before each line,
/// to the file `log`. Its standard input is ours. Where our output is a terminal the command gets one too, so
/// that progress bars and colours stay. Signals that are sent to us are passed on; those of the keyboard
/// reach it by themselves. `environment` are "NAME=value" added to ours. An error: the command could not be
/// started, or not be wrapped.
[[nodiscard]] io::Result<RunEnding> runTeed(const std::vector<std::string>& command, const std::string& log,
                                            const std::vector<std::string>& environment);

/// Ends this process by that signal, as the command was; returns 128 + signal where that is not possible.
[[nodiscard]] int endBySignal(int signal);

} // namespace torchtriage::cli
