// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checks.h"
#include "core/contract/rules.h"

#include <algorithm>

namespace torchtriage::contract {

namespace {

void checkMatmul(CheckRun& run, const Input& one, const Input& other)
{
    for (const Input* const each : {&one, &other}) {
        if (each->rank() == 0) {
            run.refuse("rank", each->role, {"[]", "1, 2, 3", std::string(run.op())});
            return;
        }
    }
    const std::size_t inner = other.rank() == 1 ? 0 : other.rank() - 2;
    if (!requireSameSize(run, one, one.rank() - 1, other, inner) || one.rank() < 2 || other.rank() < 2)
        return;
    // What is in front of the last two dimensions broadcasts.
    for (std::size_t i = 3; i <= std::min(one.rank(), other.rank()); ++i) {
        const std::int64_t a = one.shape()[one.rank() - i];
        const std::int64_t b = other.shape()[other.rank() - i];
        if (a != b && a != 1 && b != 1) {
            run.refuse("broadcast", other.role,
                       {one.role, shapeText(one.shape()), shapeText(other.shape()), std::to_string(a),
                        std::to_string(b), std::to_string(std::max(one.rank(), other.rank()) - i)});
            return;
        }
    }
}

void checkLinear(CheckRun& run, const Input& input, const Input& weight)
{
    if (!requireRank(run, weight, {2}))
        return;
    if (input.rank() == 0) {
        run.refuse("rank", input.role, {"[]", "1, 2, 3", std::string(run.op())});
        return;
    }
    requireSameSize(run, input, input.rank() - 1, weight, 1);
    const Input* const bias = run.input("bias");
    if (!bias || !requireTensor(run, *bias) || !requireRank(run, *bias, {1}))
        return;
    if (bias->shape()[0] != 1)
        requireSameSize(run, weight, 0, *bias, 0);
}

void checkBmm(CheckRun& run, const Input& one, const Input& other)
{
    if (requireRank(run, one, {3}) && requireRank(run, other, {3}) && requireSameSize(run, one, 0, other, 0))
        requireSameSize(run, one, 2, other, 1);
}

void checkAddmm(CheckRun& run, const Input& input, const Input& one, const Input& other)
{
    if (!requireRank(run, one, {2}) || !requireRank(run, other, {2}) ||
        !requireSameSize(run, one, 1, other, 0))
        return;
    const std::vector<std::int64_t> product{one.shape()[0], other.shape()[1]};
    const std::size_t rank = input.rank();
    bool fits = rank <= 2;
    for (std::size_t i = 1; fits && i <= rank; ++i)
        fits = input.shape()[rank - i] == 1 || input.shape()[rank - i] == product[2 - i];
    if (!fits)
        run.refuse("shape-differs", input.role,
                   {"mat1 @ mat2", shapeText(product), shapeText(input.shape())});
}

void checkCat(CheckRun& run, const std::vector<const Input*>& tensors)
{
    const auto counts = [](const Input* each) { return each->shape() != std::vector<std::int64_t>{0}; };
    const auto first = std::ranges::find_if(tensors, counts); // an empty vector is left out by torch
    if (first == tensors.end())
        return;
    const auto dimension = dimensionOf(run, "dim", 0, **first);
    if (!dimension)
        return;
    for (const Input* const each : tensors) {
        if (each->rank() == 0) {
            run.refuse("rank", each->role, {"[]", "1, 2, 3", std::string(run.op())});
            return;
        }
        if (!counts(each))
            continue;
        if (each->rank() != (*first)->rank()) {
            run.refuse("rank", each->role,
                       {shapeText(each->shape()), std::to_string((*first)->rank()), std::string(run.op())});
            return;
        }
        for (std::size_t i = 0; i < each->rank(); ++i) {
            if (i != *dimension && !requireSameSize(run, **first, i, *each, i))
                return;
        }
    }
}

void checkLayerNorm(CheckRun& run, const Input& input)
{
    const auto wanted = run.request().integers("normalized_shape");
    if (!wanted) {
        run.ask("missing-parameter", {}, {"normalized_shape"});
        return;
    }
    const std::size_t rank = wanted->size();
    if (rank == 0 || rank > input.rank() ||
        !std::equal(wanted->rbegin(), wanted->rend(), input.shape().rbegin())) {
        run.refuse("normalized-shape", input.role, {shapeText(*wanted), shapeText(input.shape())});
        return;
    }
    for (const std::string_view role : {"weight", "bias"}) {
        const Input* const each = run.input(role);
        if (each && requireTensor(run, *each) && each->shape() != *wanted)
            run.refuse("shape-differs", role,
                       {"normalized_shape", shapeText(*wanted), shapeText(each->shape())});
    }
}

void checkPairs(CheckRun& run, const std::vector<const Input*>& all)
{
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t k = i + 1; k < all.size(); ++k) {
            if (run.op() == "stack" ? !requireSameShape(run, *all[i], *all[k])
                                    : !requireBroadcast(run, *all[i], *all[k]))
                return;
        }
    }
}

} // namespace

io::Result<void> checkShape(CheckRun& run)
{
    std::vector<const Input*> all;
    for (const Input& each : run.inputs()) {
        if (!requireTensor(run, each))
            return {};
        all.push_back(&each);
    }
    const std::string_view op = run.op();
    if (all.empty())
        run.ask("missing-input", "input", {std::string(op)});
    else if (op == "matmul")
        checkMatmul(run, *run.input("input"), *run.input("other"));
    else if (op == "linear")
        checkLinear(run, *run.input("input"), *run.input("weight"));
    else if (op == "bmm")
        checkBmm(run, *run.input("input"), *run.input("mat2"));
    else if (op == "addmm")
        checkAddmm(run, *run.input("input"), *run.input("mat1"), *run.input("mat2"));
    else if (op == "cat")
        checkCat(run, all);
    else if (op == "layer_norm")
        checkLayerNorm(run, *run.input("input"));
    else
        checkPairs(run, all);
    return {};
}

} // namespace torchtriage::contract
