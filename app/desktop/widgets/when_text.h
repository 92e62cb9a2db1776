// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace torchtriage::desktop {

/// Groups of a list by day, newest first.
enum class DayGroup { Today, Yesterday, LastSevenDays, Earlier };

[[nodiscard]] DayGroup dayGroup(const QDateTime& when, const QDate& today = QDate::currentDate());
[[nodiscard]] QString dayGroupName(DayGroup group);
/// The time for today and yesterday, the date for anything older; by the locale.
[[nodiscard]] QString shortWhen(const QDateTime& when);
/// "today, 03:12", "yesterday", or the date.
[[nodiscard]] QString relativeWhen(const QDateTime& when);
/// Date and time by the locale.
[[nodiscard]] QString fullWhen(const QDateTime& when);

} // namespace torchtriage::desktop
