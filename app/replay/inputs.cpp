// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/inputs.h"

#include "app/replay/dtypes.h"
#include "app/replay/made_tensors.h"

namespace torchtriage::replay {

namespace {

using rerun::ErrorKind;

// Converts or moves a tensor whose strides PyTorch would not keep: the memory that it spans goes as a whole,
// and the same view is taken of it again.
at::Tensor keepingStrides(const at::Tensor& tensor, const at::TensorOptions& target)
{
    if (tensor.layout() != c10::kStrided || tensor.is_quantized() || tensor.is_non_overlapping_and_dense())
        return tensor.to(target);
    std::int64_t span = tensor.numel() == 0 ? 0 : 1;
    for (std::int64_t i = 0; i < tensor.dim() && span != 0; ++i)
        span += (tensor.size(i) - 1) * tensor.stride(i);
    const at::Tensor memory = tensor.as_strided({span}, {1}, tensor.storage_offset());
    return memory.to(target).as_strided(tensor.sizes(), tensor.strides());
}

bool isConverted(const rerun::InputChange& change)
{
    return change.dtype.has_value() || change.contiguous;
}

Expected<at::Tensor> changed(at::Tensor tensor, const rerun::InputChange& change, c10::Device target)
{
    if (change.rows)
        tensor = tensor.narrow(0, change.rows->first, change.rows->count);
    if (change.dtype) {
        const auto type = scalarTypeOf(*change.dtype);
        if (!type)
            return refuse(ErrorKind::Input,
                          "this PyTorch has no dtype " + std::string(batch::toString(*change.dtype)));
        tensor = keepingStrides(tensor, tensor.options().dtype(*type));
    }
    if (change.contiguous)
        tensor = tensor.contiguous();
    return keepingStrides(tensor, tensor.options().device(target));
}

} // namespace

Expected<c10::IValue> Inputs::originOf(const rerun::TensorInput& input, c10::Device target)
{
    const auto wrapped = [](at::Tensor tensor) { return c10::IValue(std::move(tensor)); };
    if (const auto* reference = std::get_if<rerun::TensorInFile>(&input.origin))
        return m_saved.load(*reference,
                            isConverted(input.change) ? c10::Device(c10::DeviceType::CPU) : target);
    if (const auto* synthetic = std::get_if<rerun::SyntheticTensor>(&input.origin))
        return makeSynthetic(*synthetic).map(wrapped);
    if (const auto* given = std::get_if<rerun::GivenTensor>(&input.origin))
        return makeGiven(*given).map(wrapped);
    const auto& reference = std::get<rerun::StepOutput>(input.origin);
    if (reference.output >= m_steps[reference.step].size())
        return refuse(ErrorKind::Input, "step " + std::to_string(reference.step) + " returned " +
                                            std::to_string(m_steps[reference.step].size()) +
                                            " values, there is no value " + std::to_string(reference.output));
    return m_steps[reference.step][reference.output];
}

Expected<c10::IValue> Inputs::make(const rerun::TensorInput& input)
{
    const bool fromStep = std::holds_alternative<rerun::StepOutput>(input.origin);
    c10::Device target = m_device;
    if (input.change.device)
        target = c10::Device(*input.change.device);
    auto value = originOf(input, target);
    if (!value)
        return value;
    if (!value->isTensor()) {
        if (input.change == rerun::InputChange{})
            return value;
        return refuse(ErrorKind::Input, "a value that is no tensor cannot be changed");
    }
    // What a step returned stays on the device where it is, unless the job says otherwise.
    if (fromStep && !input.change.device)
        target = value->toTensor().device();
    return changed(value->toTensor(), input.change, target).map([](at::Tensor tensor) {
        return c10::IValue(std::move(tensor));
    });
}

} // namespace torchtriage::replay
