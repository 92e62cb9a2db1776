// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/chain.h"

#include "core/log/timestamp.h"
#include "core/triage/event_blocks.h"

#include <algorithm>
#include <cmath>

namespace torchtriage::triage {

namespace {

/// Progress lines after an exception that show that its stream went on.
constexpr std::int64_t survivedProgress = 3;
/// Ordinary lines between an exception and a later whole traceback of the same process that show the same.
constexpr std::int64_t survivedLines = 5;

bool isCandidate(const Occurrence& occurrence) noexcept
{
    return occurrence.event.role == Role::Initiating && occurrence.event.family.has_value();
}

/// How little an occurrence proves as a beginning: candidates of a lower tier go first.
int tierOf(const Occurrence& occurrence) noexcept
{
    if (occurrence.launcher || (occurrence.exitSignal && occurrence.event.exception.empty()))
        return 2; // a launcher's word about an ending
    if (occurrence.event.family == Family::HostCrash)
        return 1; // an abort is often how an earlier error ends
    return 0;
}

bool sameProcess(const Occurrence& a, const Occurrence& b) noexcept
{
    return a.stream == b.stream || !a.event.rank || !b.event.rank || a.event.rank == b.event.rank;
}

/// An exception after which its own stream kept advancing was caught.
bool wentOnAfter(const Occurrence& occurrence, const Collected& collected) noexcept
{
    const StreamFacts& stream = collected.streams[occurrence.stream];
    // A traceback from the top of the program was not caught: what advances behind it is another process.
    return !occurrence.uncaught && !occurrence.wholeTraceback && !occurrence.event.sticky &&
           !occurrence.launcher && stream.progress - occurrence.streamProgress >= survivedProgress;
}

/// In a log of one process, a later uncaught traceback shows that the process had lived on.
bool outlivedBy(const Occurrence& occurrence, const Collected& collected) noexcept
{
    if (collected.severalProcesses || occurrence.event.family != Family::PythonOther)
        return false;
    return std::any_of(
        collected.occurrences.begin(), collected.occurrences.end(), [&](const Occurrence& later) {
            return later.event.lines.first > occurrence.event.lines.first && later.wholeTraceback &&
                   later.link == ChainLink::None && isCandidate(later) && later.stream == occurrence.stream &&
                   later.streamLine - occurrence.streamLine >= survivedLines;
        });
}

void dismissSurvived(Collected& collected)
{
    for (Occurrence& occurrence : collected.occurrences) {
        if (isCandidate(occurrence) &&
            (wentOnAfter(occurrence, collected) || outlivedBy(occurrence, collected)))
            occurrence.event.role = Role::Background;
    }
}

/// An ordinary Python error that only passes on what another process suffered, or that comes of an earlier
/// GPU error in the same traceback chain, is no beginning.
void demoteChained(Collected& collected)
{
    bool chained = false;
    for (Occurrence& occurrence : collected.occurrences) {
        const bool link =
            occurrence.link == ChainLink::DuringHandling || occurrence.link == ChainLink::DirectCause;
        if (link && chained && occurrence.event.role == Role::Initiating)
            occurrence.event.role = Role::Consequence;
        chained = isCandidate(occurrence) || (link && chained);
    }
}

/// True if `a` happened before `b`: by the clock where both tell it and are of different ranks, by line
/// otherwise.
bool before(const Occurrence& a, const Occurrence& b) noexcept
{
    constexpr double distinct = 1e-3;
    const bool timed = a.seconds > 0 && b.seconds > 0 && a.stream != b.stream;
    const double apart = timed ? log::secondsBetween(a.seconds, b.seconds) : 0;
    if (std::abs(apart) > distinct)
        return apart > 0;
    return a.event.lines.first < b.event.lines.first;
}

/// Index of the earliest occurrence of the lowest tier for which `eligible` holds.
template <class Eligible>
std::optional<std::size_t> earliest(const Collected& collected, Eligible eligible)
{
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < collected.occurrences.size(); ++i) {
        const Occurrence& occurrence = collected.occurrences[i];
        if (!eligible(occurrence))
            continue;
        if (!best) {
            best = i;
            continue;
        }
        const Occurrence& leader = collected.occurrences[*best];
        const int tier = tierOf(occurrence);
        const int leading = tierOf(leader);
        if (tier < leading || (tier == leading && before(occurrence, leader)))
            best = i;
    }
    return best;
}

/// A collective that timed out because a rank had died is a consequence, also where its own report stands
/// first.
std::optional<std::size_t> rankThatDied(const Collected& collected, std::size_t first)
{
    const Occurrence& leader = collected.occurrences[first];
    if (leader.event.family != Family::Collective)
        return first;
    const auto better = earliest(collected, [&](const Occurrence& other) {
        if (!isCandidate(other) || other.event.family == Family::Collective)
            return false;
        // slurmstepd prints no time: what it says of a kill counts where it stands above the time-out.
        if (other.launcher && other.event.family == Family::HostMemory)
            return other.event.lines.first < leader.event.lines.first;
        const bool otherRank = other.stream != leader.stream && other.event.rank != leader.event.rank;
        return tierOf(other) == 0 && otherRank && other.seconds > 0 && leader.seconds > 0 &&
               log::secondsBetween(other.seconds, leader.seconds) > 0;
    });
    return better ? better : first;
}

std::optional<std::size_t> chooseFirst(const Collected& collected, std::vector<Reason>& reasons)
{
    auto first = earliest(collected, isCandidate);
    if (first) {
        const auto died = rankThatDied(collected, *first);
        if (died != first)
            reasons.push_back({"first-rank-by-cause", {}, collected.occurrences[*died].event.lines});
        return died;
    }
    // Only endings and echoes: the earliest that names a family is all there is.
    const auto echo = earliest(collected, [](const Occurrence& occurrence) {
        const Role role = occurrence.event.role;
        const bool ending = role == Role::Teardown && occurrence.exitSignal.value_or(0) != 0;
        return occurrence.event.family && (role == Role::Confirmation || role == Role::Consequence || ending);
    });
    if (echo || collected.endedOnRequest)
        return echo;
    // A worker that ended with an error code failed, though nothing says of what.
    return earliest(collected, [](const Occurrence& occurrence) {
        return occurrence.event.role == Role::Teardown && occurrence.errorCode;
    });
}

/// The exception that reports the first failure where the failure itself is only a line (an assertion, a log
/// line).
std::optional<std::size_t> findConfirmation(const Collected& collected, std::size_t first)
{
    const Occurrence& leader = collected.occurrences[first];
    if (leader.errorLine != 0 && !leader.event.frames.empty())
        return std::nullopt;
    std::optional<std::size_t> sameFamily;
    std::optional<std::size_t> anyAfterSticky;
    for (std::size_t i = 0; i < collected.occurrences.size(); ++i) {
        const Occurrence& other = collected.occurrences[i];
        if (i == first || other.event.lines.first <= leader.event.lines.first ||
            !sameProcess(leader, other) || other.errorLine == 0 || other.event.role == Role::Background ||
            other.event.role == Role::Teardown)
            continue;
        if (!sameFamily && other.event.family == leader.event.family && !other.event.frames.empty())
            sameFamily = i;
        // After a sticky error the next exception of the process reports it, whatever it says.
        if (!anyAfterSticky && leader.event.sticky && other.event.family != Family::PythonOther)
            anyAfterSticky = i;
    }
    return sameFamily ? sameFamily : anyAfterSticky;
}

/// cuBLAS and cuDNN fail in their own words when the context is already broken: a sticky error of the same
/// process right behind them says what really happened.
void readThroughLibrary(Collected& collected, Chain& chain)
{
    Occurrence& leader = collected.occurrences[*chain.first];
    if (leader.event.family != Family::LibraryFailure)
        return;
    for (const Occurrence& other : collected.occurrences) {
        const bool explains = other.event.sticky && other.event.family &&
                              other.event.family != Family::LibraryFailure &&
                              other.event.family != Family::HardwareDriver;
        if (!explains || other.event.lines.first < leader.event.lines.first || !sameProcess(leader, other) ||
            other.streamProgress != leader.streamProgress)
            continue;
        leader.event.family = other.event.family;
        leader.event.sticky = true;
        chain.reasons.push_back({"library-after-assert", {}, other.event.lines});
        return;
    }
}

void assignRoles(Collected& collected, const Chain& chain)
{
    const Occurrence& leader = collected.occurrences[*chain.first];
    for (std::size_t i = 0; i < collected.occurrences.size(); ++i) {
        Occurrence& other = collected.occurrences[i];
        if (i == *chain.first) {
            other.event.role = Role::Initiating;
        } else if (i == chain.confirmation) {
            other.event.role = Role::Confirmation;
        } else if (other.event.role == Role::Initiating) {
            const bool echo = leader.event.sticky && other.event.sticky &&
                              other.event.family == leader.event.family && sameProcess(leader, other);
            other.event.role = echo ? Role::Confirmation : Role::Consequence;
        }
    }
}

void explain(Chain& chain, const Collected& collected)
{
    const Occurrence& leader = collected.occurrences[*chain.first];
    auto& reasons = chain.reasons;
    const auto candidates =
        std::count_if(collected.occurrences.begin(), collected.occurrences.end(),
                      [](const Occurrence& occurrence) { return isCandidate(occurrence); });
    if (!leader.assertion.empty())
        reasons.push_back({"assert-line", {}, leader.event.lines});
    else if (candidates <= 1)
        reasons.push_back({"only-statement", {}, leader.event.lines});
    else if (leader.seconds > 0 && collected.ranks.size() > 1)
        reasons.push_back({"first-by-time", {leader.event.time}, leader.event.lines});
    else
        reasons.push_back({"first-in-log", {}, leader.event.lines});
    for (const Occurrence& other : collected.occurrences) {
        constexpr std::size_t mostReasons = 6;
        if (other.event.role == Role::Background && other.event.family &&
            other.event.lines.first < leader.event.lines.first && reasons.size() < mostReasons)
            reasons.push_back(
                {"earlier-handled", {std::to_string(other.event.lines.first)}, other.event.lines});
    }
    if (leader.afterStart)
        reasons.push_back({"after-progress", {}, {}});
    if (collected.rootCauseRank && leader.event.rank == collected.rootCauseRank)
        reasons.push_back({"root-cause-block",
                           {std::to_string(*collected.rootCauseRank)},
                           {collected.rootCauseLine, collected.rootCauseLine}});
}

} // namespace

Chain buildChain(Collected& collected)
{
    joinBlocks(collected);
    dismissSurvived(collected);
    demoteChained(collected);
    Chain chain;
    chain.first = chooseFirst(collected, chain.reasons);
    if (!chain.first)
        return chain;
    readThroughLibrary(collected, chain);
    chain.confirmation = findConfirmation(collected, *chain.first);
    explain(chain, collected);
    assignRoles(collected, chain);
    return chain;
}

} // namespace torchtriage::triage
