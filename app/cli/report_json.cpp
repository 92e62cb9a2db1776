// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report_json.h"

#include "app/workbench/guidance.h"
#include "core/io/json_text.h"
#include "core/triage/fingerprint.h"

#include <string_view>

namespace torchtriage::cli {

namespace {

using Json = nlohmann::ordered_json;

Json textOrNull(std::string_view text)
{
    return text.empty() ? Json(nullptr) : Json(std::string(text));
}

Json lineOrNull(std::int64_t line)
{
    return line == 0 ? Json(nullptr) : Json(line);
}

template <class T>
Json valueOrNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json familyOrNull(const std::optional<triage::Family>& family)
{
    return family ? Json(std::string(toString(*family))) : Json(nullptr);
}

Json reasonsOf(const std::vector<triage::Reason>& reasons)
{
    Json list = Json::array();
    for (const triage::Reason& reason : reasons)
        list.push_back(
            {{"id", reason.id}, {"values", reason.values}, {"line", lineOrNull(reason.lines.first)}});
    return list;
}

Json observedAt(const triage::StackFrame& frame)
{
    if (frame.file.empty())
        return nullptr;
    return {{"file", frame.file},
            {"line", lineOrNull(frame.line)},
            {"function", textOrNull(frame.function)},
            {"code", textOrNull(frame.code)}};
}

Json contextOf(const triage::Context& context)
{
    return {{"python", textOrNull(context.python)},
            {"torch", textOrNull(context.torch)},
            {"backend", context.backend ? Json(std::string(toString(*context.backend))) : Json(nullptr)},
            {"backend_inferred", context.backendInferred},
            {"cuda", textOrNull(context.cuda)},
            {"hip", textOrNull(context.hip)},
            {"driver", textOrNull(context.driver)},
            {"gpus", context.gpus},
            {"iteration", textOrNull(context.iteration)},
            {"epoch", textOrNull(context.epoch)},
            {"last_step", textOrNull(context.lastStep)},
            {"revision", textOrNull(context.revision)},
            {"dtype", context.dtypes},
            {"shapes", context.shapes},
            {"world_size", valueOrNull(context.worldSize)}};
}

Json memoryOf(const triage::MemoryNumbers& memory)
{
    if (!memory.requested && !memory.capacity)
        return nullptr;
    return {{"requested", valueOrNull(memory.requested)},
            {"capacity", valueOrNull(memory.capacity)},
            {"free", valueOrNull(memory.free)},
            {"process_in_use", valueOrNull(memory.processInUse)},
            {"allocated", valueOrNull(memory.allocated)},
            {"reserved", valueOrNull(memory.reserved)},
            {"other_processes", valueOrNull(memory.otherProcesses)},
            {"device", valueOrNull(memory.device)},
            {"reading", textOrNull(memory.reading)}};
}

Json consequencesOf(const triage::Report& report)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < report.events.size(); ++i) {
        const triage::Event& event = report.events[i];
        if (i == report.first || event.role == triage::Role::Background)
            continue;
        list.push_back({{"line", event.lines.first},
                        {"rank", valueOrNull(event.rank)},
                        {"family", familyOrNull(event.family)},
                        {"role", std::string(toString(event.role))},
                        {"message", event.message},
                        {"count", event.count}});
    }
    return list;
}

Json guidanceOf(const triage::Report& report)
{
    if (report.verdict != triage::Verdict::Failure)
        return nullptr;
    const workbench::GuidanceRow row = workbench::guidanceFor(report);
    return {{"clue", row.clue.toStdString()},
            {"first_check", row.firstCheck.toStdString()},
            {"avoid", row.avoid.toStdString()}};
}

} // namespace

Json toJson(const triage::Report& report)
{
    const bool failure = report.verdict == triage::Verdict::Failure;
    Json json;
    json["input"] = report.input;
    json["format"] = textOrNull(report.format);
    json["bytes"] = report.bytes;
    json["lines"] = report.lines;
    json["verdict"] = std::string(toString(report.verdict));
    json["family"] = familyOrNull(report.family);
    json["class"] = failure ? Json(std::string(toString(report.failureClass))) : Json(nullptr);
    json["exception"] = textOrNull(report.exception);
    json["message"] = textOrNull(report.message);
    json["first_line"] = lineOrNull(report.firstLine);
    json["error_line"] = lineOrNull(report.errorLine);
    json["cell"] = valueOrNull(report.cell);
    json["rank"] = valueOrNull(report.rank);
    json["evidence"] = failure ? Json(std::string(toString(report.evidence))) : Json(nullptr);
    json["reasons"] = reasonsOf(report.reasons);
    json["observation_point"] = valueOrNull(report.observation.observedOnly);
    json["observed_at"] = observedAt(report.observation.at);
    json["operator"] = textOrNull(report.op);
    json["kernel"] = textOrNull(report.kernel);
    json["contract"] = textOrNull(report.contract);
    json["argument"] = textOrNull(report.argument);
    json["assertion"] = textOrNull(report.assertion);
    json["context"] = contextOf(report.context);
    json["memory"] = memoryOf(report.memory);
    json["consequences"] = consequencesOf(report);
    json["repeats"] = report.repeats;
    json["guidance"] = guidanceOf(report);
    json["missing"] = reasonsOf(report.missing);
    json["contradictions"] = reasonsOf(report.contradictions);
    json["usefulness"] = failure ? Json(report.usefulness) : Json(nullptr);
    json["fingerprint"] = failure ? Json(triage::fingerprintOf(report).toString()) : Json(nullptr);
    json["time"] = textOrNull(report.time);
    json["error"] = nullptr;
    return json;
}

Json toJson(const std::string& input, const io::Error& error)
{
    triage::Report report;
    report.input = input;
    report.verdict = triage::Verdict::Unreadable;
    Json json = toJson(report);
    json["bytes"] = nullptr;
    json["lines"] = nullptr;
    json["repeats"] = nullptr;
    json["error"] = {{"kind", std::string(toString(error.kind))},
                     {"place", textOrNull(error.place)},
                     {"detail", textOrNull(error.detail)}};
    return json;
}

std::string oneLine(const Json& json)
{
    return io::jsonText(json);
}

} // namespace torchtriage::cli
