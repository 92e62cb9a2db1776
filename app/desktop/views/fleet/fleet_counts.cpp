// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/fleet/fleet_counts.h"

#include "app/workbench/fleet_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <numeric>

namespace torchtriage::desktop {

namespace {
constexpr std::int64_t daySeconds = 86'400;
}

std::uint32_t DaySpan::total() const noexcept
{
    return std::accumulate(logs.begin(), logs.end(), std::uint32_t{0});
}

QString DaySpan::name(bool withYear) const
{
    const QString first = workbench::fleetDay(from * daySeconds, withYear);
    if (days == 1)
        return first;
    return QCoreApplication::translate("DaySpan", "%1 to %2")
        .arg(first, workbench::fleetDay((from + days - 1) * daySeconds, withYear));
}

QVector<FamilyCount> familyCounts(const fleet::Fleet& fleet)
{
    // Evidence can move a failure of one family to another class: each has a bar of its own.
    std::map<std::pair<std::optional<triage::Family>, triage::FailureClass>, std::uint32_t> counts;
    for (const fleet::Group& group : fleet.groups)
        counts[{group.family, group.failureClass}] += static_cast<std::uint32_t>(group.logs.size());
    QVector<FamilyCount> families;
    for (const auto& [key, logs] : counts)
        families.append({key.first, key.second, logs});
    std::ranges::stable_sort(families,
                             [](const FamilyCount& a, const FamilyCount& b) { return a.logs > b.logs; });
    return families;
}

QVector<DaySpan> daySpans(const fleet::Fleet& fleet, int most)
{
    QVector<DaySpan> spans;
    if (fleet.days.empty())
        return spans;
    const std::int64_t first = fleet.days.front().day;
    const std::int64_t count = fleet.days.back().day - first + 1;
    const std::int64_t width = (count + most - 1) / most;
    for (std::int64_t from = 0; from < count; from += width)
        spans.append({first + from, static_cast<int>(std::min(width, count - from)), {}});
    for (const fleet::DayCount& day : fleet.days) {
        DaySpan& span = spans[static_cast<qsizetype>((day.day - first) / width)];
        for (std::size_t i = 0; i < span.logs.size(); ++i)
            span.logs.at(i) += day.logs.at(i);
    }
    return spans;
}

} // namespace torchtriage::desktop
