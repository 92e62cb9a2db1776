// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_text.h"
#include "core/rerun/job_format.h"
#include "core/rerun/json_fields.h"

namespace torchtriage::rerun {

namespace {

using json = nlohmann::ordered_json;

json dtypeJson(batch::DType dtype)
{
    return std::string(batch::toString(dtype));
}

json changeJson(const InputChange& change)
{
    json result = json::object();
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
    json operator()(const TensorInFile& tensor) const
    {
        json result = {{"file", tensor.file}};
        if (!tensor.key.empty())
            result["key"] = tensor.key;
        return result;
    }
    json operator()(const SyntheticTensor& tensor) const
    {
        json made = {{"shape", tensor.shape}, {"dtype", dtypeJson(tensor.dtype)}};
        if (tensor.strides)
            made["strides"] = *tensor.strides;
        made["seed"] = tensor.seed;
        made["low"] = tensor.low;
        made["high"] = tensor.high;
        return {{"synthetic", std::move(made)}};
    }
    json operator()(const GivenTensor& tensor) const
    {
        json values = json::array();
        for (const double each : tensor.values)
            values.push_back(jsonFrom(each));
        return {{"values", std::move(values)}, {"shape", tensor.shape}, {"dtype", dtypeJson(tensor.dtype)}};
    }
    json operator()(const StepOutput& output) const
    {
        json result = {{"step", output.step}};
        if (output.output != 0)
            result["output"] = output.output;
        return result;
    }
};

struct ArgumentWriter {
    json operator()(std::monostate) const { return nullptr; }
    json operator()(bool value) const { return value; }
    json operator()(std::int64_t value) const { return value; }
    json operator()(double value) const
    {
        const json number = jsonFrom(value);
        return number.is_string() ? json{{"float", number}} : number;
    }
    json operator()(const std::complex<double>& value) const
    {
        return {{"complex", json::array({jsonFrom(value.real()), jsonFrom(value.imag())})}};
    }
    json operator()(const std::string& value) const { return value; }
    json operator()(const DTypeName& value) const { return {{"dtype", dtypeJson(value.dtype)}}; }
    json operator()(const DeviceName& value) const { return {{"device", value.device.value_or("job")}}; }
    json operator()(LayoutName value) const { return {{"layout", std::string(toString(value))}}; }
    json operator()(MemoryFormatName value) const
    {
        return {{"memory_format", std::string(toString(value))}};
    }
    json operator()(const TensorInput& input) const
    {
        json result = std::visit(OriginWriter{}, input.origin);
        if (json change = changeJson(input.change); !change.empty())
            result["as"] = std::move(change);
        return result;
    }
    json operator()(const ArgumentList& list) const
    {
        json result = json::array();
        for (const Argument& each : list)
            result.push_back(std::visit(*this, each.value));
        return result;
    }
};

json stepJson(const Step& step)
{
    json result = json::object();
    if (const auto* module = std::get_if<ModuleCall>(&step.call)) {
        result["module"] = module->file;
        result["method"] = module->method;
    } else {
        result["op"] = nameOf(step);
    }
    result["args"] = ArgumentWriter{}(step.arguments);
    if (!step.named.empty()) {
        json named = json::object();
        for (const NamedArgument& each : step.named)
            named[each.name] = std::visit(ArgumentWriter{}, each.value.value);
        result["kwargs"] = std::move(named);
    }
    if (!step.out.empty())
        result["out"] = step.out;
    return result;
}

json expectationJson(const Expectation& expect)
{
    json result = {{"fails", expect.fails}};
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
    json result = {{"format", "torchtriage.job"},
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
    result["steps"] = json::array();
    for (const Step& step : job.steps)
        result["steps"].push_back(stepJson(step));
    const json unknown = job.unknown.empty() ? json::object() : io::parseOrderedJson(job.unknown);
    for (const auto& [key, value] : unknown.items()) {
        if (!result.contains(key))
            result[key] = value;
    }
    return io::jsonText(result);
}

} // namespace torchtriage::rerun
