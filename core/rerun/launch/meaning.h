// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace torchtriage::rerun {

/// What a line of a launcher's own program, or a state of its queue, tells about a run.
enum class Meaning : std::uint8_t {
    HostUnknown,     ///< no such name
    HostUnreachable, ///< it does not answer
    HostKey,         ///< its key is unknown or another one than before
    NotAllowed,
    NoInterpreter,
    TargetUnknown, ///< no such partition
    QueueFull,
    OutOfMemory, ///< the machine or its scheduler ended it
    TimeLimit,   ///< of the scheduler
    NodeFailed,
    Preempted,
    Cancelled, ///< by somebody else
    Waiting,
    Running,
    Ended, ///< the program's own end
};

[[nodiscard]] std::string_view toString(Meaning meaning) noexcept; ///< "host-unknown"
[[nodiscard]] std::optional<Meaning> meaningFromString(std::string_view id) noexcept;

} // namespace torchtriage::rerun
