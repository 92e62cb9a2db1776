// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_text.h"
#include "core/rerun/json_fields.h"
#include "core/rerun/outcome_line.h"

namespace torchtriage::rerun {

namespace {

using Json = nlohmann::ordered_json;

// Unknown is null, never absent.
Json textJson(const std::string& text)
{
    return text.empty() ? Json() : Json(text);
}

template <class T>
Json optionalJson(const std::optional<T>& value)
{
    return value ? Json(*value) : Json();
}

Json numberJson(const batch::Number& number)
{
    if (const auto* real = std::get_if<double>(&number))
        return jsonFrom(*real);
    if (const auto* whole = std::get_if<std::int64_t>(&number))
        return *whole;
    if (const auto* large = std::get_if<std::uint64_t>(&number))
        return *large;
    if (const auto* truth = std::get_if<bool>(&number))
        return *truth;
    return nullptr;
}

struct LineWriter {
    Json operator()(const HelloLine& line) const
    {
        Json devices = Json::array();
        for (const EngineDevice& each : line.devices)
            devices.push_back({{"id", each.id},
                               {"name", textJson(each.name)},
                               {"arch", textJson(each.arch)},
                               {"memory", optionalJson(each.memory)}});
        Json unusable = Json::array();
        for (const UnusableDevice& each : line.unusable)
            unusable.push_back({{"device", each.device},
                                {"reason", std::string(toString(each.reason))},
                                {"detail", textJson(each.detail)}});
        return {{"type", "hello"},
                {"protocol", line.protocol},
                {"engine", line.engine},
                {"torch", textJson(line.torch)},
                {"python", textJson(line.python)},
                {"build", std::string(toString(line.build))},
                {"build_version", textJson(line.buildVersion)},
                {"devices", std::move(devices)},
                {"unusable", std::move(unusable)}};
    }
    Json operator()(const ReadyLine&) const { return {{"type", "ready"}}; }
    Json operator()(const ProgressLine& line) const
    {
        return {
            {"type", "progress"}, {"step", line.step}, {"steps", line.steps}, {"name", textJson(line.name)}};
    }
    Json operator()(const OutputLine& line) const
    {
        return {{"type", "output"},
                {"step", line.step},
                {"output", line.output},
                {"dtype", line.dtype},
                {"shape", optionalJson(line.shape)},
                {"strides", line.strides},
                {"device", textJson(line.device)},
                {"min", numberJson(line.min)},
                {"max", numberJson(line.max)},
                {"nan", optionalJson(line.nan)},
                {"infinite", optionalJson(line.infinite)},
                {"digest", textJson(line.digest)},
                {"file", textJson(line.file)}};
    }
    Json operator()(const ErrorLine& line) const
    {
        return {{"type", "error"},
                {"step", optionalJson(line.step)},
                {"kind", std::string(toString(line.kind))},
                {"phase", std::string(toString(line.phase))},
                {"exception", textJson(line.exception)},
                {"message", line.message},
                {"detail", textJson(line.detail)},
                {"family", line.family ? Json(std::string(triage::toString(*line.family))) : Json()}};
    }
    Json operator()(const EndLine& line) const
    {
        return {{"type", "end"}, {"ending", std::string(toString(line.ending))}, {"seconds", line.seconds}};
    }
    Json operator()(const UnknownLine& line) const { return {{"type", line.type}}; }
};

} // namespace

std::string writeOutcomeLine(const OutcomeLine& line)
{
    return io::jsonText(std::visit(LineWriter{}, line)) + '\n';
}

} // namespace torchtriage::rerun
