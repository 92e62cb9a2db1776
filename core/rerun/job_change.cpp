// SPDX-License-Identifier: GPL-3.0-or-later
// A variation's change, made on a job of operators and modules.
#include "core/rerun/plan.h"

#include <algorithm>

namespace torchtriage::rerun {

namespace {

using batch::DType;

const OperatorTable& operators()
{
    static const OperatorTable table = builtinOperators().value_or(OperatorTable());
    return table;
}

tl::unexpected<io::Error> refuse(const Variation& variation, std::string id)
{
    return io::fail(io::ErrorKind::Unsupported, {}, variation.id, std::move(id));
}

bool fromOutside(const TensorInput& tensor)
{
    return !std::holds_alternative<StepOutput>(tensor.origin);
}

/// A floating dtype of fewer bits than `target`.
bool isBelow(DType dtype, DType target)
{
    const bool numbers = batch::numberClassOf(dtype) == batch::NumberClass::Real;
    return numbers && dtype < DType::Complex32 && batch::bitsOf(dtype) < batch::bitsOf(target);
}

/// The complex dtype whose parts are of the floating dtype `target`.
std::optional<DType> converted(DType dtype, DType target)
{
    if (isBelow(dtype, target))
        return target;
    const DType complex = target == DType::Float64 ? DType::Complex128 : DType::Complex64;
    const bool narrow = batch::numberClassOf(dtype) == batch::NumberClass::Complex &&
                        batch::bitsOf(dtype) < batch::bitsOf(complex);
    return narrow ? std::optional(complex) : std::nullopt;
}

void convertNames(ArgumentList& list, DType target)
{
    for (Argument& argument : list) {
        if (auto* name = std::get_if<DTypeName>(&argument.value))
            name->dtype = converted(name->dtype, target).value_or(name->dtype);
        if (auto* inner = std::get_if<ArgumentList>(&argument.value))
            convertNames(*inner, target);
    }
}

/// Every input from outside, and every dtype that a call names: a cast in between would undo the change.
void changePrecision(Job& job, DType target, const JobFacts& facts)
{
    std::size_t index = 0;
    forEachTensor(job, [&](std::size_t, std::size_t, TensorInput& tensor) {
        const std::size_t here = index++;
        const auto dtype = here < facts.tensors.size() ? facts.tensors[here].dtype : std::nullopt;
        const auto wanted = dtype ? converted(*dtype, target) : std::nullopt;
        const bool isCast =
            !fromOutside(tensor) && tensor.change.dtype && converted(*tensor.change.dtype, target);
        if (wanted && (fromOutside(tensor) || isCast))
            tensor.change.dtype = wanted;
    });
    for (Step& step : job.steps) {
        convertNames(step.arguments, target);
        for (NamedArgument& named : step.named) {
            if (auto* name = std::get_if<DTypeName>(&named.value.value))
                name->dtype = converted(name->dtype, target).value_or(name->dtype);
        }
    }
}

/// Everything on the CPU, also what the job puts on a device by name.
void moveToCpu(Job& job)
{
    const auto move = [](std::optional<std::string>& device) {
        if (device && *device != "cpu")
            device.reset();
    };
    job.device = "cpu";
    forEachTensor(job, [&](std::size_t, std::size_t, TensorInput& tensor) { move(tensor.change.device); });
    for (Step& step : job.steps) {
        for (Argument& argument : step.arguments) {
            if (auto* name = std::get_if<DeviceName>(&argument.value))
                move(name->device);
        }
        for (NamedArgument& named : step.named) {
            if (auto* name = std::get_if<DeviceName>(&named.value.value))
                move(name->device);
        }
    }
}

/// Only what is not contiguous: the others stay as they are in the job.
void makeContiguous(Job& job, const JobFacts& facts)
{
    std::size_t index = 0;
    forEachTensor(job, [&](std::size_t, std::size_t, TensorInput& tensor) {
        const std::size_t here = index++;
        const bool known = here < facts.tensors.size() && facts.tensors[here].contiguous == true;
        if (fromOutside(tensor) && !known)
            tensor.change.contiguous = true;
    });
}

void takeFirstSample(Job& job, const BatchDimension& batch)
{
    std::size_t index = 0;
    forEachTensor(job, [&](std::size_t, std::size_t, TensorInput& tensor) {
        if (std::ranges::find(batch.tensors, index++) == batch.tensors.end())
            return;
        if (tensor.change.rows)
            tensor.change.rows->count = 1;
        else
            tensor.change.rows = Rows{0, 1};
    });
}

/// The step that is known to fail; else the only one that has a reference.
io::Result<void> useReference(Plan& plan, const Variation& variation, const Baseline& baseline)
{
    const Job& job = std::get<Job>(plan.work);
    const std::vector<std::size_t> candidates = stepsWithReference(job, operators());
    const bool suspected =
        baseline.failingStep && std::ranges::find(candidates, *baseline.failingStep) != candidates.end();
    if (candidates.empty() || (baseline.failingStep && !suspected))
        return refuse(variation, std::string(toString(Need::KnownReference)));
    if (candidates.size() > 1 && !suspected)
        return refuse(variation, "known-suspect");
    auto changed = withReference(job, suspected ? *baseline.failingStep : candidates.front(), operators());
    plan.origins = std::move(changed->origins);
    plan.work = std::move(changed->job);
    return {};
}

} // namespace

io::Result<void> applyToJob(Plan& plan, const Variation& variation, const Baseline& baseline)
{
    Job& job = std::get<Job>(plan.work);
    switch (variation.change) {
    case Change::Launch:
        job.launch = Launch::Blocking;
        break;
    case Change::Device:
        moveToCpu(job);
        break;
    case Change::Synchronization:
        job.sync = Synchronize::EachStep;
        break;
    case Change::Precision:
        // The weights of a module have a dtype of their own: inputs alone would change the call, not its
        // precision.
        if (std::ranges::any_of(
                job.steps, [](const Step& step) { return std::holds_alternative<ModuleCall>(step.call); }))
            return refuse(variation, "job-module");
        changePrecision(job, variation.dtype.value_or(DType::Float32), baseline.facts);
        break;
    case Change::Layout:
        makeContiguous(job, baseline.facts);
        break;
    case Change::Samples:
        if (const auto batch = batchOf(job, baseline.facts, operators()))
            takeFirstSample(job, *batch);
        break;
    case Change::Operator:
        return useReference(plan, variation, baseline);
    case Change::Extension:
        return refuse(variation, "job-extension");
    case Change::Nothing:
    case Change::Engine:
    case Change::Custom:
        break;
    }
    return {};
}

Baseline baselineOf(const Job& job)
{
    Baseline baseline;
    baseline.work = job;
    baseline.device = job.device;
    if (job.device == "cpu")
        baseline.backend = triage::Backend::Cpu;
    baseline.severalSteps = job.steps.size() > 1;
    baseline.extensionLoaded = usesExtension(job);
    baseline.facts = factsOf(job);
    Plan inFloat32, inFloat64, contiguous;
    inFloat32.work = inFloat64.work = contiguous.work = job;
    changePrecision(std::get<Job>(inFloat32.work), DType::Float32, baseline.facts);
    changePrecision(std::get<Job>(inFloat64.work), DType::Float64, baseline.facts);
    makeContiguous(std::get<Job>(contiguous.work), baseline.facts);
    baseline.reducedPrecision = std::get<Job>(inFloat32.work) != job;
    baseline.belowFloat64 = std::get<Job>(inFloat64.work) != job;
    baseline.stridedInput = std::get<Job>(contiguous.work) != job;
    const auto batch = batchOf(job, baseline.facts, operators());
    baseline.severalSamples = batch && batch->samples > 1;
    return baseline;
}

} // namespace torchtriage::rerun
