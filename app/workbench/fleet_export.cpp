// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/fleet_export.h"

#include "app/workbench/fleet_text.h"
#include "app/workbench/scan_cache_path.h"
#include "core/io/json_text.h"

#include <nlohmann/json.hpp>

#include <array>
#include <map>

namespace torchtriage::workbench {

namespace {

using Json = nlohmann::ordered_json;

Json textOrNull(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

Json familyOrNull(const std::optional<triage::Family>& family)
{
    return family ? Json(std::string(toString(*family))) : Json(nullptr);
}

Json countOrNull(std::uint32_t count)
{
    return count == 0 ? Json(nullptr) : Json(count);
}

Json familiesOf(const fleet::Fleet& fleet)
{
    std::map<std::optional<triage::Family>, std::size_t> counts;
    for (const fleet::Group& group : fleet.groups)
        counts[group.family] += group.logs.size();
    Json list = Json::array();
    for (const auto& [family, logs] : counts)
        list.push_back({{"family", familyOrNull(family)}, {"logs", logs}});
    return list;
}

Json daysOf(const fleet::Fleet& fleet)
{
    constexpr std::int64_t daySeconds = 86'400;
    Json list = Json::array();
    for (const fleet::DayCount& day : fleet.days) {
        Json entry = {{"date", isoTime(day.day * daySeconds).substr(0, 10)}};
        for (std::size_t i = 0; i < day.logs.size(); ++i)
            entry[std::string(toString(triage::allClasses[i]))] = day.logs[i];
        list.push_back(std::move(entry));
    }
    return list;
}

Json memberOf(const fleet::LogEntry& log)
{
    return {{"path", log.path},
            {"line", log.firstLine},
            {"rank", log.rank ? Json(*log.rank) : Json(nullptr)},
            {"time", isoTime(log.when)},
            {"time_source", std::string(toString(log.timeSource))}};
}

Json headOf(const fleet::Group& group)
{
    return {{"fingerprint", group.fingerprint.toString()},
            {"family", familyOrNull(group.family)},
            {"class", std::string(toString(group.failureClass))},
            {"message", textOrNull(group.message)},
            {"operator", textOrNull(group.op)}};
}

Json groupJson(const fleet::Fleet& fleet, const fleet::Group& group)
{
    Json entry = headOf(group);
    entry["logs"] = group.logs.size();
    entry["incidents"] = group.incidents;
    entry["ranks"] = countOrNull(group.ranks);
    entry["first_seen"] = isoTime(group.firstSeen);
    entry["last_seen"] = isoTime(group.lastSeen);
    entry["members"] = Json::array();
    for (const std::uint32_t index : group.logs)
        entry["members"].push_back(memberOf(fleet.logs[index]));
    return entry;
}

Json incidentsOf(const fleet::Fleet& fleet)
{
    Json list = Json::array();
    for (const fleet::Incident& incident : fleet.incidents) {
        const fleet::LogEntry& first = fleet.logs[incident.first];
        list.push_back({{"job", incident.job},
                        {"logs", incident.logs.size()},
                        {"ranks", countOrNull(incident.ranks)},
                        {"first", first.path},
                        {"fingerprint", first.fingerprint.toString()},
                        {"time", isoTime(first.when)}});
    }
    return list;
}

Json problemsOf(const fleet::Fleet& fleet)
{
    Json list = Json::array();
    for (const fleet::LogEntry& log : fleet.logs) {
        if (log.state == fleet::LogState::Unreadable)
            list.push_back({{"path", log.path}, {"kind", log.problem}});
    }
    return list;
}

Json againstOf(const fleet::Fleet& now, const fleet::Fleet* before)
{
    if (before == nullptr)
        return nullptr;
    Json list = Json::array();
    for (const fleet::Change& change : fleet::compare(now, *before)) {
        Json entry = headOf(change.now ? now.groups[*change.now] : before->groups[*change.before]);
        entry["change"] = std::string(toString(change.kind));
        entry["logs"] = change.logsNow;
        entry["logs_before"] = change.logsBefore;
        list.push_back(std::move(entry));
    }
    return {{"input", before->folder}, {"logs", before->logCount()}, {"changes", std::move(list)}};
}

QByteArray oneLine(const Json& json)
{
    return QByteArray::fromStdString(io::jsonText(json));
}

/// A cell that needs no quotes in any reader of RFC 4180, or one in quotes.
std::string cell(std::string text)
{
    for (char& c : text) {
        if (static_cast<unsigned char>(c) < 0x20)
            c = ' ';
    }
    if (!text.empty() && std::string_view("=+-@").find(text.front()) != std::string_view::npos)
        text.insert(text.begin(), '\'');
    if (text.find_first_of("\",'") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

std::string csvRow(const fleet::Group& group, std::size_t logs)
{
    const bool seen = logs > 0;
    const std::array<std::string, 10> cells = {
        group.fingerprint.toString(),
        group.family ? std::string(toString(*group.family)) : std::string{},
        std::string(toString(group.failureClass)),
        group.message,
        group.op,
        std::to_string(logs),
        seen ? std::to_string(group.incidents) : "0",
        seen && group.ranks != 0 ? std::to_string(group.ranks) : std::string{},
        seen ? isoTime(group.firstSeen) : std::string{},
        seen ? isoTime(group.lastSeen) : std::string{},
    };
    std::string row;
    for (const std::string& text : cells)
        row.append(row.empty() ? "" : ",").append(cell(text));
    return row;
}

} // namespace

std::string isoTime(std::int64_t when)
{
    return fleetTime(when).toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss")).toStdString();
}

QByteArray fleetJson(const fleet::Fleet& fleet, const fleet::Fleet* before)
{
    Json json = {{"input", fleet.folder},
                 {"logs", fleet.logCount()},
                 {"failures", fleet.count(fleet::LogState::Failure)},
                 {"no_failure", fleet.count(fleet::LogState::Clean)},
                 {"unreadable", fleet.count(fleet::LogState::Unreadable)},
                 {"not_a_log", fleet.count(fleet::LogState::NotALog)},
                 {"bytes", fleet.scan.bytes},
                 {"seconds", fleet.scan.seconds},
                 {"from_cache", fleet.scan.fromCache},
                 {"cache_problem", textOrNull(fleet.scan.cacheProblem)},
                 {"truncated", fleet.scan.truncated},
                 {"unreadable_folders", fleet.scan.unreadableFolders},
                 {"links_not_followed", fleet.scan.linksNotFollowed},
                 {"families", familiesOf(fleet)},
                 {"days", daysOf(fleet)}};
    json["fingerprints"] = Json::array();
    for (const fleet::Group& group : fleet.groups)
        json["fingerprints"].push_back(groupJson(fleet, group));
    json["incidents"] = incidentsOf(fleet);
    json["problems"] = problemsOf(fleet);
    json["against"] = againstOf(fleet, before);
    json["error"] = nullptr;
    return oneLine(json);
}

QByteArray fleetCsv(const fleet::Fleet& fleet, const fleet::Fleet* before)
{
    std::string text = "fingerprint,family,class,message,operator,logs,incidents,ranks,first_seen,last_seen";
    text += before != nullptr ? ",logs_before,change\r\n" : "\r\n";
    if (before == nullptr) {
        for (const fleet::Group& group : fleet.groups)
            text += csvRow(group, group.logs.size()) + "\r\n";
        return QByteArray::fromStdString(text);
    }
    for (const fleet::Change& change : fleet::compare(fleet, *before)) {
        text +=
            csvRow(change.now ? fleet.groups[*change.now] : before->groups[*change.before], change.logsNow);
        text.append(",").append(std::to_string(change.logsBefore));
        text.append(",").append(toString(change.kind)).append("\r\n");
    }
    return QByteArray::fromStdString(text);
}

QByteArray diffJson(const fleet::LogDiff& diff)
{
    Json lines = Json::array();
    for (const fleet::DiffLine& line : diff.lines) {
        lines.push_back({{"line", line.line},
                         {"count", line.count},
                         {"of_failure", line.ofFailure},
                         {"text", line.text}});
    }
    return oneLine({{"good", diff.good},
                    {"failing", diff.failing},
                    {"good_lines", diff.goodLines},
                    {"failing_lines", diff.failingLines},
                    {"only_in_failing", diff.onlyInFailing},
                    {"first_failure", diff.firstFailure == 0 ? Json(nullptr) : Json(diff.firstFailure)},
                    {"good_has_failure", diff.goodHasFailure},
                    {"capped", diff.goodCapped || diff.failingCapped},
                    {"lines", std::move(lines)},
                    {"error", nullptr}});
}

QString fleetCachePath(const QString& folder)
{
    return scanCachePath(QStringLiteral("fleet"), folder);
}

} // namespace torchtriage::workbench
