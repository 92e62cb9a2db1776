// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/ending.h"

#include <array>
#include <csignal>
#include <cstring>

namespace torchtriage::rerun {

namespace {

constexpr std::array allKinds = {EndingKind::FailedToStart, EndingKind::Exited,  EndingKind::Signalled,
                                 EndingKind::TimedOut,      EndingKind::Stopped, EndingKind::OutOfMemory,
                                 EndingKind::Cancelled,     EndingKind::Lost};

} // namespace

std::string_view toString(EndingKind kind) noexcept
{
    switch (kind) {
    case EndingKind::FailedToStart:
        return "failed-to-start";
    case EndingKind::Exited:
        return "exited";
    case EndingKind::Signalled:
        return "signalled";
    case EndingKind::TimedOut:
        return "timed-out";
    case EndingKind::Stopped:
        return "stopped";
    case EndingKind::OutOfMemory:
        return "out-of-memory";
    case EndingKind::Cancelled:
        return "cancelled";
    case EndingKind::Lost:
        return "lost";
    }
    return "failed-to-start";
}

std::optional<EndingKind> endingFromString(std::string_view id) noexcept
{
    for (const EndingKind kind : allKinds) {
        if (toString(kind) == id)
            return kind;
    }
    return std::nullopt;
}

std::string signalName(int signal)
{
    const char* name = ::sigabbrev_np(signal);
    return name != nullptr ? std::string("SIG") + name : std::to_string(signal);
}

} // namespace torchtriage::rerun
