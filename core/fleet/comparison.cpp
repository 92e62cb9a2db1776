// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fleet/comparison.h"

#include "core/fleet/job_name.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace torchtriage::fleet {

namespace {

ChangeKind kindOf(std::uint32_t now, std::uint32_t before) noexcept
{
    if (before == 0)
        return ChangeKind::New;
    if (now == 0)
        return ChangeKind::Gone;
    if (now == before)
        return ChangeKind::Same;
    return now > before ? ChangeKind::More : ChangeKind::Fewer;
}

} // namespace

std::string_view toString(ChangeKind kind) noexcept
{
    switch (kind) {
    case ChangeKind::New:
        return "new";
    case ChangeKind::More:
        return "more";
    case ChangeKind::Fewer:
        return "fewer";
    case ChangeKind::Gone:
        return "gone";
    case ChangeKind::Same:
        return "same";
    }
    return "same";
}

std::vector<Change> compare(const Fleet& now, const Fleet& before)
{
    std::unordered_map<std::uint64_t, std::size_t> indexBefore;
    for (std::size_t i = 0; i < before.groups.size(); ++i)
        indexBefore.emplace(before.groups[i].fingerprint.value, i);
    std::vector<Change> changes;
    for (std::size_t i = 0; i < now.groups.size(); ++i) {
        Change change;
        change.now = i;
        change.logsNow = static_cast<std::uint32_t>(now.groups[i].logs.size());
        if (const auto found = indexBefore.find(now.groups[i].fingerprint.value);
            found != indexBefore.end()) {
            change.before = found->second;
            change.logsBefore = static_cast<std::uint32_t>(before.groups[found->second].logs.size());
            indexBefore.erase(found);
        }
        changes.push_back(change);
    }
    for (std::size_t i = 0; i < before.groups.size(); ++i) {
        if (indexBefore.contains(before.groups[i].fingerprint.value))
            changes.push_back({ChangeKind::Gone, std::nullopt, i, 0,
                               static_cast<std::uint32_t>(before.groups[i].logs.size())});
    }
    for (Change& change : changes)
        change.kind = kindOf(change.logsNow, change.logsBefore);
    std::stable_sort(changes.begin(), changes.end(), [](const Change& a, const Change& b) {
        return std::tuple(a.kind, b.logsNow, b.logsBefore) < std::tuple(b.kind, a.logsNow, a.logsBefore);
    });
    return changes;
}

std::optional<std::uint32_t> lastGoodLog(const Fleet& fleet, std::uint32_t failing)
{
    const LogEntry& bad = fleet.logs.at(failing);
    const std::string series = seriesOf(bad.path);
    // Larger is better: the same rank, then before the failure, then near to it.
    const auto worth = [&](const LogEntry& log) {
        const bool earlier = log.when <= bad.when;
        return std::tuple(log.rank == bad.rank, earlier, earlier ? log.when : -log.when);
    };
    std::optional<std::uint32_t> best;
    for (std::uint32_t i = 0; i < fleet.logs.size(); ++i) {
        const LogEntry& log = fleet.logs[i];
        if (log.state != LogState::Clean || i == failing || seriesOf(log.path) != series)
            continue;
        if (!best || worth(log) > worth(fleet.logs[*best]))
            best = i;
    }
    return best;
}

} // namespace torchtriage::fleet
