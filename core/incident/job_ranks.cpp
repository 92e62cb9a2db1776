// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/job_ranks.h"

#include "core/incident/relative_path.h"
#include "core/io/json_text.h"
#include "core/io/whole_file.h"
#include "core/log/json_limits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <map>

namespace torchtriage::incident {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view rankPrefix = "rank-";
constexpr std::size_t mostRanks = 100'000;
constexpr std::uint64_t largestErrorFile = 16ULL << 20;

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size() && number >= 0;
    return whole ? std::optional(number) : std::nullopt;
}

/// rank-N, and rank-N-2 … where a rank failed more than once.
std::optional<std::int64_t> rankOfFolder(std::string_view name)
{
    if (!name.starts_with(rankPrefix))
        return std::nullopt;
    name.remove_prefix(rankPrefix.size());
    return wholeNumber(name.substr(0, name.find('-')));
}

std::vector<std::string> rankFolders(const std::string& path)
{
    std::vector<std::string> names;
    std::error_code code;
    for (fs::directory_iterator it(path, code), end; !code && it != end && names.size() < mostRanks;
         it.increment(code)) {
        const std::string name = it->path().filename().string();
        if (rankOfFolder(name) && Folder::isIncident(it->path().string()))
            names.push_back(name);
    }
    std::ranges::sort(names, {}, [](const std::string& name) { return std::pair(rankOfFolder(name), name); });
    return names;
}

RankEntry entryOf(const std::string& folder, const Record& record)
{
    return {rankOfFolder(folder),
            folder,
            record.firstError.time,
            record.firstError.exception,
            record.firstError.message,
            record.process.firstToFail,
            {}};
}

/// The one that left the marker; without a marker the one that failed earliest.
bool failedBefore(const RankEntry& a, const RankEntry& b)
{
    const bool aFirst = a.firstToFail.value_or(false);
    const bool bFirst = b.firstToFail.value_or(false);
    if (aFirst != bFirst)
        return aFirst;
    if (a.time.empty() != b.time.empty())
        return !a.time.empty();
    return a.time < b.time;
}

std::vector<std::string> below(const std::string& folder, const std::vector<std::string>& files)
{
    std::vector<std::string> names;
    for (const std::string& file : files) {
        const auto clean = relativePath(folder, file);
        names.push_back(clean ? folder + "/" + *clean : file); // absolute ones stay as they are
    }
    return names;
}

template <class T>
void fillIfEmpty(T& target, const T& source)
{
    if (target == T())
        target = source;
}

/// What the job knows from one of its ranks, and the job's own record does not have.
void fillFrom(Record& job, const std::string& folder, const Record& rank)
{
    fillIfEmpty(job.id, rank.id);
    fillIfEmpty(job.created, rank.created);
    fillIfEmpty(job.progress, rank.progress);
    fillIfEmpty(job.code, rank.code);
    fillIfEmpty(job.environment, rank.environment);
    fillIfEmpty(job.inputs, rank.inputs);
    fillIfEmpty(job.op, rank.op);
    fillIfEmpty(job.process.worldSize, rank.process.worldSize);
    fillIfEmpty(job.process.started, rank.process.started);
    if (job.batch == Batch()) {
        job.batch = rank.batch;
        job.batch.files = below(folder, rank.batch.files);
    }
}

void setFirstError(Record& job, const RankEntry& first)
{
    FirstError& error = job.firstError;
    if (!error.message.empty() && !error.time.empty() && !first.time.empty() && error.time <= first.time)
        return;
    if (!error.message.empty() && error.rank == first.rank)
        return;
    error.message = first.message;
    error.exception = first.exception;
    error.rank = first.rank;
    error.time = first.time;
}

/// Replaces what the ranks' folders say and keeps the entries that come from elsewhere (error files).
void join(Record& job, const std::map<std::string, Record>& records)
{
    std::erase_if(job.ranks, [](const RankEntry& entry) { return !entry.folder.empty(); });
    for (const auto& [folder, record] : records)
        job.ranks.push_back(entryOf(folder, record));
    std::ranges::stable_sort(job.ranks, failedBefore);
    for (const RankEntry& entry : job.ranks) {
        const auto record = records.find(entry.folder);
        if (record == records.end())
            continue;
        for (std::string& name : below(entry.folder, record->second.logs)) {
            if (std::ranges::find(job.logs, name) == job.logs.end())
                job.logs.push_back(std::move(name));
        }
        fillFrom(job, entry.folder, record->second);
    }
    if (!job.ranks.empty())
        setFirstError(job, job.ranks.front());
}

