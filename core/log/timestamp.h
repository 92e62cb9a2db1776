// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace torchtriage::log {

/// A time as a log prints it. `seconds` compares times of one log: seconds since 1970 where the date is
/// known (in the year 2000 where only month and day are), since midnight where only the clock is.
struct Timestamp {
    enum class Precision { Clock, DayOfYear, Date };

    std::string_view text;
    double seconds = 0;
    Precision precision = Precision::Clock;
};

/// Reads the timestamp at the start of `text` ("2024-07-24 03:12:41,097", "2024-07-24T03:12:41.1Z",
/// "07/24/2024 13:54:41", "E0724 03:12:41.097000", "0724 03:12:41", "03:12:41.511", "Jul 24 03:12:41",
/// "Wed Jul 24 03:12:41 2024]"), and the zone behind it.
[[nodiscard]] std::optional<Timestamp> parseTimestamp(std::string_view text) noexcept;

/// Seconds from one `seconds` to another. Where one of the two knows less (no year, no date), only what both
/// know is compared: loggers of one log print their times in different forms.
[[nodiscard]] double secondsBetween(double earlier, double later) noexcept;

} // namespace torchtriage::log
