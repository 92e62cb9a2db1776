// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/family.h"

#include <optional>
#include <string>
#include <string_view>

namespace torchtriage::triage {

/// How a launcher says that a process ended.
struct ExitStatus {
    int code = 0;            ///< as printed: 137, -9, 1
    int signal = 0;          ///< 9 for -9 and for 137; 0 if it was no signal
    std::string_view name;   ///< "SIGKILL"; empty if no signal
    std::optional<int> rank; ///< where the line names one
};

/// Reads "failed (exitcode: -11) local_rank: 0", "exitcode  : -9 (pid: 1)", "Exited with exit code 137",
/// "Killed by signal 9", "Signal 11 (SIGSEGV) received by PID 1", "exit status 134".
[[nodiscard]] std::optional<ExitStatus> parseExitStatus(std::string_view text) noexcept;

/// What an ending suggests by itself: SIGSEGV and SIGABRT a crash of the host process, SIGKILL and SIGBUS
/// host memory. nullopt: nothing (an ordinary exit code, or a request to stop).
[[nodiscard]] std::optional<Family> familyOf(const ExitStatus& status) noexcept;

} // namespace torchtriage::triage