/// The records of a job's ranks by folder. One damaged rank does not hide the others.
io::Result<std::map<std::string, Record>> rankRecords(const std::string& path)
{
    std::map<std::string, Record> records;
    std::optional<io::Error> unreadable;
    for (const std::string& name : rankFolders(path)) {
        auto record = readRecord((fs::path(path) / name / Folder::recordName).string());
        if (record)
            records.emplace(name, std::move(*record));
        else
            unreadable = record.error();
    }
    if (records.empty() && unreadable)
        return io::fail(*unreadable);
    if (records.empty())
        return io::fail(io::ErrorKind::NotFound, path, "", "no rank of this job has left a record");
    return records;
}

/// ISO 8601 in UTC: sorting by text is sorting by time.
std::string isoTime(std::int64_t seconds)
{
    using namespace std::chrono;
    const sys_seconds time{std::chrono::seconds(seconds)};
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);
    char text[40] = {};
    const int length =
        std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02d.000Z", static_cast<int>(date.year()),
                      static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                      static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                      static_cast<int>(clock.seconds().count()));
    return {text, static_cast<std::size_t>(std::max(length, 0))};
}

/// "IndexError: text" of an error file, taken apart.
void splitMessage(const std::string& text, RankEntry& entry)
{
    const std::size_t colon = text.find(": ");
    const bool named = colon != std::string::npos && text.substr(0, colon).find(' ') == std::string::npos;
    entry.exception = named ? text.substr(0, colon) : std::string();
    entry.message = named ? text.substr(colon + 2) : text;
}

io::Result<RankEntry> readErrorFile(const std::string& path, std::string_view text)
{
    if (const auto limits = log::checkJsonLimits(path, text); !limits)
        return io::fail(limits.error());
    const auto json = io::parseJson(text);
    const auto refuse = [&](const char* pointer, const char* why) {
        return io::fail(io::ErrorKind::Malformed, path, std::string("field ") + pointer, why);
    };
    if (!json.is_object() || !json.contains("message"))
        return refuse("/message", "is missing");
    RankEntry entry;
    const auto& message = json["message"];
    if (message.is_string()) {
        splitMessage(message.get<std::string>(), entry);
        return entry;
    }
    if (!message.is_object() || !message.contains("message") || !message["message"].is_string())
        return refuse("/message/message", "must be a string");
    splitMessage(message["message"].get<std::string>(), entry);
    const auto extra = message.value("extraInfo", nlohmann::json());
    if (extra.is_object() && extra.contains("timestamp") && extra["timestamp"].is_string()) {
        const auto seconds = wholeNumber(extra["timestamp"].get<std::string>());
        if (seconds && *seconds < 253'402'300'800) // the year 9999
            entry.time = isoTime(*seconds);
    }
    return entry;
}

} // namespace

bool isRankFolder(std::string_view name)
{
    return rankOfFolder(name).has_value();
}

bool isJobFolder(const std::string& path)
{
    return !rankFolders(path).empty();
}

io::Result<Record> readRanks(const std::string& path)
{
    return rankRecords(path).map([](const std::map<std::string, Record>& records) {
        Record job;
        join(job, records);
        return job;
    });
}

io::Result<Folder> joinRanks(const std::string& path)
{
    const auto records = rankRecords(path);
    if (!records)
        return io::fail(records.error());
    if (!Folder::isIncident(path)) {
        Record job;
        join(job, *records);
        return Folder::createIn(path, job);
    }
    auto folder = Folder::open(path);
    if (!folder)
        return folder;
    auto updated = folder->update([&](Record& job) { join(job, *records); });
    return updated ? folder : io::Result<Folder>(io::fail(updated.error()));
}

io::Result<void> addErrorFile(const Folder& folder, const std::string& path, std::optional<std::int64_t> rank)
{
    const auto text = io::readWhole(path, largestErrorFile);
    if (!text)
        return io::fail(text.error());
    auto entry = readErrorFile(path, *text);
    if (!entry)
        return io::fail(entry.error());
    entry->rank = rank ? rank : wholeNumber(fs::path(path).parent_path().filename().string());
    const std::string name =
        "logs/error" + (entry->rank ? "-rank-" + std::to_string(*entry->rank) : std::string()) + ".json";
    if (const auto written = folder.write(name, *text); !written)
        return written;
    const auto updated = folder.update([&](Record& record) {
        if (std::ranges::find(record.logs, name) == record.logs.end())
            record.logs.push_back(name);
        const auto same = std::ranges::find_if(
            record.ranks, [&](const RankEntry& other) { return other.rank == entry->rank; });
        if (entry->rank && record.firstError.rank == entry->rank && same == record.ranks.end())
            return; // the record is that rank's own
        if (same == record.ranks.end())
            record.ranks.push_back(*entry);
        std::ranges::stable_sort(record.ranks, failedBefore);
        setFirstError(record, record.ranks.front());
    });
    return updated ? io::Result<void>() : io::fail(updated.error());
}

} // namespace torchtriage::incident
