// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file_state.h"
#include "core/triage/fingerprint.h"
#include "core/triage/report.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::fleet {

enum class LogState : std::uint8_t {
    Failure,    ///< a first failure was found
    Clean,      ///< a log without a failure
    NotALog,    ///< a picture, a checkpoint, an executable
    Unreadable, ///< the system refused it, or its format is broken
};
inline constexpr std::size_t logStates = 4;

enum class TimeSource : std::uint8_t {
    Log,  ///< a date that the log prints at or before its first failure
    File, ///< the file was last written then
};

/// What one log of the folder says. Facts only.
struct LogEntry {
    std::string path; ///< below the folder, with '/'
    io::FileState file;
    LogState state = LogState::Clean;
    std::string problem; ///< unreadable: the id of the error ("permission-denied")

    triage::Fingerprint fingerprint;
    std::optional<triage::Family> family;
    triage::FailureClass failureClass = triage::FailureClass::Unknown;
    std::string message; ///< of the first failure, cut to 240 bytes
    std::string op;
    std::int64_t firstLine = 0;
    std::optional<int> rank; ///< that failed first, by the content or by the name of the file
    std::uint32_t ranks = 0; ///< how many ranks print into this log; 0: none is named
    std::int64_t when = 0;   ///< seconds since 1970 as a wall clock shows them, without a zone
    TimeSource timeSource = TimeSource::File;

    bool operator==(const LogEntry&) const = default;
};

/// A failure that several logs share.
struct Group {
    triage::Fingerprint fingerprint;
    std::optional<triage::Family> family;
    triage::FailureClass failureClass = triage::FailureClass::Unknown;
    std::string message; ///< of the first log that shows it
    std::string op;
    std::vector<std::uint32_t> logs; ///< indices into Fleet::logs, by time
    std::uint32_t incidents = 0;     ///< jobs that it ended: rank logs of one job count once
    std::uint32_t ranks = 0;         ///< most ranks of one job that show it; 0: none is named
    std::int64_t firstSeen = 0, lastSeen = 0;
};

/// Logs of one job that belong together by name and time.
struct Incident {
    std::string job;                 ///< path with "*" where the ranks stand
    std::vector<std::uint32_t> logs; ///< indices into Fleet::logs, by time; also those without a failure
    std::uint32_t first = 0;         ///< index into Fleet::logs: the log that failed first
    std::uint32_t ranks = 0;
};

/// Logs with a failure on one day, by class, in the order of triage::allClasses.
struct DayCount {
    std::int64_t day = 0; ///< days since 1970
    std::array<std::uint32_t, triage::allClasses.size()> logs{};
};

/// How the folder was read.
struct ScanFacts {
    double seconds = 0;
    std::uint64_t bytes = 0;
    std::uint32_t fromCache = 0;         ///< logs whose answer was remembered
    std::uint32_t unreadableFolders = 0; ///< below the folder; their files are not counted anywhere
    std::uint32_t linksNotFollowed = 0;  ///< links to folders, and second names of a file
    bool truncated = false;              ///< there are more files, or deeper folders, than one scan visits
    std::string cacheProblem;            ///< why the cache was not used, as an id ("malformed"); empty: none
};

/// A folder of logs.
struct Fleet {
    std::string folder;
    std::vector<LogEntry> logs; ///< by path
    std::vector<Group> groups;  ///< most logs first
    std::vector<Incident> incidents;
    std::vector<DayCount> days; ///< by day; days without a failure are left out
    std::array<std::uint32_t, logStates> counts{};
    ScanFacts scan;

    [[nodiscard]] std::uint32_t count(LogState state) const noexcept
    {
        return counts[static_cast<std::size_t>(state)];
    }
    /// Files that are logs at all, or could not be read.
    [[nodiscard]] std::uint32_t logCount() const noexcept
    {
        return count(LogState::Failure) + count(LogState::Clean) + count(LogState::Unreadable);
    }
};

[[nodiscard]] std::string_view toString(LogState state) noexcept; ///< "failure", "no-failure", "not-a-log", …
[[nodiscard]] std::string_view toString(TimeSource source) noexcept; ///< "log", "file"

} // namespace torchtriage::fleet
