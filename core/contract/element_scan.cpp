// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/element_scan.h"

#include "core/batch/values.h"
#include "core/contract/value_tally.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>

namespace torchtriage::contract {

namespace {

/// A rule made fit for a loop without branches.
struct Bounds {
    std::uint64_t low = 0;
    std::uint64_t span = 0; ///< highest allowed, counted from low
    bool none = false;      ///< nothing but the ignored value is allowed
    std::int64_t ignored = 0;
    bool ignores = false;

    explicit Bounds(const IntegerRule& rule)
        : low(static_cast<std::uint64_t>(rule.low)), none(rule.bounded && rule.high < rule.low),
          ignored(rule.ignored.value_or(0)), ignores(rule.ignored.has_value())
    {
        const auto high = static_cast<std::uint64_t>(rule.bounded ? rule.high : INT64_MAX);
        span = none ? 0 : high - low;
    }

    [[nodiscard]] bool isIgnored(std::int64_t value) const noexcept { return ignores && value == ignored; }
    [[nodiscard]] bool refuses(std::int64_t value) const noexcept
    {
        return (none || static_cast<std::uint64_t>(value) - low > span) && !isIgnored(value);
    }
    [[nodiscard]] Fault faultOf(std::int64_t value) const noexcept
    {
        return value < static_cast<std::int64_t>(low) ? Fault::Below : Fault::Above;
    }
};

struct Counts {
    std::uint64_t refused = 0, ignored = 0;
};

/// The compiler makes vector instructions of this loop: nothing in it depends on an earlier element.
Counts countBlock(std::span<const std::int64_t> values, const Bounds& bounds) noexcept
{
    std::uint64_t refused = 0, ignored = 0;
    const std::uint64_t none = bounds.none ? 1 : 0;
    const std::uint64_t ignores = bounds.ignores ? 1 : 0;
    for (const std::int64_t value : values) {
        const std::uint64_t same = static_cast<std::uint64_t>(value == bounds.ignored) & ignores;
        const auto outside =
            static_cast<std::uint64_t>(static_cast<std::uint64_t>(value) - bounds.low > bounds.span);
        refused += (outside | none) & (same ^ 1U);
        ignored += same;
    }
    return {refused, ignored};
}

std::optional<Fault> faultOf(double value, const RealRule& rule) noexcept
{
    if (std::isnan(value))
        return Fault::NotANumber;
    if (rule.low && value < *rule.low)
        return std::isinf(value) && !rule.infinite ? Fault::Infinite : Fault::Below;
    if (rule.high && value > *rule.high)
        return std::isinf(value) && !rule.infinite ? Fault::Infinite : Fault::Above;
    if (std::isinf(value) && !rule.infinite)
        return Fault::Infinite;
    return std::nullopt;
}

std::optional<Fault> faultOf(const std::complex<double>& value, const RealRule& rule) noexcept
{
    if (std::isnan(value.real()) || std::isnan(value.imag()))
        return Fault::NotANumber;
    return !rule.infinite && (std::isinf(value.real()) || std::isinf(value.imag()))
               ? std::optional(Fault::Infinite)
               : std::nullopt;
}

void addSource(SourceTally& tally, std::int64_t value, const Bounds& bounds)
{
    ++tally.elements;
    if (bounds.isIgnored(value)) {
        ++tally.ignored;
        return;
    }
    tally.refused += bounds.refuses(value) ? 1 : 0;
    tally.lowest = std::min(tally.lowest.value_or(value), value);
    tally.highest = std::max(tally.highest.value_or(value), value);
    tally.zeros += value == 0 ? 1 : 0;
    const auto size = static_cast<std::int64_t>(bounds.low + bounds.span + 1);
    tally.atSize += value == size ? 1 : 0;
    tally.outside += value < 0 || value > size ? 1 : 0;
}

/// What both kinds of scan share: where an element belongs, and the first offenders.
class Collector {
public:
    Collector(ElementFacts& facts, const ScanOptions& options, std::uint64_t inner)
        : m_facts(facts), m_options(options), m_inner(std::max<std::uint64_t>(inner, 1))
    {
        if (options.sources) {
            for (const std::string& name : options.sources->names())
                facts.sources.emplace_back().source = name;
        }
    }

    [[nodiscard]] SourceTally* source(std::uint64_t position)
    {
        return m_options.sources ? &m_facts.sources[m_options.sources->of(position / m_inner)] : nullptr;
    }

