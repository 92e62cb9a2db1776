// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/rules.h"

#include <algorithm>

namespace torchtriage::contract {

using batch::DType;

bool isFloating(DType dtype) noexcept
{
    return batch::numberClassOf(dtype) == batch::NumberClass::Real;
}

bool isIntegral(DType dtype) noexcept
{
    return batch::numberClassOf(dtype) == batch::NumberClass::Integer;
}

bool requireTensor(CheckRun& run, const Input& input)
{
    if (!input.tensor) {
        run.refuse("not-a-tensor", input.role, {input.key});
        return false;
    }
    if (input.tensor->layout != batch::Layout::Strided) {
        run.ask("layout", input.role, {std::string(toString(input.tensor->layout))});
        return false;
    }
    return true;
}

bool requireDType(CheckRun& run, const Input& input, std::initializer_list<DType> allowed)
{
    if (std::ranges::find(allowed, input.tensor->dtype) != allowed.end())
        return true;
    std::string names;
    for (const DType each : allowed)
        names += (names.empty() ? "" : ", ") + std::string(toString(each));
    run.refuse("dtype", input.role, {input.tensor->dtypeName, names, std::string(run.op())});
    return false;
}

bool requireFloating(CheckRun& run, const Input& input, const VersionChange& change, bool bfloat16Too)
{
    const DType dtype = input.tensor->dtype;
    if (!isFloating(dtype)) {
        run.refuse("dtype", input.role,
                   {input.tensor->dtypeName, "float32, float64, float16, bfloat16", std::string(run.op())});
        return false;
    }
    if (dtype != DType::Float16 && !(bfloat16Too && dtype == DType::BFloat16))
        return true;
    const Behaviour now = run.behaviour(change);
    if (now == Behaviour::After)
        return true;
    run.refuseIn(Behaviour::Before, change, "dtype-on-cpu", input.role,
                 {input.tensor->dtypeName, std::string(run.op())});
    return false;
}

bool requireSameDType(CheckRun& run, const Input& one, const Input& other)
{
    if (one.tensor->dtype == other.tensor->dtype)
        return true;
    run.refuse("dtype-differs", other.role,
               {one.role, one.tensor->dtypeName, other.tensor->dtypeName, std::string(run.op())});
    return false;
}

bool requireRank(CheckRun& run, const Input& input, std::initializer_list<std::size_t> allowed)
{
    if (std::ranges::find(allowed, input.rank()) != allowed.end())
        return true;
    std::string ranks;
    for (const std::size_t each : allowed)
        ranks += (ranks.empty() ? "" : ", ") + std::to_string(each);
    run.refuse("rank", input.role, {shapeText(input.shape()), ranks, std::string(run.op())});
    return false;
}

bool requireSameShape(CheckRun& run, const Input& one, const Input& other)
{
    if (one.shape() == other.shape())
        return true;
    run.refuse("shape-differs", other.role, {one.role, shapeText(one.shape()), shapeText(other.shape())});
    return false;
}

bool requireSameSize(CheckRun& run, const Input& one, std::size_t dimension, const Input& other,
                     std::size_t otherDimension)
{
    const std::int64_t size = one.shape()[dimension];
    const std::int64_t otherSize = other.shape()[otherDimension];
    if (size == otherSize)
        return true;
    run.refuse("size-differs", other.role,
               {one.role, std::to_string(size), std::to_string(dimension), std::to_string(otherSize),
                std::to_string(otherDimension)});
    return false;
}

bool requireParameter(CheckRun& run, std::string_view name, std::int64_t value, std::int64_t low,
                      std::int64_t high)
{
    if (value >= low && value <= high)
        return true;
    run.refuse("parameter-range", {},
               {std::string(name), std::to_string(value), std::to_string(low), std::to_string(high)});
    return false;
}

bool requireBroadcast(CheckRun& run, const Input& one, const Input& other)
{
    const std::size_t common = std::min(one.rank(), other.rank());
    for (std::size_t i = 1; i <= common; ++i) {
        const std::int64_t a = one.shape()[one.rank() - i];
        const std::int64_t b = other.shape()[other.rank() - i];
        if (a == b || a == 1 || b == 1)
            continue;
        run.refuse("broadcast", other.role,
                   {one.role, shapeText(one.shape()), shapeText(other.shape()), std::to_string(a),
                    std::to_string(b), std::to_string(std::max(one.rank(), other.rank()) - i)});
        return false;
    }
    return true;
}

std::optional<std::size_t> dimensionOf(CheckRun& run, std::string_view parameter, std::int64_t otherwise,
                                       const Input& input)
{
    const std::int64_t given = run.request().integer(parameter).value_or(otherwise);
    const auto rank = static_cast<std::int64_t>(std::max<std::size_t>(input.rank(), 1));
    if (!requireParameter(run, parameter, given, -rank, rank - 1))
        return std::nullopt;
    return static_cast<std::size_t>(given < 0 ? given + rank : given);
}

} // namespace torchtriage::contract
