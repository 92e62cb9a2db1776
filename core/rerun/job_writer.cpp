// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_text.h"
#include "core/rerun/job_format.h"
#include "core/rerun/json_fields.h"

namespace torchtriage::rerun {

namespace {

using Json = nlohmann::ordered_json;

Json dtypeJson(batch::DType dtype)
{
    return std::string(batch::toString(dtype));
}

Json changeJson(const InputChange& change)
{
    Json result = Json::object();
    if (change.rows)
        result["rows"] = {change.rows->first, change.rows->count};
    if (change.dtype)
        result["dtype"] = dtypeJson(*change.dtype);
    if (change.contiguous)
        result["contiguous"] = true;
    if (change.device)
        result["device"] = *change.device;
    return result;
}

struct OriginWriter {
    Json operator()(const TensorInFile& tensor) const
    {
        Json result = {{"file", tensor.file}};
        if (!tensor.key.empty())
            result["key"] = tensor.key;
        return result;
    }
    Json operator()(const SyntheticTensor& tensor) const
    {
        Json made = {{"shape", tensor.shape}, {"dtype", dtypeJson(tensor.dtype)}};
        if (tensor.strides)
            made["strides"] = *tensor.strides;
        made["seed"] = tensor.seed;
        made["low"] = tensor.low;
        made["high"] = tensor.high;
        return {{"synthetic", std::move(made)}};
    }
    Json operator()(const GivenTensor& tensor) const
    {
        Json values = Json::array();
        for (const double each : tensor.values)
            values.push_back(jsonFrom(each));
        return {{"values", std::move(values)}, {"shape", tensor.shape}, {"dtype", dtypeJson(tensor.dtype)}};
    }
    Json operator()(const StepOutput& output) const
    {
        Json result = {{"step", output.step}};
        if (output.output != 0)
            result["output"] = output.output;
        return result;
    }
};

struct ArgumentWriter {
    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(bool value) const { return value; }
    Json operator()(std::int64_t value) const { return value; }
    Json operator()(double value) const
    {
        const Json number = jsonFrom(value);
        return number.is_string() ? Json{{"float", number}} : number;
    }
    Json operator()(const std::complex<double>& value) const
    {
        return {{"complex", Json::array({jsonFrom(value.real()), jsonFrom(value.imag())})}};
    }
    Json operator()(const std::string& value) const { return value; }
    Json operator()(const DTypeName& value) const { return {{"dtype", dtypeJson(value.dtype)}}; }
    Json operator()(const DeviceName& value) const { return {{"device", value.device.value_or("job")}}; }
    Json operator()(LayoutName value) const { return {{"layout", std::string(toString(value))}}; }
    Json operator()(MemoryFormatName value) const
    {
        return {{"memory_format", std::string(toString(value))}};
    }
    Json operator()(const TensorInput& input) const
    {
        Json result = std::visit(OriginWriter{}, input.origin);
        if (Json change = changeJson(input.change); !change.empty())
            result["as"] = std::move(change);
        return result;
    }
    Json operator()(const ArgumentList& list) const
    {
        Json result = Json::array();
        for (const Argument& each : list)
            result.push_back(std::visit(*this, each.value));
        return result;
    }
};

Json stepJson(const Step& step)
{
    Json result = Json::object();
    if (const auto* module = std::get_if<ModuleCall>(&step.call)) {
        result["module"] = module->file;
        result["method"] = module->method;
    } else {
        result["op"] = nameOf(step);
    }
    result["args"] = ArgumentWriter{}(step.arguments);
    if (!step.named.empty()) {
        Json named = Json::object();
        for (const NamedArgument& each : step.named)
            named[each.name] = std::visit(ArgumentWriter{}, each.value.value);
        result["kwargs"] = std::move(named);
    }
    if (!step.out.empty())
        result["out"] = step.out;
    return result;
}

Json expectationJson(const Expectation& expect)
{
    Json result = {{"fails", expect.fails}};
    if (expect.family)
        result["family"] = std::string(triage::toString(*expect.family));
    if (!expect.message.empty())
        result["message"] = expect.message;
    if (expect.step)
        result["step"] = *expect.step;
    return result;
}

} // namespace

std::string writeJob(const Job& job)
{
    Json result = {{"format", "torchtriage.job"},
                   {"version", 1},
                   {"device", job.device},
                   {"launch", std::string(toString(job.launch))},
                   {"sync", std::string(toString(job.sync))}};
    if (job.seed)
        result["seed"] = *job.seed;
    if (job.threads)
        result["threads"] = *job.threads;
    if (!job.keep.empty())
        result["keep"] = job.keep;
    if (job.keepBytes != Job().keepBytes)
        result["keep_bytes"] = job.keepBytes;
    if (job.expect)
        result["expect"] = expectationJson(*job.expect);
    result["steps"] = Json::array();
    for (const Step& step : job.steps)
        result["steps"].push_back(stepJson(step));
    const Json unknown = job.unknown.empty() ? Json::object() : io::parseOrderedJson(job.unknown);
    for (const auto& [key, value] : unknown.items()) {
        if (!result.contains(key))
            result[key] = value;
    }
    return io::jsonText(result);
}

} // namespace torchtriage::rerun
