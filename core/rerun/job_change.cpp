// SPDX-License-Identifier: GPL-3.0-or-later
// applyToJob(): a variation's change, made on a job of operators and modules.
#include "core/rerun/plan.h"

namespace torchtriage::rerun {

namespace {

/// Makes the same change on every tensor argument.
void onTensors(Job& job, void (*change)(TensorInput&))
{
    forEachTensor(job, [change](std::size_t, std::size_t, TensorInput& tensor) { change(tensor); });
}

bool fromOutside(const TensorInput& tensor)
{
    return !std::holds_alternative<StepOutput>(tensor.origin);
}

bool isReduced(batch::DType dtype)
{
    return dtype == batch::DType::Float16 || dtype == batch::DType::BFloat16;
}

/// Its dtype as far as the job itself tells.
std::optional<batch::DType> dtypeOf(const TensorInput& tensor)
{
    if (tensor.change.dtype)
        return tensor.change.dtype;
    if (const auto* synthetic = std::get_if<SyntheticTensor>(&tensor.origin))
        return synthetic->dtype;
    if (const auto* given = std::get_if<GivenTensor>(&tensor.origin))
        return given->dtype;
    return std::nullopt;
}

void inFloat32(TensorInput& tensor)
{
    const auto dtype = dtypeOf(tensor);
    if (fromOutside(tensor) && dtype && isReduced(*dtype))
        tensor.change.dtype = batch::DType::Float32;
}

void contiguous(TensorInput& tensor)
{
    if (fromOutside(tensor))
        tensor.change.contiguous = true;
}

void firstSample(TensorInput& tensor)
{
    if (!fromOutside(tensor))
        return;
    if (tensor.change.rows)
        tensor.change.rows->count = 1;
    else
        tensor.change.rows = Rows{0, 1};
}

} // namespace

bool applyToJob(Job& job, Change change)
{
    const Job before = job;
    switch (change) {
    case Change::Launch:
        job.launch = Launch::Blocking;
        break;
    case Change::Device:
        job.device = "cpu";
        break;
    case Change::Synchronization:
        job.sync = Synchronize::EachStep;
        break;
    case Change::Precision:
        onTensors(job, inFloat32);
        break;
    case Change::Layout:
        onTensors(job, contiguous);
        break;
    case Change::Samples:
        onTensors(job, firstSample);
        break;
    case Change::Nothing:
    case Change::Operator:
    case Change::Extension:
    case Change::Custom:
        break;
    }
    return !(job == before);
}

} // namespace torchtriage::rerun
