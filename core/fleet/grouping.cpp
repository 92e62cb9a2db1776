// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fleet/grouping.h"

#include "core/fleet/job_name.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>

namespace torchtriage::fleet {

namespace {

constexpr std::int64_t daySeconds = 86'400;
/// Clocks of the ranks of one job agree no better than this.
constexpr std::int64_t sameMomentSeconds = 60;

std::int64_t dayOf(std::int64_t when) noexcept
{
    return when >= 0 ? when / daySeconds : (when - daySeconds + 1) / daySeconds;
}

/// Which of two failing logs of one job tells of the failure that came first. A collective that timed out
/// waits for a rank that had stopped before; times of files only say when the last line was written.
bool failedBefore(const LogEntry& a, const LogEntry& b) noexcept
{
    const bool printed = a.timeSource == TimeSource::Log && b.timeSource == TimeSource::Log;
    const std::int64_t apart = a.when > b.when ? a.when - b.when : b.when - a.when;
    if (printed && apart > sameMomentSeconds)
        return a.when < b.when;
    const bool aWaits = a.family == triage::Family::Collective;
    const bool bWaits = b.family == triage::Family::Collective;
    if (aWaits != bWaits)
        return bWaits;
    return a.when < b.when;
}

/// Adds an incident for each run of one job. `of` are by time.
void addIncidents(Fleet& fleet, const std::string& job, const std::vector<std::uint32_t>& of)
{
    for (std::size_t start = 0; start < of.size();) {
        std::size_t end = start + 1;
        while (end < of.size() && fleet.logs[of[end]].when - fleet.logs[of[end - 1]].when <= sameRunSeconds)
            ++end;
        Incident incident;
        incident.job = job;
        incident.logs.assign(of.begin() + static_cast<std::ptrdiff_t>(start),
                             of.begin() + static_cast<std::ptrdiff_t>(end));
        start = end;
        std::set<int> ranks;
        const LogEntry* first = nullptr;
        for (const std::uint32_t index : incident.logs) {
            const LogEntry& entry = fleet.logs[index];
            incident.ranks = std::max(incident.ranks, entry.ranks);
            if (entry.rank)
                ranks.insert(*entry.rank);
            if (entry.state != LogState::Failure || (first != nullptr && !failedBefore(entry, *first)))
                continue;
            first = &entry;
            incident.first = index;
        }
        incident.ranks = std::max(incident.ranks, static_cast<std::uint32_t>(ranks.size()));
        if (first != nullptr)
            fleet.incidents.push_back(std::move(incident));
    }
}

void mergeJobs(Fleet& fleet)
{
    std::map<std::string, std::vector<std::uint32_t>> jobs;
    for (std::uint32_t i = 0; i < fleet.logs.size(); ++i) {
        const LogEntry& entry = fleet.logs[i];
        if (entry.state == LogState::Failure || entry.state == LogState::Clean)
            jobs[jobNameOf(entry.path, entry.ranks <= 1 ? entry.rank : std::nullopt).job].push_back(i);
    }
    for (auto& [job, logs] : jobs) {
        std::stable_sort(logs.begin(), logs.end(), [&](std::uint32_t a, std::uint32_t b) {
            return fleet.logs[a].when < fleet.logs[b].when;
        });
        addIncidents(fleet, job, logs);
    }
}

void groupLogs(Fleet& fleet)
{
    std::unordered_map<std::uint64_t, std::size_t> indexOf;
    for (std::uint32_t i = 0; i < fleet.logs.size(); ++i) {
        const LogEntry& entry = fleet.logs[i];
        if (entry.state != LogState::Failure)
            continue;
        const auto [found, isNew] = indexOf.emplace(entry.fingerprint.value, fleet.groups.size());
        if (isNew)
            fleet.groups.push_back(
                {entry.fingerprint, entry.family, entry.failureClass, {}, {}, {}, 0, 0, 0, 0});
        fleet.groups[found->second].logs.push_back(i);
    }
    for (const Incident& incident : fleet.incidents) {
        std::set<std::uint64_t> counted;
        for (const std::uint32_t index : incident.logs) {
            const LogEntry& entry = fleet.logs[index];
            if (entry.state != LogState::Failure || !counted.insert(entry.fingerprint.value).second)
                continue;
            Group& group = fleet.groups[indexOf.at(entry.fingerprint.value)];
            ++group.incidents;
            group.ranks = std::max(group.ranks, incident.ranks);
        }
    }
    for (Group& group : fleet.groups) {
        std::stable_sort(group.logs.begin(), group.logs.end(), [&](std::uint32_t a, std::uint32_t b) {
            return fleet.logs[a].when < fleet.logs[b].when;
        });
        const LogEntry& first = fleet.logs[group.logs.front()];
        group.message = first.message;
        group.op = first.op;
        group.firstSeen = first.when;
        group.lastSeen = fleet.logs[group.logs.back()].when;
    }
    std::sort(fleet.groups.begin(), fleet.groups.end(), [](const Group& a, const Group& b) {
        return std::tuple(b.logs.size(), a.fingerprint) < std::tuple(a.logs.size(), b.fingerprint);
    });
}

void countDays(Fleet& fleet)
{
    std::map<std::int64_t, DayCount> days;
    for (const LogEntry& entry : fleet.logs) {
        if (entry.state != LogState::Failure)
            continue;
        const std::int64_t day = dayOf(entry.when);
        DayCount& count = days[day];
        count.day = day;
        ++count.logs[static_cast<std::size_t>(entry.failureClass)];
    }
    for (const auto& [day, count] : days)
        fleet.days.push_back(count);
}

} // namespace

std::string_view toString(LogState state) noexcept
{
    switch (state) {
    case LogState::Failure:
        return "failure";
    case LogState::Clean:
        return "no-failure";
    case LogState::NotALog:
        return "not-a-log";
    case LogState::Unreadable:
        return "unreadable";
    }
    return "unreadable";
}

std::string_view toString(TimeSource source) noexcept
{
    return source == TimeSource::Log ? "log" : "file";
}

Fleet assemble(std::string folder, std::vector<LogEntry> logs)
{
    Fleet fleet;
    fleet.folder = std::move(folder);
    fleet.logs = std::move(logs);
    for (const LogEntry& entry : fleet.logs)
        ++fleet.counts[static_cast<std::size_t>(entry.state)];
    mergeJobs(fleet);
    groupLogs(fleet);
    countDays(fleet);
    return fleet;
}

} // namespace torchtriage::fleet
