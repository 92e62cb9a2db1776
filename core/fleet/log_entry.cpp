// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fleet/log_entry.h"

#include "core/fleet/job_name.h"
#include "core/log/timestamp.h"

#include <cmath>
#include <ctime>

namespace torchtriage::fleet {

namespace {

constexpr std::size_t longestMessage = 240;
constexpr std::int64_t perSecond = 1'000'000'000;
constexpr std::int64_t secondsOfDay = 86'400;
constexpr std::int64_t yearSeconds = 366 * secondsOfDay;

/// What a clock on the wall shows at that moment: logs are compared by the times that they print.
std::int64_t wallClock(std::int64_t utc) noexcept
{
    const auto moment = static_cast<std::time_t>(utc);
    std::tm parts{};
    return ::localtime_r(&moment, &parts) != nullptr ? utc + static_cast<std::int64_t>(parts.tm_gmtoff) : utc;
}

std::int64_t yearStart(int year) noexcept
{
    std::tm parts{};
    parts.tm_year = year - 1900;
    parts.tm_mday = 1;
    return static_cast<std::int64_t>(::timegm(&parts));
}

/// A log without years was written in the year that its file was, or in the one before.
std::int64_t withYear(std::int64_t inYear2000, std::int64_t written) noexcept
{
    const auto moment = static_cast<std::time_t>(written);
    std::tm parts{};
    if (::gmtime_r(&moment, &parts) == nullptr)
        return written;
    const auto printed = static_cast<std::time_t>(inYear2000);
    std::tm day{};
    ::gmtime_r(&printed, &day);
    std::int64_t when = written;
    for (const int year : {parts.tm_year, parts.tm_year - 1}) {
        day.tm_year = year;
        std::tm copy = day;
        when = static_cast<std::int64_t>(::timegm(&copy));
        if (when <= written + secondsOfDay)
            break;
    }
    return when;
}

void readTime(const std::string& printed, LogEntry& entry)
{
    const std::int64_t written = wallClock(entry.file.modified / perSecond);
    entry.when = written;
    entry.timeSource = TimeSource::File;
    const auto time = log::parseTimestamp(printed);
    if (!time || time->precision == log::Timestamp::Precision::Clock)
        return;
    const auto seconds = static_cast<std::int64_t>(std::floor(time->seconds));
    const std::int64_t when =
        time->precision == log::Timestamp::Precision::Date ? seconds : withYear(seconds, written);
    // A date that no clock has reached, or from before there was PyTorch, is something else than a time.
    if (when < yearStart(2015) ||
        when > wallClock(static_cast<std::int64_t>(std::time(nullptr))) + yearSeconds)
        return;
    entry.when = when;
    entry.timeSource = TimeSource::Log;
}

/// Cut at a whole character.
std::string cut(const std::string& text)
{
    if (text.size() <= longestMessage)
        return text;
    std::size_t end = longestMessage;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return text.substr(0, end);
}

} // namespace

void describe(const io::Result<triage::Report>& read, LogEntry& entry)
{
    readTime(read ? read->time : std::string{}, entry);
    if (!read) {
        entry.state = LogState::Unreadable;
        entry.problem = io::toString(read.error().kind);
        return;
    }
    entry.rank = read->rank;
    if (!entry.rank)
        entry.rank = jobNameOf(entry.path).rank;
    entry.ranks = static_cast<std::uint32_t>(read->ranks.size());
    switch (read->verdict) {
    case triage::Verdict::NoFailure:
        entry.state = LogState::Clean;
        return;
    case triage::Verdict::Unreadable:
        entry.state = LogState::NotALog;
        return;
    case triage::Verdict::Failure:
        break;
    }
    entry.state = LogState::Failure;
    entry.fingerprint = triage::fingerprintOf(*read);
    entry.family = read->family;
    entry.failureClass = read->failureClass;
    entry.message = cut(read->message);
    entry.op = cut(read->op);
    entry.firstLine = read->firstLine;
}

} // namespace torchtriage::fleet
