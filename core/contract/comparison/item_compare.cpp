// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/comparison/item_compare.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace torchtriage::contract {

namespace {

constexpr std::size_t mostShown = 5;
constexpr std::size_t mostNewValues = 8;

/// Collects what good batches have, and how often.
class Tally {
public:
    void add(Seen seen)
    {
        ++m_total;
        const auto found = std::ranges::find(m_seen, seen, &std::pair<Seen, std::size_t>::first);
        if (found != m_seen.end())
            ++found->second;
        else
            m_seen.emplace_back(std::move(seen), 1);
    }
    [[nodiscard]] std::size_t of(const Seen& seen) const
    {
        const auto found = std::ranges::find(m_seen, seen, &std::pair<Seen, std::size_t>::first);
        return found == m_seen.end() ? 0 : found->second;
    }
    [[nodiscard]] std::size_t total() const noexcept { return m_total; }
    [[nodiscard]] std::vector<Seen> shown()
    {
        std::ranges::stable_sort(m_seen, std::greater{}, &std::pair<Seen, std::size_t>::second);
        std::vector<Seen> result;
        for (std::size_t i = 0; i < std::min(m_seen.size(), mostShown); ++i)
            result.push_back(m_seen[i].first);
        return result;
    }

private:
    std::vector<std::pair<Seen, std::size_t>> m_seen;
    std::size_t m_total = 0;
};

/// What half of the good batches have does not distinguish the failing one.
bool isUnusual(std::size_t alike, std::size_t compared)
{
    return compared > 0 && alike * 2 < compared;
}

class ItemCompare {
public:
    ItemCompare(const std::string& key, const ItemFacts& failing, const std::vector<const ItemFacts*>& good,
                bool incomplete, std::vector<Difference>& differences)
        : m_key(key), m_failing(failing), m_good(good), m_incomplete(incomplete), m_differences(differences)
    {
    }

    void run()
    {
        compare(DifferenceKind::ValueKind, [](const ItemFacts& item) { return Seen(item.kind); });
        std::erase_if(m_good, [this](const ItemFacts* item) { return item->kind != m_failing.kind; });
        if (m_good.empty())
            return;
        if (m_failing.kind == "tensor")
            tensor();
        else if (m_failing.kind == "list" || m_failing.kind == "text")
            length();
        else if (m_failing.kind == "number")
            scalar();
        else if (m_failing.kind == "object")
            compare(DifferenceKind::ValueKind, [](const ItemFacts& item) { return Seen(item.dtype); });
        if (m_failing.numbers)
            numbers();
        if (m_failing.table)
            table();
    }

private:
    Difference start(DifferenceKind kind) const
    {
        Difference difference;
        difference.kind = kind;
        difference.key = m_key;
        return difference;
    }

    // Something that is alike or not: dtype, device.
    template <class Get>
    void compare(DifferenceKind kind, const Get& get)
    {
        Tally tally;
        for (const ItemFacts* item : m_good)
            tally.add(get(*item));
        Difference difference = start(kind);
        difference.failing = get(m_failing);
        difference.goodAlike = tally.of(difference.failing);
        difference.goodCompared = tally.total();
        difference.good = tally.shown();
        if (isUnusual(difference.goodAlike, difference.goodCompared))
            m_differences.push_back(std::move(difference));
    }

    // A number that good batches have a range of. `get` gives nullopt where there is none.
    template <class Get>
    void range(DifferenceKind kind, const Get& get, bool integer, int side = 0,
               std::optional<std::size_t> dimension = {})
    {
        const std::optional<double> own = get(m_failing);
        if (!own)
            return;
        std::vector<double> others;
        for (const ItemFacts* item : m_good) {
            if (const std::optional<double> value = get(*item))
                others.push_back(*value);
        }
        if (others.empty())
            return;
        const auto [low, high] = std::ranges::minmax(others);
        const double below = low - *own;
        const double above = *own - high;
        if (!((below > 0 && side <= 0) || (above > 0 && side >= 0)))
            return;
        Difference difference = start(kind);
        difference.dimension = dimension;
        difference.range = true;
        difference.integer = integer;
        difference.failing = seen(*own, integer);
        difference.good = {seen(low, integer), seen(high, integer)};
        difference.goodCompared = others.size();
        difference.distance = std::max(below, above) / spread(kind, low, high);
        m_differences.push_back(std::move(difference));
    }

    static Seen seen(double value, bool integer)
    {
        return integer && std::abs(value) < 9e15 ? Seen(static_cast<std::int64_t>(value)) : Seen(value);
    }

    // One good batch, or several alike, have no spread of their own: for extremes that of the elements
    // serves, for the rest the size of the number.
    [[nodiscard]] double spread(DifferenceKind kind, double low, double high) const
    {
        double width = high - low;
        if (kind == DifferenceKind::Minimum || kind == DifferenceKind::Maximum) {
            for (const ItemFacts* item : m_good) {
                if (item->numbers && item->numbers->min && item->numbers->max)
                    width = std::max(width, *item->numbers->max - *item->numbers->min);
            }
        }
        if (width > 0 && std::isfinite(width))
            return width;
        return std::max(std::abs(high), 1.0);
    }

