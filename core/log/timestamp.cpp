// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/timestamp.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>

namespace torchtriage::log {

namespace {

/// Walks a text with a cursor; every step says whether it fitted.
class Cursor {
public:
    explicit Cursor(std::string_view text) noexcept : m_text(text) {}

    [[nodiscard]] std::size_t position() const noexcept { return m_at; }
    [[nodiscard]] char peek() const noexcept { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    bool take(char c) noexcept
    {
        if (peek() != c)
            return false;
        ++m_at;
        return true;
    }

    bool takeAny(std::string_view set) noexcept
    {
        if (peek() == '\0' || set.find(peek()) == std::string_view::npos)
            return false;
        ++m_at;
        return true;
    }

    /// Reads between `least` and `most` digits.
    bool number(int least, int most, int& value) noexcept
    {
        int digits = 0;
        value = 0;
        while (digits < most && peek() >= '0' && peek() <= '9') {
            value = value * 10 + (peek() - '0');
            ++m_at;
            ++digits;
        }
        return digits >= least;
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

struct Day {
    int year = 0, month = 0, day = 0; ///< 0: not printed
};

bool validDay(const Day& day) noexcept
{
    return day.month >= 1 && day.month <= 12 && day.day >= 1 && day.day <= 31 &&
           (day.year == 0 || (day.year >= 1970 && day.year < 2200));
}

/// Reads "hh:mm:ss" with an optional fraction.
bool clock(Cursor& cursor, double& seconds) noexcept
{
    int hour = 0;
    int minute = 0;
    int second = 0;
    if (!cursor.number(1, 2, hour) || !cursor.take(':') || !cursor.number(2, 2, minute) ||
        !cursor.take(':') || !cursor.number(2, 2, second) || hour > 23 || minute > 59 || second > 60)
        return false;
    seconds = hour * 3600.0 + minute * 60.0 + second;
    Cursor fraction = cursor;
    int digit = 0;
    if (fraction.takeAny(".,") && fraction.number(1, 1, digit)) {
        double scale = 0.1;
        do {
            seconds += digit * scale;
            scale /= 10;
        } while (fraction.number(1, 1, digit));
        cursor = fraction;
    }
    return true;
}

bool isoDay(Cursor& cursor, Day& day) noexcept
{
    return cursor.number(4, 4, day.year) && cursor.takeAny("-/") && cursor.number(1, 2, day.month) &&
           cursor.takeAny("-/") && cursor.number(1, 2, day.day) && cursor.takeAny(" T_");
}

bool americanDay(Cursor& cursor, Day& day) noexcept
{
    if (!cursor.number(2, 2, day.month) || !cursor.take('/') || !cursor.number(2, 2, day.day) ||
        !cursor.take('/') || !cursor.number(2, 4, day.year) || !cursor.take(' '))
        return false;
    day.year += day.year < 100 ? 2000 : 0;
    return true;
}

/// glog and torch._logging: "E0724 ", "W724 ", or without the letter.
bool glogDay(Cursor& cursor, Day& day) noexcept
{
    cursor.takeAny("EWIFDVC");
    int both = 0;
    const std::size_t before = cursor.position();
    if (!cursor.number(3, 4, both) || !cursor.take(' '))
        return false;
    const bool threeDigits = cursor.position() - before == 4;
    day = {0, both / 100, both % 100};
    return threeDigits ? day.month <= 9 : true;
}

/// vLLM: "03-19 07:27:53".
bool dashedDay(Cursor& cursor, Day& day) noexcept
{
    return cursor.number(2, 2, day.month) && cursor.take('-') && cursor.number(2, 2, day.day) &&
           cursor.take(' ');
}

/// Position from 1 of a name of three letters in a list of such names; 0 if it is none of them.
int nameAt(Cursor& cursor, std::string_view names) noexcept
{
    std::array<char, 3> name{};
    for (char& c : name) {
        c = cursor.peek();
        if (!cursor.take(c))
            return 0;
    }
    const std::size_t found = names.find(std::string_view(name.data(), name.size()));
    return found == std::string_view::npos || found % 3 != 0 ? 0 : static_cast<int>(found / 3) + 1;
}

/// syslog: "Jul 24 ", with the name of the weekday before it in dmesg -T.
bool syslogDay(Cursor& cursor, Day& day) noexcept
{
    Cursor behindWeekday = cursor;
    if (nameAt(behindWeekday, "MonTueWedThuFriSatSun") != 0 && behindWeekday.take(' '))
        cursor = behindWeekday;
    day.month = nameAt(cursor, "JanFebMarAprMayJunJulAugSepOctNovDec");
    if (day.month == 0 || !cursor.take(' '))
        return false;
    cursor.take(' ');
    return cursor.number(1, 2, day.day) && cursor.take(' ');
}

/// dmesg -T puts the year behind the clock: " 2026]".
void trailingYear(Cursor& cursor, Day& day) noexcept
{
    Cursor behind = cursor;
    int year = 0;
    if (day.year == 0 && behind.take(' ') && behind.number(4, 4, year) && behind.peek() == ']' &&
        validDay({year, day.month, day.day})) {
        day.year = year;
        cursor = behind;
    }
}

/// "Z", "+01:00", " +0100": seconds east of Greenwich, 0 if there is none.
double zone(Cursor& cursor) noexcept
{
    if (cursor.take('Z'))
        return 0;
    Cursor behind = cursor;
    behind.take(' ');
    const bool west = behind.peek() == '-';
    int hours = 0;
    int minutes = 0;
    if (!behind.takeAny("+-") || !behind.number(2, 2, hours))
        return 0;
    behind.take(':');
    constexpr int farthest = 14;
    if (!behind.number(2, 2, minutes) || hours > farthest || minutes > 59 ||
        (behind.peek() >= '0' && behind.peek() <= '9'))
        return 0;
    cursor = behind;
    return (west ? -1 : 1) * (hours * 3600.0 + minutes * 60.0);
}

// 2000 stands for an unknown year: a leap year, so that 29 February has its place.
constexpr int unknownYear = 2000;
constexpr double daySeconds = 86400;

double secondsBefore(const Day& day) noexcept
{
    using namespace std::chrono;
    const year_month_day date{year{day.year != 0 ? day.year : unknownYear},
                              month{static_cast<unsigned>(day.month)},
                              std::chrono::day{static_cast<unsigned>(day.day)}};
    return static_cast<double>(sys_days(date).time_since_epoch().count()) * daySeconds;
}

std::chrono::year_month_day dayOf(double seconds) noexcept
{
    return std::chrono::sys_days(std::chrono::days(static_cast<int>(seconds / daySeconds)));
}

Timestamp::Precision precisionOf(double seconds) noexcept
{
    if (seconds < daySeconds)
        return Timestamp::Precision::Clock;
    return static_cast<int>(dayOf(seconds).year()) == unknownYear ? Timestamp::Precision::DayOfYear
                                                                  : Timestamp::Precision::Date;
}

/// The same moment with as little precision as asked.
double reducedTo(Timestamp::Precision precision, double seconds) noexcept
{
    if (precision == Timestamp::Precision::Clock)
        return std::fmod(seconds, daySeconds);
    if (precision == Timestamp::Precision::Date)
        return seconds;
    const auto day = dayOf(seconds);
    return secondsBefore({0, static_cast<int>(static_cast<unsigned>(day.month())),
                          static_cast<int>(static_cast<unsigned>(day.day()))}) +
           std::fmod(seconds, daySeconds);
}

using ReadDay = bool (*)(Cursor&, Day&) noexcept;

} // namespace

std::optional<Timestamp> parseTimestamp(std::string_view text) noexcept
{
    constexpr std::array<ReadDay, 5> forms = {isoDay, americanDay, glogDay, dashedDay, syslogDay};
    for (const ReadDay form : forms) {
        Cursor cursor(text);
        Day day;
        double seconds = 0;
        if (!form(cursor, day) || !validDay(day) || !clock(cursor, seconds))
            continue;
        trailingYear(cursor, day);
        seconds -= zone(cursor);
        const auto precision = day.year != 0 ? Timestamp::Precision::Date : Timestamp::Precision::DayOfYear;
        return Timestamp{text.substr(0, cursor.position()), secondsBefore(day) + seconds, precision};
    }
    Cursor cursor(text);
    double seconds = 0;
    if (!clock(cursor, seconds))
        return std::nullopt;
    return Timestamp{text.substr(0, cursor.position()), seconds, Timestamp::Precision::Clock};
}

double secondsBetween(double earlier, double later) noexcept
{
    const auto precision = std::min(precisionOf(earlier), precisionOf(later));
    return reducedTo(precision, later) - reducedTo(precision, earlier);
}

} // namespace torchtriage::log
