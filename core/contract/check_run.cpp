// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/check_run.h"

#include "core/batch/values.h"
#include "core/batch/walk.h"
#include "core/contract/sample_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace torchtriage::contract {

namespace {

constexpr std::size_t mostIntegers = 4'000'000; // of lengths, offsets, repeats

} // namespace

std::string shapeText(std::span<const std::int64_t> shape)
{
    std::string text = "[";
    for (std::size_t i = 0; i < shape.size(); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(shape[i]);
    return text + "]";
}

std::string numberText(double value)
{
    std::array<char, 40> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return {digits.data(), end};
}

std::uint64_t Input::count() const noexcept
{
    return tensor ? batch::elementCount(tensor->shape).value_or(0) : 0;
}

CheckRun::CheckRun(const batch::BatchFile& batch, const Request& request, const Operator& op,
                   const CheckOptions& options)
    : m_batch(batch), m_request(request), m_op(op), m_options(options)
{
    m_result.contract = request.contract;
    m_result.op = op.name;
}

io::Result<void> CheckRun::resolve()
{
    for (const InputKey& each : m_request.inputs) {
        const auto id = batch::find(m_batch.values, m_batch.root, each.key);
        if (!id)
            return io::fail(io::ErrorKind::Malformed, m_batch.path(), "key " + each.key,
                            "the file has no such key");
        const bool isTensor = m_batch.values.kind(*id) == batch::ValueKind::Tensor;
        m_inputs.push_back({each.role, each.key, *id, isTensor ? &m_batch.values.tensor(*id) : nullptr});
    }
    for (const InputRole& role : m_op.inputs) {
        if (role.required && !input(role.name))
            ask("missing-input", role.name, {std::string(m_op.name)});
    }
    return {};
}

const Input* CheckRun::input(std::string_view role) const noexcept
{
    const auto found = std::ranges::find(m_inputs, role, &Input::role);
    return found == m_inputs.end() ? nullptr : &*found;
}

std::vector<const Input*> CheckRun::tensors(std::string_view role) const
{
    std::vector<const Input*> found;
    for (const Input& each : m_inputs) {
        if (each.role == role && each.tensor)
            found.push_back(&each);
    }
    return found;
}

Behaviour CheckRun::behaviour(const VersionChange& change) const noexcept
{
    return behaviourOf(m_request.torch, change);
}

void CheckRun::add(Weight weight, std::string id, std::string_view role, std::vector<std::string> values)
{
    m_result.findings.push_back({weight, std::move(id), std::string(role), std::move(values)});
}

void CheckRun::refuse(std::string id, std::string_view role, std::vector<std::string> values)
{
    add(Weight::Refusal, std::move(id), role, std::move(values));
}

void CheckRun::warn(std::string id, std::string_view role, std::vector<std::string> values)
{
    add(Weight::Warning, std::move(id), role, std::move(values));
}

void CheckRun::note(std::string id, std::string_view role, std::vector<std::string> values)
{
    add(Weight::Note, std::move(id), role, std::move(values));
}

void CheckRun::ask(std::string id, std::string_view role, std::vector<std::string> values)
{
    add(Weight::Question, std::move(id), role, std::move(values));
}

void CheckRun::refuseIn(Behaviour when, const VersionChange& change, std::string id, std::string_view role,
                        std::vector<std::string> values)
{
    const Behaviour now = behaviour(change);
    if (now == Behaviour::Unclear)
        ask("varies-by-version", role,
            {std::to_string(change.before.major) + "." + std::to_string(change.before.minor),
             std::to_string(change.after.major) + "." + std::to_string(change.after.minor)});
    if (now == when)
        refuse(std::move(id), role, std::move(values));
    else
        warn(std::move(id), role, std::move(values));
}

bool CheckRun::refused() const noexcept
{
    return std::ranges::any_of(m_result.findings,
                               [](const Finding& each) { return each.weight == Weight::Refusal; });
}

void CheckRun::take(ElementFacts facts, const Input& input, bool enforced)
{
    facts.role = input.role;
    facts.key = input.key;
    facts.enforced = enforced;
    if (facts.refusedCount > 0) {
        std::vector<std::string> values{std::to_string(facts.refusedCount), std::to_string(facts.elements)};
        if (enforced)
            refuse("elements", input.role, std::move(values));
        else
            warn("elements", input.role, std::move(values));
    }
    m_result.elements.push_back(std::move(facts));
}

namespace {

/// Names the samples of the offenders where a key tells.
io::Result<void> nameSamples(const batch::BatchFile& batch, const std::string& key, ElementFacts& facts)
{
    if (key.empty() || facts.first.empty() || facts.shape.empty())
        return {};
    std::uint64_t inner = 1;
    for (std::size_t i = 1; i < facts.shape.size(); ++i)
        inner *= static_cast<std::uint64_t>(facts.shape[i]);
    std::vector<std::uint64_t> samples;
    for (const Offender& each : facts.first)
        samples.push_back(each.position / std::max<std::uint64_t>(inner, 1));
    auto texts = sampleTexts(batch, key, samples);
    if (!texts)
        return io::fail(texts.error());
    for (std::size_t i = 0; i < samples.size(); ++i)
        facts.first[i].sample = std::move((*texts)[i]);
    return {};
}

template <class Scan>
io::Result<ElementFacts> scanned(const batch::BatchFile& batch, const Request& request,
                                 const CheckOptions& options, const Input& input, const Scan& scan)
{
    std::optional<SourceIndex> sources;
    ScanOptions scanOptions{nullptr, options.cancelled, options.progress};
    if (!request.sourceKey.empty() && input.rank() > 0) {
        auto read = SourceIndex::read(batch, request.sourceKey, static_cast<std::uint64_t>(input.shape()[0]));
        if (!read)
            return io::fail(read.error());
        sources = std::move(*read);
        scanOptions.sources = &*sources;
    }
    auto facts = scan(scanOptions);
    if (!facts)
        return facts;
    if (auto named = nameSamples(batch, request.idKey, *facts); !named)
        return io::fail(named.error());
    return facts;
}

} // namespace

io::Result<void> CheckRun::scan(const Input& input, const IntegerRule& rule, bool enforced)
{
    auto facts = scanned(m_batch, m_request, m_options, input, [&](const ScanOptions& options) {
        return scanIntegers(m_batch, input.id, rule, options);
    });
    if (!facts)
        return io::fail(facts.error());
    take(std::move(*facts), input, enforced);
    return {};
}

io::Result<void> CheckRun::scan(const Input& input, const RealRule& rule, bool enforced)
{
    auto facts = scanned(m_batch, m_request, m_options, input, [&](const ScanOptions& options) {
        return scanReals(m_batch, input.id, rule, options);
    });
    if (!facts)
        return io::fail(facts.error());
    take(std::move(*facts), input, enforced);
    return {};
}

io::Result<std::vector<std::int64_t>> CheckRun::integers(const Input& input)
{
    std::vector<std::int64_t> result;
    const batch::ValueGraph& values = m_batch.values;
    if (!input.tensor) {
        if (values.kind(input.id) == batch::ValueKind::Int)
            return std::vector{values.integer(input.id)};
        for (std::size_t i = 0; i < values.childCount(input.id); ++i)
            result.push_back(values.integer(values.child(input.id, i).value));
        return result;
    }
    if (input.count() > mostIntegers)
        return io::fail(io::ErrorKind::TooLarge, m_batch.path(), "key " + input.key,
                        "more than " + std::to_string(mostIntegers) + " elements");
    const bool reals = batch::numberClassOf(input.tensor->dtype) == batch::NumberClass::Real;
    const batch::BlockOptions options{m_options.cancelled, {}};
    const auto read =
        reals ? batch::forEachRealBlock(
                    m_batch, input.id,
                    [&](std::uint64_t, std::span<const double> block) {
                        for (const double each : block)
                            result.push_back(std::isnan(each) ? 0
                                                              : static_cast<std::int64_t>(
                                                                    std::clamp(each, -9.0e18, 9.0e18)));
                        return true;
                    },
                    options)
              : batch::forEachIntegerBlock(
                    m_batch, input.id,
                    [&](std::uint64_t, std::span<const std::int64_t> block) {
                        result.insert(result.end(), block.begin(), block.end());
                        return true;
                    },
                    options);
    if (!read)
        return io::fail(read.error());
    return result;
}

} // namespace torchtriage::contract
