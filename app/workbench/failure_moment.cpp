// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/failure_moment.h"

#include "core/log/timestamp.h"

#include <QDateTime>

#include <charconv>

namespace torchtriage::workbench {

namespace {

/// "1811" of "1811", "1,811" and "1811/5000".
std::optional<std::int64_t> leadingNumber(const std::string& text)
{
    std::string digits;
    for (const char c : text) {
        if (c == ',' || c == '_')
            continue;
        if (c < '0' || c > '9')
            break;
        digits += c;
    }
    std::int64_t value = 0;
    const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return digits.empty() || end.ec != std::errc() ? std::nullopt : std::optional(value);
}

std::optional<double> secondsOf(const QDateTime& when)
{
    return when.isValid() ? std::optional(static_cast<double>(when.toMSecsSinceEpoch()) / 1000)
                          : std::nullopt;
}

} // namespace

std::optional<double> timeFromText(const QString& text)
{
    const QString plain = text.trimmed();
    const auto iso = secondsOf(QDateTime::fromString(plain, Qt::ISODateWithMs));
    if (iso && plain.size() > 10)
        return iso;
    // The forms that logs use; the date has to be there.
    const std::string utf8 = plain.toStdString();
    const auto stamp = log::parseTimestamp(utf8);
    if (!stamp || stamp->precision != log::Timestamp::Precision::Date)
        return std::nullopt;
    const QDateTime utc = QDateTime::fromMSecsSinceEpoch(qRound64(stamp->seconds * 1000), Qt::UTC);
    return secondsOf(QDateTime(utc.date(), utc.time(), Qt::LocalTime));
}

contract::FailureMoment failureMomentOf(const triage::Report& report)
{
    contract::FailureMoment moment;
    if (report.verdict != triage::Verdict::Failure)
        return moment;
    if (report.first && *report.first < report.events.size())
        moment.time = timeFromText(QString::fromStdString(report.events[*report.first].time));
    moment.iteration = leadingNumber(report.context.iteration);
    moment.lastStep = leadingNumber(report.context.lastStep);
    return moment;
}

} // namespace torchtriage::workbench
