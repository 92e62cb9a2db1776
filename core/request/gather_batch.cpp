// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/summary.h"
#include "core/batch/walk.h"
#include "core/request/allow_list.h"
#include "core/request/gather.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace torchtriage::request {

namespace {

constexpr std::uint64_t mostElements = 64'000'000; // a larger tensor is listed without statistics
constexpr std::size_t mostSampleIds = 100'000;

std::string numbersText(const std::vector<std::int64_t>& numbers)
{
    std::string text = "[";
    for (const std::int64_t number : numbers)
        text += (text.size() > 1 ? ", " : "") + std::to_string(number);
    return text + ']';
}

std::string realText(double value)
{
    std::array<char, 32> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, 6);
    return {buffer.data(), end.ptr};
}

std::optional<std::string> numberText(const batch::Number& number)
{
    struct Show {
        std::optional<std::string> operator()(std::monostate) const { return std::nullopt; }
        std::optional<std::string> operator()(bool value) const { return value ? "True" : "False"; }
        std::optional<std::string> operator()(std::int64_t value) const { return std::to_string(value); }
        std::optional<std::string> operator()(std::uint64_t value) const { return std::to_string(value); }
        std::optional<std::string> operator()(double value) const { return realText(value); }
        std::optional<std::string> operator()(std::complex<double>) const { return std::nullopt; }
    };
    return std::visit(Show{}, number);
}

void addStatistics(const batch::BatchFile& batch, batch::ValueId id, TensorFact& fact)
{
    const auto count = batch::elementCount(batch.values.tensor(id).shape);
    // One element, or a handful, is a value and no statistic.
    constexpr std::uint64_t fewest = 8;
    if (!count || *count < fewest || *count > mostElements)
        return;
    const auto summary = batch::summarize(batch, id);
    if (!summary)
        return;
    fact.least = numberText(summary->min);
    fact.greatest = numberText(summary->max);
    if (summary->mean)
        fact.mean = realText(*summary->mean);
    fact.nan = summary->nan;
    fact.infinite = summary->positiveInfinity + summary->negativeInfinity;
}

TensorFact factOf(const batch::Tensor& tensor, std::string_view key)
{
    TensorFact fact;
    fact.key = key;
    fact.dtype = tensor.dtypeName;
    fact.shape = numbersText(tensor.shape);
    fact.strides = numbersText(tensor.strides);
    fact.device = tensor.device;
    fact.contiguous = batch::isContiguous(tensor);
    return fact;
}

bool isNamedLikeIds(std::string_view key)
{
    const std::string lower = lowered(key);
    return std::ranges::any_of(
        std::array{"id", "name", "path", "file", "utt", "speaker", "patient", "sample", "uri", "key"},
        [&](const char* word) { return lower.find(word) != std::string::npos; });
}

} // namespace

void gatherBatch(const batch::BatchFile& batch, bool statistics, Facts& facts,
                 std::vector<std::string>& sampleIds)
{
    const auto& values = batch.values;
    batch::walk(values, batch.root, [&](const batch::Visit& visit) {
        const batch::ValueKind kind = values.kind(visit.id);
        if (kind == batch::ValueKind::String && sampleIds.size() < mostSampleIds && isNamedLikeIds(visit.key))
            sampleIds.emplace_back(values.text(visit.id));
        if (kind != batch::ValueKind::Tensor)
            return batch::WalkStep::Enter;
        if (facts.inputs.size() >= mostTensors) {
            ++facts.moreInputs;
            return batch::WalkStep::Skip;
        }
        facts.inputs.push_back(factOf(values.tensor(visit.id), visit.key));
        if (statistics)
            addStatistics(batch, visit.id, facts.inputs.back());
        return batch::WalkStep::Skip;
    });
}

} // namespace torchtriage::request
