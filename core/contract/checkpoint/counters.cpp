// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/counters.h"

#include "core/batch/values.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <string>

namespace torchtriage::contract {

namespace {

using batch::ValueKind;

// In the order in which they speak for the whole training: "iter" may start over in each epoch.
constexpr std::array<std::string_view, 20> stepNames = {
    "global_step", "globalstep",       "global_steps", "global_iter",   "num_updates",
    "num_steps",   "total_steps_done", "train_step",   "trained_steps", "current_step",
    "cur_step",    "completed_steps",  "step",         "steps",         "iteration",
    "iterations",  "cur_iter",         "n_iter",       "iter",          "it"};
constexpr std::array<std::string_view, 5> epochNames = {"epoch", "current_epoch", "cur_epoch", "epochs_done",
                                                        "epochs"};
constexpr std::array<std::string_view, 12> stateNames = {
    "meta",     "trainer",     "trainer_state", "train_state", "training_state", "progress",
    "counters", "extra_state", "state_info",    "loop_state",  "train_status",   "info"};
// Words that a number in a name follows.
constexpr std::array<std::string_view, 9> nameWords = {"step",       "steps", "iter",    "iteration", "it",
                                                       "checkpoint", "ckpt",  "updates", "globalstep"};
constexpr double mostExact = 9007199254740992.0; // 2^53

std::string lower(std::string_view text)
{
    std::string result(text.substr(0, 256));
    std::ranges::transform(result, result.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return result;
}

std::optional<std::int64_t> whole(double value)
{
    if (!(std::abs(value) <= mostExact) || std::trunc(value) != value)
        return std::nullopt;
    return static_cast<std::int64_t>(value);
}

std::optional<std::int64_t> numberOf(const batch::Number& number)
{
    if (const auto* integer = std::get_if<std::int64_t>(&number))
        return *integer;
    if (const auto* real = std::get_if<double>(&number))
        return whole(*real);
    return std::nullopt;
}

void addCounters(const batch::BatchFile& file, batch::ValueId dict, const std::string& prefix,
                 std::vector<Counter>& counters)
{
    constexpr std::size_t mostChildren = 10'000;
    const batch::ValueGraph& values = file.values;
    const std::size_t children = std::min(values.childCount(dict), mostChildren);
    for (std::size_t i = 0; i < children; ++i) {
        const batch::Child child = values.child(dict, i);
        if (child.key == batch::noId || values.kind(child.key) != ValueKind::String)
            continue;
        const std::string_view name = values.text(child.key);
        if (const auto kind = counterKindOf(name)) {
            if (const auto value = wholeNumber(file, child.value))
                counters.push_back({*kind, prefix + std::string(name), *value});
        } else if (prefix.empty() && values.kind(child.value) == ValueKind::Dict &&
                   std::ranges::find(stateNames, lower(name)) != stateNames.end()) {
            addCounters(file, child.value, std::string(name) + ".", counters);
        }
    }
}

} // namespace

std::optional<CounterKind> counterKindOf(std::string_view name) noexcept
{
    if (name.size() > 64)
        return std::nullopt;
    const std::string small = lower(name);
    if (std::ranges::find(stepNames, small) != stepNames.end())
        return CounterKind::Step;
    if (std::ranges::find(epochNames, small) != epochNames.end())
        return CounterKind::Epoch;
    return std::nullopt;
}

std::optional<std::int64_t> wholeNumber(const batch::BatchFile& file, batch::ValueId id)
{
    const batch::ValueGraph& values = file.values;
    switch (values.kind(id)) {
    case ValueKind::Int:
        return values.integer(id);
    case ValueKind::Float:
        return whole(values.real(id));
    case ValueKind::Tensor: {
        const batch::Tensor& tensor = values.tensor(id);
        if (tensor.shape.size() > 4 || batch::elementCount(tensor.shape) != std::uint64_t{1})
            return std::nullopt;
        batch::SliceRequest request;
        request.leading.assign(tensor.shape.size() > 2 ? tensor.shape.size() - 2 : 0, 0);
        request.rows = request.columns = 1;
        const auto slice = batch::readSlice(file, id, request);
        return slice && !slice->cells.empty() ? numberOf(slice->cells.front()) : std::nullopt;
    }
    default:
        return std::nullopt;
    }
}

std::vector<Counter> findCounters(const batch::BatchFile& file)
{
    std::vector<Counter> counters;
    if (file.root != batch::noId && file.values.kind(file.root) == ValueKind::Dict)
        addCounters(file, file.root, {}, counters);
    return counters;
}

const Counter* leadingCounter(std::span<const Counter> counters, CounterKind kind) noexcept
{
    const Counter* leading = nullptr;
    std::size_t best = stepNames.size() + epochNames.size();
    for (const Counter& counter : counters) {
        if (counter.kind != kind)
            continue;
        const std::string name = lower(counter.key.substr(counter.key.rfind('.') + 1));
        const auto step = static_cast<std::size_t>(std::ranges::find(stepNames, name) - stepNames.begin());
        if (leading == nullptr || step < best) {
            leading = &counter;
            best = step;
        }
    }
    return leading;
}

std::optional<std::int64_t> stepInName(std::string_view name)
{
    const std::string small = lower(name);
    std::optional<std::int64_t> found;
    std::size_t at = 0;
    while (at < small.size()) {
        const std::size_t word = at;
        while (at < small.size() && small[at] >= 'a' && small[at] <= 'z')
            ++at;
        const std::string_view letters = std::string_view(small).substr(word, at - word);
        std::size_t digits = at;
        if (digits < small.size() && std::string_view("_-=").find(small[digits]) != std::string_view::npos)
            ++digits;
        std::int64_t value = 0;
        const auto end = std::from_chars(small.data() + digits, small.data() + small.size(), value);
        const bool number =
            end.ec == std::errc() && value >= 0 && small[std::min(digits, small.size() - 1)] != '-';
        if (!letters.empty() && number && std::ranges::find(nameWords, letters) != nameWords.end()) {
            if (found && *found != value)
                return std::nullopt;
            found = value;
        }
        at = std::max(at, word + 1);
    }
    return found;
}

} // namespace torchtriage::contract
