// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/tensor.h"

#include <algorithm>

namespace torchtriage::batch {

namespace {

constexpr std::uint64_t highest = 0x7fff'ffff'ffff'ffffU;

} // namespace

std::string_view toString(Layout layout) noexcept
{
    switch (layout) {
    case Layout::Strided:
        return "strided";
    case Layout::SparseCoo:
        return "sparse_coo";
    case Layout::SparseCsr:
        return "sparse_csr";
    case Layout::SparseCsc:
        return "sparse_csc";
    case Layout::SparseBsr:
        return "sparse_bsr";
    case Layout::SparseBsc:
        return "sparse_bsc";
    case Layout::Nested:
        return "nested";
    }
    return "strided";
}

std::optional<std::uint64_t> elementCount(const std::vector<std::int64_t>& shape) noexcept
{
    // A zero anywhere makes the tensor empty, but the other dimensions must still be sound.
    std::uint64_t product = 1;
    for (const std::int64_t size : shape) {
        if (size < 0)
            return std::nullopt;
        const auto factor = std::max<std::uint64_t>(static_cast<std::uint64_t>(size), 1);
        if (factor > highest / product)
            return std::nullopt;
        product *= factor;
    }
    return std::ranges::find(shape, 0) != shape.end() ? 0 : product;
}

bool isContiguous(const Tensor& tensor) noexcept
{
    if (elementCount(tensor.shape) == 0)
        return true;
    std::int64_t expected = 1;
    for (std::size_t i = tensor.shape.size(); i-- > 0;) {
        if (tensor.shape[i] == 1)
            continue;
        if (i >= tensor.strides.size() || tensor.strides[i] != expected)
            return false;
        expected *= tensor.shape[i];
    }
    return true;
}

std::vector<std::int64_t> contiguousStrides(const std::vector<std::int64_t>& shape, bool columnMajor)
{
    std::vector<std::int64_t> strides(shape.size());
    std::int64_t step = 1;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const std::size_t dimension = columnMajor ? i : shape.size() - 1 - i;
        strides[dimension] = step;
        step *= std::max<std::int64_t>(shape[dimension], 1);
    }
    return strides;
}

std::optional<std::uint64_t> elementEnd(const Tensor& tensor) noexcept
{
    if (tensor.storageOffset < 0 || tensor.strides.size() != tensor.shape.size())
        return std::nullopt;
    const auto count = elementCount(tensor.shape);
    if (!count)
        return std::nullopt;
    if (*count == 0)
        return 0;
    auto last = static_cast<std::uint64_t>(tensor.storageOffset);
    for (std::size_t i = 0; i < tensor.shape.size(); ++i) {
        const auto steps = static_cast<std::uint64_t>(tensor.shape[i] - 1);
        if (tensor.strides[i] < 0)
            return std::nullopt;
        const auto stride = static_cast<std::uint64_t>(tensor.strides[i]);
        if (steps != 0 && stride > highest / steps)
            return std::nullopt;
        if (steps * stride > highest - 1 - last)
            return std::nullopt;
        last += steps * stride;
    }
    return last + 1;
}

} // namespace torchtriage::batch