    // A count that is bad above zero: how many good ones have any.
    template <class Get>
    void occurs(DifferenceKind kind, const Get& get)
    {
        const std::optional<std::uint64_t> own = get(m_failing);
        if (!own || *own == 0)
            return;
        Difference difference = start(kind);
        difference.failing = static_cast<std::int64_t>(*own);
        std::uint64_t low = UINT64_MAX;
        std::uint64_t high = 0;
        for (const ItemFacts* item : m_good) {
            const std::optional<std::uint64_t> value = get(*item);
            if (!value)
                continue;
            ++difference.goodCompared;
            difference.goodAlike += *value > 0 ? 1U : 0U;
            low = std::min(low, *value);
            high = std::max(high, *value);
        }
        if (!isUnusual(difference.goodAlike, difference.goodCompared))
            return;
        difference.good = {static_cast<std::int64_t>(low), static_cast<std::int64_t>(high)};
        difference.range = true;
        difference.integer = true;
        m_differences.push_back(std::move(difference));
    }

    void tensor()
    {
        compare(DifferenceKind::DType, [](const ItemFacts& item) { return Seen(item.dtype); });
        compare(DifferenceKind::Device, [](const ItemFacts& item) { return Seen(item.device); });
        compare(DifferenceKind::Layout, [](const ItemFacts& item) { return Seen(item.layout); });
        compare(DifferenceKind::RequiresGrad, [](const ItemFacts& item) { return Seen(item.requiresGrad); });
        const std::size_t before = m_differences.size();
        compare(DifferenceKind::Dimensions,
                [](const ItemFacts& item) { return Seen(static_cast<std::int64_t>(item.shape.size())); });
        if (m_differences.size() > before) {
            shapesInstead(m_differences.back());
            return;
        }
        shape();
        strides();
    }

    // "3 dimensions" says less than the two shapes.
    void shapesInstead(Difference& difference) const
    {
        Tally shapes;
        for (const ItemFacts* item : m_good)
            shapes.add(Seen(item->shape));
        difference.failing = m_failing.shape;
        difference.good = shapes.shown();
    }

    void shape()
    {
        if (std::ranges::find(m_failing.shape, 0) != m_failing.shape.end()) {
            compareEmpty();
            return;
        }
        for (std::size_t i = m_incomplete ? 1 : 0; i < m_failing.shape.size(); ++i) {
            range(
                DifferenceKind::Length,
                [i](const ItemFacts& item) {
                    return i < item.shape.size() ? std::optional(static_cast<double>(item.shape[i]))
                                                 : std::nullopt;
                },
                true, 0, i);
        }
    }

    void compareEmpty()
    {
        const auto isEmpty = [](const ItemFacts& item) {
            return std::ranges::find(item.shape, 0) != item.shape.end() || item.length == std::uint64_t{0};
        };
        Difference difference = start(DifferenceKind::Empty);
        difference.failing = m_failing.kind == "tensor" ? Seen(m_failing.shape) : Seen(std::int64_t{0});
        Tally others;
        for (const ItemFacts* item : m_good) {
            difference.goodAlike += isEmpty(*item) ? 1U : 0U;
            others.add(item->kind == "tensor" ? Seen(item->shape)
                                              : Seen(static_cast<std::int64_t>(item->length.value_or(0))));
        }
        difference.goodCompared = m_good.size();
        difference.good = others.shown();
        if (isUnusual(difference.goodAlike, difference.goodCompared))
            m_differences.push_back(std::move(difference));
    }

    void strides()
    {
        const std::size_t before = m_differences.size();
        compare(DifferenceKind::Contiguity, [](const ItemFacts& item) { return Seen(item.contiguous); });
        if (m_differences.size() > before) {
            m_differences.back().failing = m_failing.contiguous ? Seen(true) : Seen(m_failing.strides);
            return;
        }
        // Strides of contiguous tensors follow from the shape.
        if (!m_failing.contiguous && m_failing.strided)
            compare(DifferenceKind::Strides, [](const ItemFacts& item) { return Seen(item.strides); });
    }

    void length()
    {
        if (m_failing.length == std::uint64_t{0}) {
            compareEmpty();
            return;
        }
        range(
            DifferenceKind::Length,
            [](const ItemFacts& item) {
                return item.length ? std::optional(static_cast<double>(*item.length)) : std::nullopt;
            },
            true);
    }

    void scalar()
    {
        const bool whole = std::holds_alternative<std::int64_t>(m_failing.scalar);
        if (std::holds_alternative<bool>(m_failing.scalar) ||
            std::holds_alternative<std::string>(m_failing.scalar)) {
            compare(DifferenceKind::Scalar, [](const ItemFacts& item) { return item.scalar; });
            return;
        }
        const auto real = [](const ItemFacts& item) -> std::optional<double> {
            if (const auto* value = std::get_if<double>(&item.scalar))
                return *value;
            if (const auto* value = std::get_if<std::int64_t>(&item.scalar))
                return static_cast<double>(*value);
            return std::nullopt;
        };
        const auto own = real(m_failing);
        if (own && !std::isfinite(*own)) {
            occurs(std::isnan(*own) ? DifferenceKind::NotANumber : DifferenceKind::Infinite,
                   [real](const ItemFacts& item) -> std::optional<std::uint64_t> {
                       const auto value = real(item);
                       return value ? std::optional<std::uint64_t>(std::isfinite(*value) ? 0U : 1U)
                                    : std::nullopt;
                   });
            return;
        }
        range(DifferenceKind::Scalar, real, whole);
    }

