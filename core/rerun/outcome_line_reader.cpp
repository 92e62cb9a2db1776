// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_text.h"
#include "core/log/json_limits.h"
#include "core/rerun/json_fields.h"
#include "core/rerun/outcome_line.h"

#include <cmath>

namespace torchtriage::rerun {

namespace {

using nlohmann::json;

constexpr std::array builds = {Build::Cpu, Build::Cuda, Build::Rocm};
constexpr std::array unusables = {Unusable::BuiltWithout, Unusable::NoDriver, Unusable::DriverTooOld,
                                  Unusable::NoDevice, Unusable::DeviceError};
constexpr std::array errorKinds = {ErrorKind::Job,         ErrorKind::Input,  ErrorKind::Device,
                                   ErrorKind::Operator,    ErrorKind::Module, ErrorKind::Raised,
                                   ErrorKind::DeviceError, ErrorKind::Memory};
constexpr std::array phases = {Phase::Load, Phase::Call, Phase::Synchronize, Phase::Read};
constexpr std::array endings = {RunEnd::Completed, RunEnd::Failed, RunEnd::Refused, RunEnd::Poisoned};
constexpr std::size_t mostDevices = 1024;
constexpr std::size_t longestText = mostLineBytes;

std::size_t index(JsonFields& fields, const char* key)
{
    const auto value = fields.natural(key);
    if (!value)
        fields.complain(key, "is missing");
    return static_cast<std::size_t>(value.value_or(0));
}

// The objects in a list; too many, or something else, is a complaint.
std::vector<JsonFields> objects(JsonFields& fields, const char* key)
{
    std::vector<JsonFields> result;
    const json* list = fields.find(key);
    if (list == nullptr)
        return result;
    if (!list->is_array() || list->size() > mostDevices) {
        fields.complain(key, "must be a list of at most " + std::to_string(mostDevices));
        return result;
    }
    for (const json& each : *list)
        result.emplace_back(each, fields.place(key) + '[' + std::to_string(result.size()) + ']',
                            fields.complaint());
    return result;
}

HelloLine readHello(JsonFields& fields)
{
    HelloLine line;
    if (!fields.has("protocol"))
        fields.complain("protocol", "is missing");
    line.protocol = static_cast<int>(fields.integer("protocol", 1, 1'000'000).value_or(0));
    line.engine = fields.text("engine", true);
    line.torch = fields.text("torch");
    line.python = fields.text("python");
    line.build = fields.oneOf("build", builds, Build::Cpu);
    line.buildVersion = fields.text("build_version");
    for (JsonFields& each : objects(fields, "devices"))
        line.devices.push_back(
            {each.text("id", true), each.text("name"), each.text("arch"), each.natural("memory")});
    for (JsonFields& each : objects(fields, "unusable"))
        line.unusable.push_back({each.text("device", true),
                                 each.oneOf("reason", unusables, Unusable::DeviceError),
                                 each.text("detail")});
    return line;
}

batch::Number numberFrom(JsonFields& fields, const char* key)
{
    const json* value = fields.find(key);
    if (value == nullptr)
        return {};
    if (value->is_boolean())
        return value->get<bool>();
    if (value->is_number_unsigned() && value->get<std::uint64_t>() >> 63U != 0)
        return value->get<std::uint64_t>();
    if (value->is_number_integer())
        return value->get<std::int64_t>();
    const auto real = realFrom(*value);
    if (!real)
        fields.complain(key, "must be a number");
    return real ? batch::Number(*real) : batch::Number();
}

OutputLine readOutput(JsonFields& fields)
{
    OutputLine line;
    line.step = index(fields, "step");
    line.output = index(fields, "output");
    line.dtype = fields.text("dtype", true);
    line.shape = fields.dimensions("shape", 0);
    line.strides = fields.dimensions("strides", 0).value_or(std::vector<std::int64_t>{});
    line.device = fields.text("device");
    line.min = numberFrom(fields, "min");
    line.max = numberFrom(fields, "max");
    line.nan = fields.natural("nan");
    line.infinite = fields.natural("infinite");
    line.digest = fields.text("digest", false, 256);
    line.file = fields.text("file", false, 4096);
    return line;
}

ErrorLine readError(JsonFields& fields)
{
    ErrorLine line;
    if (const auto step = fields.natural("step"))
        line.step = static_cast<std::size_t>(*step);
    line.kind = fields.oneOf("kind", errorKinds, ErrorKind::Raised);
    line.phase = fields.oneOf("phase", phases, Phase::Call);
    line.exception = fields.text("exception");
    line.message = fields.text("message", false, longestText);
    line.detail = fields.text("detail", false, longestText);
    if (const std::string id = fields.text("family"); !id.empty())
        line.family = triage::familyFromString(id);
    return line;
}

EndLine readEnd(JsonFields& fields)
{
    EndLine line;
    if (!fields.has("ending"))
        fields.complain("ending", "is missing");
    line.ending = fields.oneOf("ending", endings, RunEnd::Completed);
    line.seconds = fields.real("seconds", 0);
    if (!std::isfinite(line.seconds) || line.seconds < 0)
        fields.complain("seconds", "must be a number from 0 on");
    return line;
}

OutcomeLine readLine(JsonFields& fields)
{
    const std::string type = fields.text("type", true, 256);
    if (type == "hello")
        return readHello(fields);
    if (type == "ready")
        return ReadyLine{};
    if (type == "progress")
        return ProgressLine{index(fields, "step"), index(fields, "steps"), fields.text("name")};
    if (type == "output")
        return readOutput(fields);
    if (type == "error")
        return readError(fields);
    if (type == "end")
        return readEnd(fields);
    return UnknownLine{type};
}

} // namespace

io::Result<OutcomeLine> readOutcomeLine(std::string_view line)
{
    if (line.size() > mostLineBytes)
        return io::fail(io::ErrorKind::TooLarge, "", "",
                        "line of more than " + std::to_string(mostLineBytes) + " bytes");
    if (const auto fits = log::checkJsonLimits("", line); !fits)
        return io::fail(fits.error());
    const json document = io::parseJson(line);
    Complaint complaint;
    JsonFields fields(document, "", complaint);
    OutcomeLine result = readLine(fields);
    if (complaint.any())
        return io::fail(complaint.error(""));
    return result;
}

} // namespace torchtriage::rerun