    void refuse(std::uint64_t position, batch::Number value, Fault fault)
    {
        m_facts.notANumber += fault == Fault::NotANumber ? 1 : 0;
        m_facts.infinite += fault == Fault::Infinite ? 1 : 0;
        if (m_facts.first.size() >= ElementFacts::mostOffenders)
            return;
        Offender offender{position, value, fault, {}, {}};
        if (const SourceTally* const from = source(position))
            offender.source = from->source;
        m_facts.first.push_back(std::move(offender));
    }

private:
    ElementFacts& m_facts;
    const ScanOptions& m_options;
    std::uint64_t m_inner; ///< elements of one sample
};

std::uint64_t innerCount(const batch::Tensor& tensor)
{
    const std::uint64_t count = batch::elementCount(tensor.shape).value_or(0);
    return tensor.shape.empty() || tensor.shape[0] == 0 ? 1
                                                        : count / static_cast<std::uint64_t>(tensor.shape[0]);
}

batch::BlockOptions blockOptions(const ScanOptions& options)
{
    return {options.cancelled, options.progress};
}

ElementFacts factsOf(const batch::Tensor& tensor, const RealRule& rule)
{
    ElementFacts facts;
    facts.shape = tensor.shape;
    facts.low = rule.low;
    facts.high = rule.high;
    facts.whole = false;
    facts.infiniteAllowed = rule.infinite;
    return facts;
}

/// Visits blocks of doubles, or of complex numbers where the tensor has them.
template <class Visit>
io::Result<void> forEachAnyReal(const batch::BatchFile& batch, batch::ValueId id, const ScanOptions& options,
                                const Visit& visit)
{
    if (batch::numberClassOf(batch.values.tensor(id).dtype) == batch::NumberClass::Complex)
        return batch::forEachComplexBlock(batch, id, visit, blockOptions(options));
    return batch::forEachRealBlock(batch, id, visit, blockOptions(options));
}

IntegerRule integerRule(const ElementFacts& facts)
{
    IntegerRule rule;
    rule.low = static_cast<std::int64_t>(facts.low.value_or(0));
    rule.bounded = facts.high.has_value();
    rule.high = static_cast<std::int64_t>(facts.high.value_or(0));
    rule.ignored = facts.ignored;
    return rule;
}

} // namespace

io::Result<ElementFacts> scanIntegers(const batch::BatchFile& batch, batch::ValueId id,
                                      const IntegerRule& rule, const ScanOptions& options)
{
    const batch::Tensor& tensor = batch.values.tensor(id);
    ElementFacts facts;
    facts.shape = tensor.shape;
    facts.low = static_cast<double>(rule.low);
    if (rule.bounded)
        facts.high = static_cast<double>(rule.high);
    facts.ignored = rule.ignored;
    const Bounds bounds(rule);
    Collector collector(facts, options, innerCount(tensor));
    TallyCounter tallies(rule);
    const auto visit = [&](std::uint64_t first, std::span<const std::int64_t> values) {
        const Counts counts = countBlock(values, bounds);
        facts.elements += values.size();
        facts.ignoredCount += counts.ignored;
        facts.refusedCount += counts.refused;
        tallies.add(values);
        const bool keep = counts.refused > 0 && facts.first.size() < ElementFacts::mostOffenders;
        if (!keep && !options.sources)
            return true;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (SourceTally* const source = collector.source(first + i))
                addSource(*source, values[i], bounds);
            if (keep && bounds.refuses(values[i]))
                collector.refuse(first + i, values[i], bounds.faultOf(values[i]));
        }
        return true;
    };
    if (auto read = batch::forEachIntegerBlock(batch, id, visit, blockOptions(options)); !read)
        return io::fail(read.error());
    tallies.finish(facts);
    return facts;
}

io::Result<ElementFacts> scanReals(const batch::BatchFile& batch, batch::ValueId id, const RealRule& rule,
                                   const ScanOptions& options)
{
    const batch::Tensor& tensor = batch.values.tensor(id);
    ElementFacts facts = factsOf(tensor, rule);
    Collector collector(facts, options, innerCount(tensor));
    const auto visit = [&](std::uint64_t first, auto values) {
        facts.elements += values.size();
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto fault = faultOf(values[i], rule);
            if (SourceTally* const source = collector.source(first + i)) {
                ++source->elements;
                source->refused += fault ? 1 : 0;
            }
            if (!fault)
                continue;
            ++facts.refusedCount;
            collector.refuse(first + i, values[i], *fault);
        }
        return true;
    };
    if (auto read = forEachAnyReal(batch, id, options, visit); !read)
        return io::fail(read.error());
    return facts;
}

io::Result<void> forEachOffender(const batch::BatchFile& batch, batch::ValueId id, const ElementFacts& facts,
                                 const OffenderVisitor& visit, const ScanOptions& options)
{
    const std::uint64_t inner = innerCount(batch.values.tensor(id));
    const auto tell = [&](std::uint64_t position, batch::Number value, Fault fault) {
        Offender offender{position, value, fault, {}, {}};
        if (options.sources)
            offender.source =
                options.sources->names()[options.sources->of(position / std::max<std::uint64_t>(inner, 1))];
        return visit(offender);
    };
    if (facts.whole) {
        const Bounds bounds(integerRule(facts));
        return batch::forEachIntegerBlock(
            batch, id,
            [&](std::uint64_t first, std::span<const std::int64_t> values) {
                if (countBlock(values, bounds).refused == 0)
                    return true;
                for (std::size_t i = 0; i < values.size(); ++i) {
                    if (bounds.refuses(values[i]) && !tell(first + i, values[i], bounds.faultOf(values[i])))
                        return false;
                }
                return true;
            },
            blockOptions(options));
    }
    const RealRule rule{facts.low, facts.high, facts.infiniteAllowed};
    return forEachAnyReal(batch, id, options, [&](std::uint64_t first, auto values) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto fault = faultOf(values[i], rule);
            if (fault && !tell(first + i, values[i], *fault))
                return false;
        }
        return true;
    });
}

} // namespace torchtriage::contract
