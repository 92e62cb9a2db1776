// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/launch/meaning.h"

#include <algorithm>
#include <array>
#include <utility>

namespace torchtriage::rerun {

namespace {

constexpr std::array<std::pair<Meaning, std::string_view>, 15> ids = {{
    {Meaning::HostUnknown, "host-unknown"},
    {Meaning::HostUnreachable, "host-unreachable"},
    {Meaning::HostKey, "host-key"},
    {Meaning::NotAllowed, "not-allowed"},
    {Meaning::NoInterpreter, "no-interpreter"},
    {Meaning::TargetUnknown, "target-unknown"},
    {Meaning::QueueFull, "queue-full"},
    {Meaning::OutOfMemory, "out-of-memory"},
    {Meaning::TimeLimit, "time-limit"},
    {Meaning::NodeFailed, "node-failed"},
    {Meaning::Preempted, "preempted"},
    {Meaning::Cancelled, "cancelled"},
    {Meaning::Waiting, "waiting"},
    {Meaning::Running, "running"},
    {Meaning::Ended, "ended"},
}};

} // namespace

std::string_view toString(Meaning meaning) noexcept
{
    return std::ranges::find(ids, meaning, &std::pair<Meaning, std::string_view>::first)->second;
}

std::optional<Meaning> meaningFromString(std::string_view id) noexcept
{
    const auto found = std::ranges::find(ids, id, &std::pair<Meaning, std::string_view>::second);
    return found != ids.end() ? std::optional(found->first) : std::nullopt;
}

} // namespace torchtriage::rerun
