// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace torchtriage::rerun {

/// How a process ended. The exit code counts only where it exited by itself.
enum class EndingKind : std::uint8_t {
    FailedToStart, ///< no such program, no such folder, not allowed: nothing ran
    Exited,        ///< by itself, with a code
    Signalled,     ///< by a signal that we did not send
    TimedOut,      ///< we ended it at the time limit
    Stopped,       ///< we ended it because the user asked, or because the window closed
    OutOfMemory,   ///< we ended it at the memory limit, or the system's out-of-memory killer did
    Cancelled,     ///< on another machine: its scheduler ended it, or somebody through it
    Lost, ///< on another machine: the connection broke, or the machine did. How it ended is not known
};

struct Ending {
    EndingKind kind = EndingKind::FailedToStart;
    int code = 0;   ///< Exited: exit code. FailedToStart: errno
    int signal = 0; ///< the signal that ended it, also where we sent it; 0 if none did
    /// Technical fact in English: what could not be started, or whose limit it was ("limit", "system",
    /// "scheduler"); on another machine what was found of it (launch/meaning.h).
    std::string detail;

    [[nodiscard]] bool succeeded() const noexcept { return kind == EndingKind::Exited && code == 0; }
    /// False where the run was cut short by us or never began: it shows neither a failure nor a success.
    [[nodiscard]] bool isConclusive() const noexcept
    {
        return kind == EndingKind::Exited || kind == EndingKind::Signalled || kind == EndingKind::OutOfMemory;
    }
    bool operator==(const Ending&) const = default;
};

[[nodiscard]] std::string_view toString(EndingKind kind) noexcept; ///< "timed-out"
[[nodiscard]] std::optional<EndingKind> endingFromString(std::string_view id) noexcept;
/// "SIGSEGV"; "SIGRTMIN+3" and the like by number ("37").
[[nodiscard]] std::string signalName(int signal);

} // namespace torchtriage::rerun
