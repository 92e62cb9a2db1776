// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/job_facts.h"

#include "core/batch/batch_file.h"
#include "core/batch/walk.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace torchtriage::rerun {

namespace {

/// Files of a job, each opened once.
class Files {
public:
    TensorFacts of(const TensorInFile& tensor)
    {
        const auto& file = open(tensor.file);
        const auto value = file ? batch::find(file->values, file->root, tensor.key) : std::nullopt;
        if (!value || file->values.kind(*value) != batch::ValueKind::Tensor)
            return {};
        const batch::Tensor& meta = file->values.tensor(*value);
        return {meta.dtype, meta.shape, batch::isContiguous(meta)};
    }

private:
    const std::optional<batch::BatchFile>& open(const std::string& path)
    {
        const auto known = m_files.find(path);
        if (known != m_files.end())
            return known->second;
        auto opened = batch::openBatch(path);
        return m_files[path] = opened ? std::optional(*std::move(opened)) : std::nullopt;
    }

    std::map<std::string, std::optional<batch::BatchFile>> m_files;
};

TensorFacts factsOf(const SyntheticTensor& tensor)
{
    batch::Tensor view;
    view.shape = tensor.shape;
    view.strides = tensor.strides ? *tensor.strides : batch::contiguousStrides(tensor.shape);
    return {tensor.dtype, tensor.shape, batch::isContiguous(view)};
}

TensorFacts factsOf(const TensorInput& input, Files& files)
{
    TensorFacts facts;
    if (const auto* saved = std::get_if<TensorInFile>(&input.origin))
        facts = files.of(*saved);
    else if (const auto* synthetic = std::get_if<SyntheticTensor>(&input.origin))
        facts = factsOf(*synthetic);
    else if (const auto* given = std::get_if<GivenTensor>(&input.origin))
        facts = {given->dtype, given->shape, true};
    if (input.change.dtype)
        facts.dtype = input.change.dtype;
    if (input.change.contiguous)
        facts.contiguous = true;
    if (input.change.rows && facts.shape && !facts.shape->empty())
        facts.shape->front() = input.change.rows->count;
    return facts;
}

/// Name of argument number `number` of a step, as the operator's schema has it; empty if not known.
std::string_view argumentName(const Step& step, std::size_t number, const OperatorTable& operators)
{
    if (number >= step.arguments.size()) {
        const std::size_t named = number - step.arguments.size();
        return named < step.named.size() ? std::string_view(step.named[named].name) : std::string_view();
    }
    const auto* call = std::get_if<OperatorCall>(&step.call);
    const auto known = call != nullptr ? operators.find(call->name) : operators.end();
    if (known == operators.end() || number >= known->second.arguments.size())
        return {};
    return known->second.arguments[number];
}

bool isParameter(const Step& step, std::size_t number, const OperatorTable& operators)
{
    static constexpr std::array usual = {"weight", "bias", "running_mean", "running_var"};
    const std::string_view name = argumentName(step, number, operators);
    const auto* call = std::get_if<OperatorCall>(&step.call);
    const auto known = call != nullptr ? operators.find(call->name) : operators.end();
    if (known != operators.end()) {
        const auto& parameters = known->second.parameters;
        return std::ranges::find(parameters, name) != parameters.end();
    }
    return std::ranges::find(usual, name) != usual.end();
}

} // namespace

JobFacts factsOf(const Job& job)
{
    JobFacts facts;
    Files files;
    Job copy = job;
    forEachTensor(copy, [&](std::size_t, std::size_t, const TensorInput& tensor) {
        facts.tensors.push_back(factsOf(tensor, files));
    });
    return facts;
}

std::optional<BatchDimension> batchOf(const Job& job, const JobFacts& facts, const OperatorTable& operators)
{
    std::optional<BatchDimension> batch;
    std::size_t index = 0;
    Job copy = job;
    forEachTensor(copy, [&](std::size_t step, std::size_t argument, const TensorInput& tensor) {
        const std::size_t here = index++;
        if (here >= facts.tensors.size() || std::holds_alternative<StepOutput>(tensor.origin) ||
            isParameter(job.steps[step], argument, operators))
            return;
        const auto& shape = facts.tensors[here].shape;
        if (!shape || shape->empty())
            return;
        if (!batch)
            batch = BatchDimension{shape->front(), {}};
        if (shape->front() == batch->samples)
            batch->tensors.push_back(here);
    });
    return batch;
}

bool usesExtension(const Job& job) noexcept
{
    static constexpr std::array own = {"aten",   "prim",       "prims",  "quantized", "sparse",
                                       "mkldnn", "_quantized", "onednn", "c10d",      "profiler"};
    return std::ranges::any_of(job.steps, [](const Step& step) {
        const auto* call = std::get_if<OperatorCall>(&step.call);
        if (call == nullptr)
            return false;
        const std::string_view space = std::string_view(call->name).substr(0, call->name.find("::"));
        return std::ranges::find(own, space) == own.end();
    });
}

} // namespace torchtriage::rerun
