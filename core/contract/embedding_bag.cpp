// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checks.h"
#include "core/contract/rules.h"

#include <algorithm>
#include <utility>

namespace torchtriage::contract {

using batch::DType;

namespace {

/// Indices and offsets of two integer types are brought to the wider one, which must be int32 or int64.
bool checkTypes(CheckRun& run, const Input& indices, const Input* offsets)
{
    if (!offsets || !offsets->tensor || offsets->tensor->dtype == indices.tensor->dtype)
        return requireDType(run, indices, {DType::Int32, DType::Int64});
    for (const auto& [one, other] : {std::pair{&indices, offsets}, std::pair{offsets, &indices}}) {
        const bool wide = one->tensor->dtype == DType::Int32 || one->tensor->dtype == DType::Int64;
        const batch::NumberClass kind = batch::numberClassOf(other->tensor->dtype);
        if (wide && (kind == batch::NumberClass::Integer || kind == batch::NumberClass::Boolean))
            return true;
    }
    const bool indicesFit = indices.tensor->dtype == DType::Int32 || indices.tensor->dtype == DType::Int64;
    return requireDType(run, indicesFit ? *offsets : indices, {DType::Int32, DType::Int64});
}

io::Result<void> checkOffsets(CheckRun& run, const Input& indices, const Input& offsets)
{
    if (!requireTensor(run, offsets) || !requireRank(run, offsets, {1}))
        return {};
    const auto starts = run.integers(offsets);
    if (!starts)
        return io::fail(starts.error());
    if (starts->empty())
        return {};
    const auto length = static_cast<std::int64_t>(indices.count());
    if (starts->front() != 0)
        run.refuse("offsets-first", offsets.role, {std::to_string(starts->front())});
    if (starts->back() > length)
        run.refuse("offsets-last", offsets.role, {std::to_string(starts->back()), std::to_string(length)});
    const auto drop = std::ranges::is_sorted_until(*starts);
    if (drop != starts->end()) {
        const std::vector<std::string> values{std::to_string(drop - starts->begin()), std::to_string(*drop),
                                              std::to_string(*(drop - 1))};
        // The other modes read each bag by itself: a bag that begins before the one in front is only odd.
        if (run.request().text("mode") == "max" && *std::ranges::min_element(*starts) >= 0)
            run.warn("offsets-decrease", offsets.role, values);
        else
            run.refuse("offsets-decrease", offsets.role, values);
    }
    return {};
}

} // namespace

io::Result<void> checkEmbeddingBag(CheckRun& run)
{
    const Input* const indices = run.input("indices");
    if (!indices) {
        run.ask("missing-input", "indices", {std::string(run.op())});
        return {};
    }
    const Input* const offsets = run.input("offsets");
    if (!requireTensor(run, *indices) || !checkTypes(run, *indices, offsets) ||
        !requireRank(run, *indices, {1, 2}))
        return {};
    if (indices->rank() == 2 && offsets)
        run.refuse("offsets-unwanted", offsets->role, {shapeText(indices->shape())});
    else if (indices->rank() == 1 && !offsets)
        run.refuse("offsets-missing", "offsets", {shapeText(indices->shape())});
    else if (offsets) {
        if (auto checked = checkOffsets(run, *indices, *offsets); !checked)
            return checked;
    }
    const Input* const weight = run.input("weight");
    const auto given = run.request().integer("size");
    if (weight && (!requireTensor(run, *weight) || !requireRank(run, *weight, {2})))
        return {};
    if (!given && !weight) {
        run.ask("missing-size", {}, {std::string(run.op())});
        return {};
    }
    const std::int64_t size = given ? *given : weight->shape()[0];
    run.result().classes = size;
    if (const auto padding = run.request().integer("padding_idx"))
        requireParameter(run, "padding_idx", *padding, -size, size - 1);
    return run.scan(*indices, IntegerRule{0, size - 1, std::nullopt, true});
}

} // namespace torchtriage::contract
