// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/library_entry.h"

#include "core/incident/incident_text.h"
#include "core/incident/job_ranks.h"
#include "core/incident/standalone_record.h"
#include "core/log/timestamp.h"
#include "core/triage/signature_set.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace torchtriage::incident {

namespace {

constexpr std::int64_t nanoseconds = 1'000'000'000;
/// A longer log is not read for a list; what its record tells has to do.
constexpr std::uintmax_t longestLog = std::uintmax_t{4} << 20;

/// Cut at a whole character.
std::string cut(const std::string& text, std::size_t longest = 240)
{
    std::size_t end = std::min(text.size(), longest);
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return text.substr(0, end);
}

/// Seconds since 1970 of an ISO 8601 time; nothing for what no clock has shown.
std::optional<std::int64_t> secondsOf(const std::string& text)
{
    constexpr double earliest = 0;
    constexpr double latest = 253'402'300'800; // the year 9999
    const auto time = log::parseTimestamp(text);
    if (!time || time->precision != log::Timestamp::Precision::Date || !(time->seconds > earliest) ||
        time->seconds >= latest)
        return std::nullopt;
    return static_cast<std::int64_t>(std::floor(time->seconds));
}

std::uint32_t ranksOf(const Record& record)
{
    const std::int64_t said = record.process.worldSize.value_or(0);
    const auto listed = static_cast<std::int64_t>(record.ranks.size());
    return static_cast<std::uint32_t>(std::clamp<std::int64_t>(std::max(said, listed), 0, 1'000'000));
}

io::Result<Record> recordOf(IncidentForm form, const std::string& path)
{
    switch (form) {
    case IncidentForm::Job:
        return readRanks(path);
    case IncidentForm::File:
        return readStandaloneRecord(path);
    case IncidentForm::Folder:
        break;
    }
    return readRecord(path + "/" + std::string(Folder::recordName));
}

/// The log of an incident, if it is short enough to be read for a list.
std::string shortLog(IncidentForm form, const std::string& path, const Record& record)
{
    std::string log;
    if (form == IncidentForm::File) {
        log = firstAbsoluteLog(record);
    } else {
        const Folder folder = Folder::at(path);
        log = firstLog(folder, record);
    }
    std::error_code code;
    return !log.empty() && std::filesystem::file_size(log, code) <= longestLog && !code ? log : std::string();
}

} // namespace

LibraryEntryReader::LibraryEntryReader(std::string root, const triage::SignatureSet& signatures)
    : m_root(std::move(root)), m_signatures(signatures), m_logs(signatures)
{
}

LibraryEntry LibraryEntryReader::read(const FoundIncidents::Found& found)
{
    LibraryEntry entry;
    entry.path = found.path;
    entry.form = found.form;
    entry.record = found.record;
    entry.when = found.record.modified / nanoseconds;
    const std::string path = m_root + "/" + found.path;
    const auto record = recordOf(found.form, path);
    if (!record) {
        entry.problem = io::toString(record.error().kind);
        return entry;
    }
    const FirstError& error = record->firstError;
    entry.title = cut(record->title);
    entry.exception = cut(error.exception);
    entry.message = cut(error.message);
    entry.op = cut(record->op);
    entry.revision = cut(record->code.revision, 64);
    entry.state = cut(record->state, 32);
    entry.ranks = ranksOf(*record);
    if (const auto when = secondsOf(error.time.empty() ? record->created : error.time))
        entry.when = *when;
    classify(entry, *record, path);
    return entry;
}

void LibraryEntryReader::classify(LibraryEntry& entry, const Record& record, const std::string& path)
{
    if (const auto family = triage::familyFromString(record.firstError.family)) {
        entry.family = family;
        entry.failureClass = triage::classOf(*family);
        return;
    }
    triage::Options options;
    options.jobs = 1;
    const std::string log = shortLog(entry.form, path, record);
    const auto report = log.empty()
                            ? triage::triageText(path, errorText(record.firstError), m_signatures, options)
                            : m_logs.read(log, options);
    if (!report || report->verdict != triage::Verdict::Failure)
        return;
    entry.family = report->family;
    entry.failureClass = report->failureClass;
    if (entry.exception.empty())
        entry.exception = cut(report->exception);
    if (entry.message.empty())
        entry.message = cut(report->message);
    if (entry.op.empty())
        entry.op = cut(report->op);
}

} // namespace torchtriage::incident
