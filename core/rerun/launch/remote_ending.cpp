// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/launch/remote_ending.h"

#include <string>

namespace torchtriage::rerun {

namespace {

Ending make(EndingKind kind, std::string detail, int code = 0)
{
    Ending ending;
    ending.kind = kind;
    ending.detail = std::move(detail);
    ending.code = code;
    return ending;
}

Ending make(EndingKind kind, Meaning meaning)
{
    return make(kind, std::string(toString(meaning)));
}

/// True where the scheduler had no part in the end.
bool isOwnEnd(Meaning meaning)
{
    return meaning == Meaning::Ended || meaning == Meaning::Running || meaning == Meaning::Waiting;
}

bool isLimit(std::optional<Meaning> meaning)
{
    return meaning == Meaning::OutOfMemory || meaning == Meaning::TimeLimit || meaning == Meaning::Preempted;
}

Ending byScheduler(Meaning meaning)
{
    switch (meaning) {
    case Meaning::OutOfMemory:
        return make(EndingKind::OutOfMemory, "scheduler");
    case Meaning::TimeLimit:
        return make(EndingKind::TimedOut, "scheduler");
    case Meaning::Cancelled:
    case Meaning::Preempted:
        return make(EndingKind::Cancelled, meaning);
    default:
        return make(EndingKind::Lost, meaning);
    }
}

/// Whose work a signal was that is not ours: the scheduler's, or one of the program's own.
Ending bySignal(const RemoteFacts& facts, Ending told)
{
    const auto state = facts.state ? facts.state() : std::nullopt;
    const auto meaning = isLimit(facts.clue) ? facts.clue : state;
    if (!meaning || isOwnEnd(*meaning))
        return told;
    Ending ending = byScheduler(*meaning);
    ending.signal = told.signal;
    return ending;
}

Ending ofProgram(const RemoteFacts& facts, bool byUs)
{
    Ending told;
    told.kind = facts.told.ended->bySignal ? EndingKind::Signalled : EndingKind::Exited;
    (facts.told.ended->bySignal ? told.signal : told.code) = facts.told.ended->number;
    if (facts.told.overMemory) {
        told.kind = EndingKind::OutOfMemory;
        told.detail = "limit";
    } else if (byUs) {
        told.kind = facts.here.kind;
        told.code = 0;
    } else if (facts.signalled || facts.told.ended->bySignal) {
        return bySignal(facts, std::move(told));
    }
    return told;
}

/// The program there runs, or did: nobody told its end.
Ending ofBroken(const RemoteFacts& facts)
{
    const auto state = facts.state ? facts.state() : std::nullopt;
    if (state && !isOwnEnd(*state))
        return byScheduler(*state);
    if (isLimit(facts.clue))
        return byScheduler(*facts.clue);
    return make(EndingKind::Lost, facts.clue.value_or(Meaning::HostUnreachable));
}

Ending ofNotBegun(const RemoteFacts& facts, bool byUs)
{
    if (facts.here.kind == EndingKind::FailedToStart)
        return make(EndingKind::FailedToStart, "launcher-program", facts.here.code);
    if (byUs) // the limit of the wait
        return make(EndingKind::FailedToStart, Meaning::QueueFull);
    if (facts.clue)
        return make(EndingKind::FailedToStart, *facts.clue);
    const auto state = facts.state ? facts.state() : std::nullopt;
    if (state && !isOwnEnd(*state))
        return byScheduler(*state);
    return make(EndingKind::FailedToStart, "launcher", facts.here.code);
}

} // namespace

Ending remoteEnding(const RemoteFacts& facts)
{
    const bool byUs = facts.here.kind == EndingKind::TimedOut || facts.here.kind == EndingKind::Stopped;
    if (facts.told.ended)
        return ofProgram(facts, byUs);
    if (!facts.told.failedStage.empty())
        return make(EndingKind::FailedToStart, facts.told.failedStage, facts.told.failedErrno);
    if (facts.here.kind == EndingKind::Stopped || (byUs && facts.told.process != 0))
        return facts.here;
    return facts.told.process != 0 ? ofBroken(facts) : ofNotBegun(facts, byUs);
}

} // namespace torchtriage::rerun