    template <class Count>
    static auto numberOf(Count NumberFacts::*member)
    {
        return [member](const ItemFacts& item) -> std::optional<std::uint64_t> {
            return item.numbers ? std::optional<std::uint64_t>((*item.numbers).*member) : std::nullopt;
        };
    }

    void numbers()
    {
        const bool integer = m_failing.numbers->integer;
        occurs(DifferenceKind::NotANumber, numberOf(&NumberFacts::nan));
        occurs(DifferenceKind::Infinite, numberOf(&NumberFacts::infinite));
        occurs(DifferenceKind::NoUsableTarget, [](const ItemFacts& item) -> std::optional<std::uint64_t> {
            if (!item.numbers || !item.numbers->integer)
                return std::nullopt;
            return item.numbers->count > 0 && item.numbers->ignored == item.numbers->count
                       ? item.numbers->count
                       : 0;
        });
        const auto share = [](const ItemFacts& item) -> std::optional<double> {
            if (!item.numbers || item.numbers->count == 0 || item.numbers->ignored == item.numbers->count)
                return std::nullopt;
            return static_cast<double>(item.numbers->ignored) / static_cast<double>(item.numbers->count);
        };
        if (m_failing.numbers->ignored > 0)
            range(DifferenceKind::IgnoredShare, share, false, 1);
        const bool lower = outside(DifferenceKind::Minimum, &NumberFacts::min, integer, -1);
        const bool higher = outside(DifferenceKind::Maximum, &NumberFacts::max, integer, 1);
        if (!lower && !higher)
            newValues();
        occurs(DifferenceKind::ConstantTensor, [](const ItemFacts& item) -> std::optional<std::uint64_t> {
            if (!item.numbers || item.numbers->count < 2)
                return std::nullopt;
            const NumberFacts& facts = *item.numbers;
            const bool finite = facts.nan + facts.infinite == 0;
            const bool ignored = facts.integer && facts.ignored == facts.count;
            return finite && !ignored && facts.min == facts.max ? facts.count : 0;
        });
    }

    bool outside(DifferenceKind kind, std::optional<double> NumberFacts::*member, bool integer, int side)
    {
        const std::size_t before = m_differences.size();
        range(
            kind,
            [member](const ItemFacts& item) { return item.numbers ? (*item.numbers).*member : std::nullopt; },
            integer, side);
        return m_differences.size() > before;
    }

    // Whole numbers inside the good range that no good batch has: a class that is rare, a code that is new.
    void newValues()
    {
        const NumberFacts& own = *m_failing.numbers;
        if (!own.integer || own.manyDistinct || own.distinct.empty())
            return;
        std::vector<std::int64_t> known;
        for (const ItemFacts* item : m_good) {
            if (!item->numbers || item->numbers->manyDistinct || !item->numbers->integer)
                return;
            known.insert(known.end(), item->numbers->distinct.begin(), item->numbers->distinct.end());
        }
        std::ranges::sort(known);
        std::vector<std::int64_t> fresh;
        std::ranges::set_difference(own.distinct, known, std::back_inserter(fresh));
        // Where most numbers are new in each batch (ids, lengths), new ones say nothing.
        if (fresh.empty() || fresh.size() > mostNewValues || fresh.size() * 2 > own.distinct.size())
            return;
        Difference difference = start(DifferenceKind::NewValues);
        difference.failing = std::move(fresh);
        difference.integer = true;
        difference.goodCompared = m_good.size();
        m_differences.push_back(std::move(difference));
    }

    void table()
    {
        occurs(DifferenceKind::DuplicatedRows, [](const ItemFacts& item) -> std::optional<std::uint64_t> {
            return item.table ? std::optional(item.table->duplicatedRows) : std::nullopt;
        });
        const bool whole = m_failing.numbers && m_failing.numbers->min == m_failing.numbers->max;
        if (whole || m_failing.table->constantColumns == 0 || m_failing.table->columns == 0)
            return;
        range(
            DifferenceKind::ConstantColumns,
            [](const ItemFacts& item) {
                return item.table && item.table->columns > 0
                           ? std::optional(static_cast<double>(item.table->constantColumns))
                           : std::nullopt;
            },
            true, 1);
    }

    const std::string& m_key;
    const ItemFacts& m_failing;
    std::vector<const ItemFacts*> m_good;
    bool m_incomplete;
    std::vector<Difference>& m_differences;
};

} // namespace

void compareItem(const std::string& key, const ItemFacts& failing, const std::vector<const ItemFacts*>& good,
                 bool incomplete, std::vector<Difference>& differences)
{
    ItemCompare(key, failing, good, incomplete, differences).run();
}

} // namespace torchtriage::contract
