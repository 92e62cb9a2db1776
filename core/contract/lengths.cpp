// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/values.h"
#include "core/contract/checks.h"
#include "core/contract/rules.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace torchtriage::contract {

using batch::DType;
using Integers = std::vector<std::int64_t>;

namespace {

/// Negative lengths of ctc_loss: taken by 1.13, refused today.
constexpr VersionChange negativeLengths{{1, 13, 0}, {2, 15, 0}};

std::string text(std::int64_t value)
{
    return std::to_string(value);
}

/// Reports the first element that a predicate holds for.
template <class Holds>
bool requireEach(CheckRun& run, const Input& input, const Integers& values, std::string_view id,
                 std::int64_t limit, Weight weight, const Holds& broken)
{
    const auto first = std::ranges::find_if(values, broken);
    if (first == values.end())
        return true;
    const auto count = std::ranges::count_if(values, broken);
    std::vector<std::string> facts{text(first - values.begin()), text(*first), text(limit), text(count)};
    if (weight == Weight::Refusal)
        run.refuse(std::string(id), input.role, std::move(facts));
    else
        run.warn(std::string(id), input.role, std::move(facts));
    return false;
}

bool requireCount(CheckRun& run, const Input& input, std::size_t found, std::int64_t expected)
{
    if (static_cast<std::int64_t>(found) == expected)
        return true;
    run.refuse("length-count", input.role, {std::to_string(found), text(expected)});
    return false;
}

bool requireIntegral(CheckRun& run, const Input& input)
{
    if (!input.tensor || isIntegral(input.tensor->dtype))
        return true;
    run.refuse("dtype", input.role, {input.tensor->dtypeName, "int32, int64", std::string(run.op())});
    return false;
}

io::Result<void> checkCtcTargets(CheckRun& run, const Input& targets, const Integers& lengths,
                                 std::int64_t batchSize, std::int64_t classes)
{
    if (!requireTensor(run, targets))
        return {};
    const std::int64_t longest = lengths.empty() ? 0 : std::ranges::max(lengths);
    if (targets.rank() == 2) {
        if (targets.shape()[0] != batchSize)
            run.refuse("batch-size", targets.role, {"log_probs", text(batchSize), text(targets.shape()[0])});
        if (targets.shape()[1] < longest)
            run.refuse("length-over", "target_lengths",
                       {text(std::ranges::max_element(lengths) - lengths.begin()), text(longest),
                        text(targets.shape()[1]), "1"});
    } else if (targets.rank() == 1) {
        const std::int64_t sum = std::accumulate(lengths.begin(), lengths.end(), std::int64_t{0});
        if (targets.shape()[0] != sum)
            run.refuse("length-sum", "target_lengths", {text(sum), text(targets.shape()[0])});
    } else {
        run.refuse("rank", targets.role, {shapeText(targets.shape()), "1, 2", std::string(run.op())});
    }
    // The operator reads labels without looking at their range.
    if (!isIntegral(targets.tensor->dtype))
        return {};
    return run.scan(targets, IntegerRule{0, classes - 1, std::nullopt, true}, false);
}

void checkCtcLengths(CheckRun& run, const Input& input, const Integers& lengths, std::int64_t batchSize,
                     std::optional<std::int64_t> longest)
{
    if (!requireCount(run, input, lengths.size(), batchSize))
        return;
    if (longest)
        requireEach(run, input, lengths, "length-over", *longest, Weight::Refusal,
                    [&](std::int64_t each) { return each > *longest; });
    const auto negative = std::ranges::find_if(lengths, [](std::int64_t each) { return each < 0; });
    if (negative != lengths.end())
        run.refuseIn(Behaviour::After, negativeLengths, "length-negative", input.role,
                     {text(negative - lengths.begin()), text(*negative), "0", "1"});
}

io::Result<void> checkCtc(CheckRun& run)
{
    const Input& probs = *run.input("log_probs");
    if (!requireTensor(run, probs) || !requireDType(run, probs, {DType::Float32, DType::Float64}) ||
        !requireRank(run, probs, {2, 3}))
        return {};
    const std::int64_t batchSize = probs.rank() == 3 ? probs.shape()[1] : 1;
    const std::int64_t classes = probs.shape().back();
    run.result().classes = classes;
    requireParameter(run, "blank", run.request().integer("blank").value_or(0), 0, classes - 1);
    const Input& inputLengths = *run.input("input_lengths");
    const Input& targetLengths = *run.input("target_lengths");
    if (!requireIntegral(run, inputLengths) || !requireIntegral(run, targetLengths))
        return {};
    const auto lengths = run.integers(inputLengths);
    if (!lengths)
        return io::fail(lengths.error());
    const auto labels = run.integers(targetLengths);
    if (!labels)
        return io::fail(labels.error());
    checkCtcLengths(run, inputLengths, *lengths, batchSize, probs.shape()[0]);
    checkCtcLengths(run, targetLengths, *labels, batchSize, std::nullopt);
    if (run.refused())
        return {};
    for (std::size_t i = 0; i < lengths->size(); ++i) {
        if ((*lengths)[i] < (*labels)[i]) {
            run.warn("input-shorter", inputLengths.role,
                     {std::to_string(i), text((*lengths)[i]), text((*labels)[i])});
            break;
        }
    }
    return checkCtcTargets(run, *run.input("targets"), *labels, batchSize, classes);
}

io::Result<void> checkPack(CheckRun& run)
{
    const Input& input = *run.input("input");
    const Input& lengthsInput = *run.input("lengths");
    if (!requireTensor(run, input))
        return {};
    if (input.rank() < 2) {
        run.refuse("rank", input.role, {shapeText(input.shape()), "2, 3", std::string(run.op())});
        return {};
    }
    if (lengthsInput.tensor && !requireRank(run, lengthsInput, {1}))
        return {};
    const auto lengths = run.integers(lengthsInput);
    if (!lengths)
        return io::fail(lengths.error());
    const bool batchFirst = run.request().flag("batch_first", false);
    const bool sorted = run.request().flag("enforce_sorted", true);
    const std::int64_t batchSize = input.shape()[batchFirst ? 0 : 1];
    const std::int64_t steps = input.shape()[batchFirst ? 1 : 0];
    if (input.count() == 0) {
        run.refuse("empty-input", input.role, {shapeText(input.shape())});
        return {};
    }
    const auto found = static_cast<std::int64_t>(lengths->size());
    if (sorted || found > batchSize)
        requireCount(run, lengthsInput, lengths->size(), batchSize);
    else if (found < batchSize)
        run.warn("length-count", lengthsInput.role, {text(found), text(batchSize)});
    requireEach(run, lengthsInput, *lengths, "length-not-positive", 1, Weight::Refusal,
                [](std::int64_t each) { return each <= 0; });
    requireEach(run, lengthsInput, *lengths, "length-over", steps, Weight::Warning,
                [&](std::int64_t each) { return each > steps; });
    const auto rise = std::ranges::is_sorted_until(*lengths, std::greater{});
    if (sorted && rise != lengths->end())
        run.refuse("not-sorted", lengthsInput.role,
                   {text(rise - lengths->begin()), text(*rise), text(*(rise - 1))});
    return {};
}

io::Result<void> checkRepeats(CheckRun& run)
{
    const Input& repeatsInput = *run.input("repeats");
    const Input* const input = run.input("input");
    if (!requireTensor(run, repeatsInput) || !requireDType(run, repeatsInput, {DType::Int32, DType::Int64}) ||
        !requireRank(run, repeatsInput, {0, 1}))
        return {};
    const auto repeats = run.integers(repeatsInput);
    if (!repeats)
        return io::fail(repeats.error());
    requireEach(run, repeatsInput, *repeats, "length-negative", 0, Weight::Refusal,
                [](std::int64_t each) { return each < 0; });
    std::int64_t times = 1;
    if (input && requireTensor(run, *input)) {
        auto size = static_cast<std::int64_t>(input->count());
        if (run.request().integer("dim")) {
            const auto dimension = dimensionOf(run, "dim", 0, *input);
            if (!dimension)
                return {};
            size = input->rank() == 0 ? 1 : input->shape()[*dimension];
        }
        if (repeats->size() == 1)
            times = size;
        else
            requireCount(run, repeatsInput, repeats->size(), size);
    }
    const std::int64_t sum = std::accumulate(repeats->begin(), repeats->end(), std::int64_t{0}) * times;
    const auto output = run.request().integer("output_size");
    if (output && *output != sum)
        run.refuse("length-sum", repeatsInput.role, {text(sum), text(*output)});
    return {};
}

/// Lengths of segments, or sizes of a split: they add up to the dimension.
io::Result<void> checkSegments(CheckRun& run, std::string_view role, bool sumCounts)
{
    const Input& input = *run.input("input");
    const Input& lengthsInput = *run.input(role);
    if (!requireTensor(run, input) || !requireIntegral(run, lengthsInput))
        return {};
    const auto lengths = run.integers(lengthsInput);
    if (!lengths)
        return io::fail(lengths.error());
    requireEach(run, lengthsInput, *lengths, "length-negative", 0, Weight::Refusal,
                [](std::int64_t each) { return each < 0; });
    const auto dimension = dimensionOf(run, "dim", 0, input);
    if (!dimension || input.rank() == 0)
        return {};
    const std::int64_t sum = std::accumulate(lengths->begin(), lengths->end(), std::int64_t{0});
    if (sum == input.shape()[*dimension])
        return {};
    std::vector<std::string> values{text(sum), text(input.shape()[*dimension])};
    if (sumCounts)
        run.refuse("length-sum", lengthsInput.role, std::move(values));
    else
        run.warn("length-sum", lengthsInput.role, std::move(values));
    return {};
}

io::Result<void> checkMaskedScatter(CheckRun& run)
{
    const Input& mask = *run.input("mask");
    const Input& source = *run.input("source");
    if (!requireTensor(run, mask) || !requireTensor(run, source) || !requireDType(run, mask, {DType::Bool}))
        return {};
    std::uint64_t marked = 0;
    const auto read = batch::forEachIntegerBlock(
        run.batch(), mask.id, [&](std::uint64_t, std::span<const std::int64_t> block) {
            marked +=
                static_cast<std::uint64_t>(std::ranges::count_if(block, [](auto each) { return each != 0; }));
            return true;
        });
    if (!read)
        return io::fail(read.error());
    if (marked > source.count())
        run.refuse("mask-count", source.role, {std::to_string(marked), std::to_string(source.count())});
    return {};
}

} // namespace

io::Result<void> checkLengths(CheckRun& run)
{
    const std::string_view op = run.op();
    if (op == "ctc_loss")
        return checkCtc(run);
    if (op == "pack_padded_sequence")
        return checkPack(run);
    if (op == "repeat_interleave")
        return checkRepeats(run);
    if (op == "segment_reduce")
        return checkSegments(run, "lengths", !run.request().flag("unsafe", false));
    if (op == "split")
        return checkSegments(run, "sizes", true);
    if (op == "masked_scatter")
        return checkMaskedScatter(run);
    return checkEmbeddingBag(run);
}

} // namespace torchtriage::contract
