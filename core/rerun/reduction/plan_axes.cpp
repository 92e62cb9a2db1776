// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/plan_axes.h"

#include "core/rerun/failure.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <string_view>

namespace torchtriage::rerun {

namespace {

/// Which dimension of an argument is the limit that other arguments are held against.
enum class LimitBy : std::uint8_t {
    ClassDimension, ///< 1, or 0 of a single sample
    First,
    Every,
    Named, ///< the dimension that argument 1 gives
};
struct Limit {
    std::string_view op;
    std::size_t argument;
    LimitBy by;
};
constexpr std::array limits = {
    Limit{"nll_loss", 0, LimitBy::ClassDimension},
    Limit{"nll_loss2d", 0, LimitBy::ClassDimension},
    Limit{"nll_loss", 2, LimitBy::First},
    Limit{"nll_loss2d", 2, LimitBy::First},
    Limit{"cross_entropy_loss", 0, LimitBy::ClassDimension},
    Limit{"cross_entropy_loss", 2, LimitBy::First},
    Limit{"multi_margin_loss", 0, LimitBy::ClassDimension},
    Limit{"embedding", 0, LimitBy::First},
    Limit{"embedding_bag", 0, LimitBy::First},
    Limit{"index_select", 0, LimitBy::Named},
    Limit{"gather", 0, LimitBy::Named},
    Limit{"scatter", 0, LimitBy::Named},
    Limit{"scatter_add", 0, LimitBy::Named},
    Limit{"index_add", 0, LimitBy::Named},
    Limit{"index_fill", 0, LimitBy::Named},
    Limit{"index_copy", 0, LimitBy::Named},
    Limit{"take", 0, LimitBy::Every},
    Limit{"index", 0, LimitBy::Every},
    Limit{"index_put", 0, LimitBy::Every},
    Limit{"ctc_loss", 0, LimitBy::Every},
};

using Dimension = std::pair<std::size_t, std::size_t>; ///< input, dimension

std::optional<std::size_t> namedDimension(const Step& step, std::size_t rank)
{
    if (step.arguments.size() < 2 || !std::holds_alternative<std::int64_t>(step.arguments[1].value))
        return std::nullopt;
    const std::int64_t dimension = std::get<std::int64_t>(step.arguments[1].value);
    const std::int64_t wrapped = dimension < 0 ? dimension + static_cast<std::int64_t>(rank) : dimension;
    if (wrapped < 0 || wrapped >= static_cast<std::int64_t>(rank))
        return std::nullopt;
    return static_cast<std::size_t>(wrapped);
}

void addLimited(const Limit& limit, const Step& step, std::size_t input, std::size_t rank,
                std::set<Dimension>& to)
{
    std::optional<std::size_t> one;
    if (limit.by == LimitBy::ClassDimension)
        one = rank > 1 ? 1U : 0U;
    else if (limit.by == LimitBy::First)
        one = 0;
    else if (limit.by == LimitBy::Named)
        one = namedDimension(step, rank);
    for (std::size_t d = 0; d < rank; ++d) {
        if (!one || d == *one)
            to.insert({input, d});
    }
}

std::set<Dimension> limitedDimensions(const Job& job, std::span<const SavedInput> inputs)
{
    std::set<Dimension> result;
    Job copy = job;
    forEachTensor(copy, [&](std::size_t step, std::size_t argument, const TensorInput& tensor) {
        const auto* saved = std::get_if<TensorInFile>(&tensor.origin);
        const auto found = saved ? std::ranges::find(inputs, *saved, &SavedInput::reference) : inputs.end();
        if (found == inputs.end())
            return;
        const auto input = static_cast<std::size_t>(found - inputs.begin());
        const std::string_view op = plainOperator(nameOf(copy.steps[step]));
        for (const Limit& limit : limits) {
            if (limit.op == op && limit.argument == argument)
                addLimited(limit, copy.steps[step], input, found->meta().shape.size(), result);
        }
    });
    return result;
}

/// Dimensions of one length, but for those in `apart`.
std::map<std::int64_t, std::vector<AxisUse>, std::greater<>>
byLength(std::span<const SavedInput> inputs, const std::set<Dimension>& apart, bool onlyFirst)
{
    std::map<std::int64_t, std::vector<AxisUse>, std::greater<>> lengths;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const auto& shape = inputs[i].meta().shape;
        for (std::size_t d = 0; d < (onlyFirst ? std::min<std::size_t>(shape.size(), 1) : shape.size());
             ++d) {
            if (shape[d] > 1 && !apart.contains({i, d}))
                lengths[shape[d]].push_back({i, d});
        }
    }
    return lengths;
}

} // namespace

std::vector<ReductionAxis> planAxes(const Job& job, std::span<const SavedInput> inputs)
{
    std::set<Dimension> apart = limitedDimensions(job, inputs);
    std::vector<ReductionAxis> axes;
    const auto first = byLength(inputs, apart, true);
    const auto rows = std::ranges::max_element(
        first, {}, [](const auto& length) { return length.second.size(); }); // of equals the longest
    if (rows != first.end()) {
        axes.push_back({rows->first, rows->second, false, {}});
        for (const AxisUse& use : rows->second)
            apart.insert({use.input, use.dimension});
    }
    for (const auto& [length, uses] : byLength(inputs, apart, false))
        axes.push_back({length, uses, true, {}});
    return axes;
}

} // namespace torchtriage::rerun
