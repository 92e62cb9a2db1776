// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/made_tensors.h"

#include "app/replay/dtypes.h"
#include "core/batch/tensor.h"
#include "core/rerun/synthetic.h"

#include <algorithm>
#include <span>

namespace torchtriage::replay {

namespace {

// Elements made in one go before they are converted to the dtype.
constexpr std::int64_t blockElements = 1 << 20;

Expected<c10::ScalarType> typeOf(batch::DType dtype)
{
    const auto type = scalarTypeOf(dtype);
    if (!type)
        return refuse(rerun::ErrorKind::Input,
                      "this PyTorch has no dtype " + std::string(batch::toString(dtype)));
    return *type;
}

template <class T>
void fillBlocks(const at::Tensor& storage, const rerun::SyntheticTensor& wanted, c10::ScalarType made)
{
    at::Tensor block = at::empty({std::min(blockElements, storage.numel())}, at::TensorOptions(made));
    for (std::int64_t first = 0; first < storage.numel(); first += blockElements) {
        const std::int64_t count = std::min(blockElements, storage.numel() - first);
        rerun::fillSynthetic(std::span(block.data_ptr<T>(), static_cast<std::size_t>(count)),
                             static_cast<std::uint64_t>(first), wanted.seed, wanted.low, wanted.high);
        storage.narrow(0, first, count).copy_(block.narrow(0, 0, count));
    }
}

} // namespace

Expected<at::Tensor> makeSynthetic(const rerun::SyntheticTensor& wanted)
{
    const auto type = typeOf(wanted.dtype);
    if (!type)
        return tl::unexpected(type.error());
    batch::Tensor view;
    view.shape = wanted.shape;
    view.strides = wanted.strides ? *wanted.strides : batch::contiguousStrides(wanted.shape);
    const auto elements = static_cast<std::int64_t>(batch::elementEnd(view).value_or(0));
    at::Tensor storage = at::empty({elements}, at::TensorOptions(*type));
    switch (batch::numberClassOf(wanted.dtype)) {
    case batch::NumberClass::Complex:
        fillBlocks<double>(at::view_as_real(storage).view({-1}), wanted, at::kDouble);
        break;
    case batch::NumberClass::Real:
        fillBlocks<double>(storage, wanted, at::kDouble);
        break;
    default:
        fillBlocks<std::int64_t>(storage, wanted, at::kLong);
    }
    return storage.as_strided(view.shape, view.strides);
}

Expected<at::Tensor> makeGiven(const rerun::GivenTensor& wanted)
{
    const auto type = typeOf(wanted.dtype);
    if (!type)
        return tl::unexpected(type.error());
    at::Tensor values =
        at::empty({static_cast<std::int64_t>(wanted.values.size())}, at::TensorOptions(at::kDouble));
    std::ranges::copy(wanted.values, values.data_ptr<double>());
    return values.to(*type).view(wanted.shape);
}

} // namespace torchtriage::replay
