// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/when_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace torchtriage::desktop {

namespace {

struct When {
    Q_DECLARE_TR_FUNCTIONS(When)
};

QString timeOf(const QDateTime& when)
{
    return QLocale().toString(when.toLocalTime().time(), QLocale::ShortFormat);
}

QString dateOf(const QDateTime& when)
{
    return QLocale().toString(when.toLocalTime().date(), QLocale::ShortFormat);
}

} // namespace

DayGroup dayGroup(const QDateTime& when, const QDate& today)
{
    const qint64 days = when.toLocalTime().date().daysTo(today);
    return days <= 0   ? DayGroup::Today
           : days == 1 ? DayGroup::Yesterday
           : days <= 7 ? DayGroup::LastSevenDays
                       : DayGroup::Earlier;
}

QString dayGroupName(DayGroup group)
{
    switch (group) {
    case DayGroup::Today:
        return When::tr("Today");
    case DayGroup::Yesterday:
        return When::tr("Yesterday");
    case DayGroup::LastSevenDays:
        return When::tr("Last 7 days");
    case DayGroup::Earlier:
        break;
    }
    return When::tr("Earlier");
}

QString shortWhen(const QDateTime& when)
{
    const DayGroup group = dayGroup(when);
    return group == DayGroup::Today || group == DayGroup::Yesterday ? timeOf(when) : dateOf(when);
}

QString relativeWhen(const QDateTime& when)
{
    switch (dayGroup(when)) {
    case DayGroup::Today:
        return When::tr("today, %1").arg(timeOf(when));
    case DayGroup::Yesterday:
        return When::tr("yesterday");
    default:
        return dateOf(when);
    }
}

QString fullWhen(const QDateTime& when)
{
    return QLocale().toString(when.toLocalTime(), QLocale::ShortFormat);
}

} // namespace torchtriage::desktop
