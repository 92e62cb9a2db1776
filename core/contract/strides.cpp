// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checks.h"
#include "core/contract/rules.h"

#include <algorithm>

namespace torchtriage::contract {

using batch::DType;
using Sizes = std::vector<std::int64_t>;

namespace {

/// The wanted shape with its -1 filled in; nullopt if it cannot hold `count` elements.
std::optional<Sizes> filledShape(const Sizes& wanted, std::uint64_t count)
{
    Sizes shape = wanted;
    std::uint64_t known = 1;
    std::optional<std::size_t> open;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        if (shape[i] == -1 && !open)
            open = i;
        else if (shape[i] < 0 || __builtin_mul_overflow(known, static_cast<std::uint64_t>(shape[i]), &known))
            return std::nullopt;
    }
    if (open) {
        if (known == 0 || count % known != 0)
            return std::nullopt;
        shape[*open] = static_cast<std::int64_t>(count / known);
        known *= count / known;
    }
    return known == count ? std::optional(shape) : std::nullopt;
}

/// Whether the elements can be seen in the new shape without a copy: each run of dimensions that lies without
/// gaps in memory must split into whole new dimensions.
bool viewFits(const batch::Tensor& tensor, const Sizes& shape)
{
    const std::uint64_t count = batch::elementCount(tensor.shape).value_or(0);
    if (count == 0 || tensor.shape.empty())
        return true;
    auto view = static_cast<std::ptrdiff_t>(shape.size()) - 1;
    std::int64_t together = 1; // elements of the run so far
    std::int64_t taken = 1;    // elements that new dimensions took from it
    for (std::size_t i = tensor.shape.size(); i-- > 0;) {
        together *= tensor.shape[i];
        const std::int64_t base = tensor.strides[i];
        // The run ends where the next dimension outwards does not continue it.
        const bool ends =
            i == 0 || (tensor.shape[i - 1] != 1 && tensor.strides[i - 1] != base * tensor.shape[i]);
        if (!ends)
            continue;
        while (view >= 0 && (taken < together || shape[static_cast<std::size_t>(view)] == 1))
            taken *= shape[static_cast<std::size_t>(view--)];
        if (taken != together)
            return false;
        together = 1;
        taken = 1;
    }
    return view == -1;
}

void checkView(CheckRun& run, const Input& input)
{
    const auto wanted = run.request().integers("shape");
    if (!wanted) {
        run.ask("missing-parameter", {}, {"shape"});
        return;
    }
    const auto shape = filledShape(*wanted, input.count());
    if (!shape) {
        run.refuse("element-count", input.role,
                   {shapeText(input.shape()), std::to_string(input.count()), shapeText(*wanted)});
        return;
    }
    if (!viewFits(*input.tensor, *shape))
        run.refuse("view-strides", input.role,
                   {shapeText(input.shape()), shapeText(input.tensor->strides), shapeText(*shape)});
}

/// An element in memory that several positions share cannot be written through.
void checkWrite(CheckRun& run, const Input& input)
{
    for (std::size_t i = 0; i < input.rank(); ++i) {
        if (input.shape()[i] > 1 && input.tensor->strides[i] == 0) {
            run.refuse("overlap", input.role,
                       {shapeText(input.shape()), shapeText(input.tensor->strides), std::to_string(i)});
            return;
        }
    }
}

void checkComplexView(CheckRun& run, const Input& input)
{
    const batch::Tensor& tensor = *input.tensor;
    if (!requireDType(run, input, {DType::Float16, DType::Float32, DType::Float64}))
        return;
    bool fits = !tensor.shape.empty() && tensor.shape.back() == 2 && tensor.strides.back() == 1 &&
                tensor.storageOffset % 2 == 0;
    for (std::size_t i = 0; fits && i + 1 < tensor.shape.size(); ++i)
        fits = tensor.strides[i] % 2 == 0;
    if (!fits)
        run.refuse("pairs", input.role, {shapeText(tensor.shape), shapeText(tensor.strides)});
}

} // namespace

io::Result<void> checkStrides(CheckRun& run)
{
    const Input& input = *run.input("input");
    if (!requireTensor(run, input))
        return {};
    if (run.op() == "view")
        checkView(run, input);
    else if (run.op() == "view_as_complex")
        checkComplexView(run, input);
    else if (run.op() == "contiguous") {
        if (!isContiguous(*input.tensor))
            run.refuse("not-contiguous", input.role,
                       {shapeText(input.shape()), shapeText(input.tensor->strides)});
    } else
        checkWrite(run, input);
    run.note("layout-facts", input.role, {shapeText(input.shape()), shapeText(input.tensor->strides)});
    return {};
}

} // namespace torchtriage::contract
