// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checks.h"
#include "core/contract/rules.h"

#include <algorithm>

namespace torchtriage::contract {

using batch::DType;

namespace {

/// int32 as an index of gather, scatter: refused up to 1.13, accepted today.
constexpr VersionChange int32Gather{{1, 13, 0}, {2, 15, 0}};
/// int32 in x[i]: refused up to 1.13.
constexpr VersionChange int32Index{{1, 13, 0}, {2, 2, 0}};

/// Where the indices stand: "index", or the operator's own word for them.
const Input* indicesOf(const CheckRun& run)
{
    for (const std::string_view role : {"indices", "index", "tensor", "input"}) {
        if (const Input* const found = run.input(role); found && (role != "input" || run.op() == "bincount"))
            return found;
    }
    return nullptr;
}

/// What is indexed; null if only its size is given.
const Input* tableOf(const CheckRun& run)
{
    for (const std::string_view role : {"weight", "input"}) {
        if (const Input* const found = run.input(role); found && found->tensor)
            return found;
    }
    return nullptr;
}

bool isGatherLike(std::string_view op)
{
    return op == "gather" || op == "scatter" || op == "scatter_add" || op == "scatter_reduce";
}

bool allowInt32(CheckRun& run, const Input& index, const VersionChange& change)
{
    if (index.tensor->dtype != DType::Int32)
        return requireDType(run, index, {DType::Int64});
    if (run.behaviour(change) != Behaviour::After)
        run.refuseIn(Behaviour::Before, change, "dtype", index.role,
                     {"int32", "int64", std::string(run.op())});
    return true;
}

bool checkType(CheckRun& run, const Input& index)
{
    const std::string_view op = run.op();
    if (op == "embedding" || op == "index_select" || op == "index_add")
        return requireDType(run, index, {DType::Int32, DType::Int64});
    if (op == "bincount")
        return requireDType(run, index,
                            {DType::UInt8, DType::Int8, DType::Int16, DType::Int32, DType::Int64});
    if (isGatherLike(op))
        return allowInt32(run, index, int32Gather);
    if (op == "index")
        return allowInt32(run, index, int32Index);
    return requireDType(run, index, {DType::Int64});
}

/// A mask has the shape of the dimensions that it stands for.
void checkMask(CheckRun& run, const Input& mask, const Input* table)
{
    if (!table) {
        run.ask("missing-input", "input", {std::string(run.op())});
        return;
    }
    const bool fits = mask.rank() <= table->rank() &&
                      std::equal(mask.shape().begin(), mask.shape().end(), table->shape().begin());
    if (!fits)
        run.refuse("mask-shape", mask.role,
                   {table->role, shapeText(mask.shape()), shapeText(table->shape())});
}

bool checkGatherShape(CheckRun& run, const Input& index, const Input& table, std::size_t dimension)
{
    if (index.count() == 0)
        return false;
    if (std::max<std::size_t>(index.rank(), 1) != std::max<std::size_t>(table.rank(), 1)) {
        run.refuse("rank", index.role,
                   {shapeText(index.shape()), std::to_string(table.rank()), std::string(run.op())});
        return false;
    }
    const Input* const source = run.input("src");
    for (std::size_t i = 0; i < index.rank(); ++i) {
        const std::int64_t size = index.shape()[i];
        if (i != dimension && size > table.shape()[i]) {
            run.refuse("index-larger", index.role,
                       {table.role, shapeText(index.shape()), shapeText(table.shape()), std::to_string(i)});
            return false;
        }
        if (source && source->tensor && source->rank() == index.rank() && size > source->shape()[i]) {
            run.refuse("index-larger", index.role,
                       {"src", shapeText(index.shape()), shapeText(source->shape()), std::to_string(i)});
            return false;
        }
    }
    return true;
}

/// Number of elements along the indexed dimension. nullopt: not known, or nothing is left to check.
std::optional<std::int64_t> sizeOf(CheckRun& run, const Input& index)
{
    const std::string_view op = run.op();
    const auto given = run.request().integer("size");
    const Input* const table = tableOf(run);
    if (!table) {
        if (!given)
            run.ask("missing-size", {}, {std::string(op)});
        return given;
    }
    if (op == "embedding" && !requireRank(run, *table, {2}))
        return std::nullopt;
    if (op == "take" || op == "put")
        return given ? *given : static_cast<std::int64_t>(table->count());
    const auto dimension =
        op == "embedding" ? std::optional<std::size_t>(0) : dimensionOf(run, "dim", 0, *table);
    if (!dimension)
        return std::nullopt;
    if (isGatherLike(op) && !checkGatherShape(run, index, *table, *dimension))
        return std::nullopt;
    if (given)
        return *given;
    return table->rank() == 0 ? 1 : table->shape()[*dimension];
}

io::Result<void> checkOneHot(CheckRun& run, const Input& index)
{
    if (!requireDType(run, index, {DType::Int64}))
        return {};
    const std::int64_t classes = run.request().integer("classes").value_or(-1);
    if (index.count() == 0) {
        if (classes <= 0)
            run.refuse("empty-needs-classes", index.role, {});
        return {};
    }
    if (!requireParameter(run, "num_classes", classes, -1, INT64_MAX))
        return {};
    if (classes >= 0)
        run.result().classes = classes;
    return run.scan(index, IntegerRule{0, classes - 1, std::nullopt, classes >= 0});
}

bool negativesAllowed(std::string_view op)
{
    return op == "index" || op == "index_fill" || op == "take" || op == "put";
}

bool flatOnly(std::string_view op)
{
    return op == "index_select" || op == "index_add" || op == "index_copy" || op == "index_fill";
}

} // namespace

io::Result<void> checkIndexRange(CheckRun& run)
{
    const std::string_view op = run.op();
    if (op == "embedding_bag")
        return checkEmbeddingBag(run);
    const Input* const index = indicesOf(run);
    if (!index) {
        run.ask("missing-input", "index", {std::string(op)});
        return {};
    }
    if (!requireTensor(run, *index))
        return {};
    if (op == "one_hot")
        return checkOneHot(run, *index);
    if (op == "index" && (index->tensor->dtype == DType::Bool || index->tensor->dtype == DType::UInt8)) {
        checkMask(run, *index, tableOf(run));
        return {};
    }
    if (!checkType(run, *index))
        return {};
    if (op == "bincount") {
        return requireRank(run, *index, {1}) ? run.scan(*index, IntegerRule{0, 0, std::nullopt, false})
                                             : io::Result<void>();
    }
    if (flatOnly(op) && !requireRank(run, *index, {0, 1}))
        return {};
    const auto size = sizeOf(run, *index);
    if (!size)
        return {};
    run.result().classes = *size;
    if (op == "embedding") {
        if (const auto padding = run.request().integer("padding_idx"))
            requireParameter(run, "padding_idx", *padding, -*size, *size - 1);
    }
    return run.scan(*index, IntegerRule{negativesAllowed(op) ? -*size : 0, *size - 1, std::nullopt, true});
}

} // namespace torchtriage::contract
