// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/comparison/compare.h"

#include "core/batch/batch_file.h"
#include "core/contract/comparison/item_compare.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace torchtriage::contract {

namespace {

constexpr std::size_t mostUnread = 100;

constexpr std::array<std::string_view, 24> ids = {"missing-key",
                                                  "extra-key",
                                                  "value-kind",
                                                  "dtype",
                                                  "nan",
                                                  "infinite",
                                                  "no-usable-target",
                                                  "empty",
                                                  "incomplete-batch",
                                                  "dimensions",
                                                  "new-values",
                                                  "minimum",
                                                  "maximum",
                                                  "length",
                                                  "ignored-share",
                                                  "constant-tensor",
                                                  "constant-columns",
                                                  "duplicated-rows",
                                                  "device",
                                                  "layout",
                                                  "contiguity",
                                                  "strides",
                                                  "requires-grad",
                                                  "scalar"};
static_assert(ids.size() == static_cast<std::size_t>(DifferenceKind::Scalar) + 1);

/// The key of what holds the value: "a.b" of "a.b[3]" and of "a.b.c". Empty for the batch itself.
std::string_view parentOf(std::string_view key)
{
    const std::size_t at = key.find_last_of(".[(");
    return at == key.npos ? std::string_view() : key.substr(0, at);
}

class Comparer {
public:
    Comparer(const BatchFacts& failing, std::span<const BatchFacts> good) : m_failing(failing), m_good(good)
    {
    }

    Comparison run()
    {
        m_result.failing = m_failing.path;
        m_result.keys = m_failing.items.size();
        m_result.complete = m_failing.complete;
        for (const BatchFacts& each : m_good) {
            m_result.good.push_back(each.path);
            m_result.complete = m_result.complete && each.complete;
        }
        findIncompleteBatch();
        for (const auto& [key, item] : m_failing.items)
            compareKey(key, item);
        if (m_failing.complete)
            findMissing();
        rank();
        return std::move(m_result);
    }

private:
    [[nodiscard]] const ItemFacts* at(const BatchFacts& batch, std::string_view key) const
    {
        const auto found = batch.items.find(key);
        return found == batch.items.end() ? nullptr : &found->second;
    }

    // Below a list the keys are numbers: that one list is longer is said of the list.
    [[nodiscard]] bool isListItem(const BatchFacts& batch, std::string_view key) const
    {
        const ItemFacts* const parent = at(batch, parentOf(key));
        return parent != nullptr && parent->kind == "list";
    }

    void compareKey(const std::string& key, const ItemFacts& item)
    {
        std::vector<const ItemFacts*> good;
        std::size_t parents = 0;
        for (const BatchFacts& each : m_good) {
            if (const ItemFacts* const other = at(each, key))
                good.push_back(other);
            parents += key.empty() || at(each, parentOf(key)) != nullptr ? 1U : 0U;
        }
        if (item.unread && m_result.unread.size() < mostUnread)
            m_result.unread.push_back(key);
        if (good.size() * 2 < parents && !isListItem(m_failing, key)) {
            Difference difference;
            difference.kind = DifferenceKind::ExtraKey;
            difference.key = key;
            difference.failing = item.kind;
            difference.goodAlike = good.size();
            difference.goodCompared = parents;
            m_result.differences.push_back(std::move(difference));
        }
        if (!good.empty())
            compareItem(key, item, good, m_incomplete.contains(key), m_result.differences);
    }

    // A key that most good batches have. Only the topmost: what lay below it is missing too.
    void findMissing()
    {
        std::map<std::string_view, std::size_t> having;
        for (const BatchFacts& each : m_good) {
            for (const auto& [key, item] : each.items) {
                if (at(m_failing, key) == nullptr && at(m_failing, parentOf(key)) != nullptr &&
                    !key.empty() && !isListItem(each, key) && at(m_failing, parentOf(key))->kind == "dict")
                    ++having[key];
            }
        }
        for (const auto& [key, count] : having) {
            std::size_t parents = 0;
            std::string kind;
            for (const BatchFacts& each : m_good) {
                parents += at(each, parentOf(key)) != nullptr ? 1U : 0U;
                if (const ItemFacts* const item = at(each, key); item != nullptr && kind.empty())
                    kind = item->kind;
            }
            if (count * 2 <= parents)
                continue;
            Difference difference;
            difference.kind = DifferenceKind::MissingKey;
            difference.key = key;
            difference.good = {kind};
            difference.goodAlike = parents - count;
            difference.goodCompared = parents;
            m_result.differences.push_back(std::move(difference));
        }
    }

    // The good batches agree on the size of the first dimension of their tensors, and the failing one has a
    // smaller one everywhere.
    void findIncompleteBatch()
    {
        std::optional<std::int64_t> usual, own;
        for (const auto& [key, item] : m_failing.items) {
            if (item.kind != "tensor" || item.shape.empty())
                continue;
            for (const BatchFacts& each : m_good) {
                const ItemFacts* const other = at(each, key);
                if (other == nullptr || other->shape.empty())
                    continue;
                if (usual.value_or(other->shape[0]) != other->shape[0] ||
                    own.value_or(item.shape[0]) != item.shape[0])
                    return;
                usual = other->shape[0];
                own = item.shape[0];
                m_incomplete.insert(key);
            }
        }
        // One tensor alone may have any length.
        if (m_incomplete.size() < 2 || !usual || *own >= *usual || *own == 0) {
            m_incomplete.clear();
            return;
        }
        Difference difference;
        difference.kind = DifferenceKind::IncompleteBatch;
        difference.failing = *own;
        difference.good = {*usual};
        difference.integer = true;
        difference.goodCompared = m_good.size();
        m_result.differences.push_back(std::move(difference));
    }

    static bool isRangeOfReals(const Difference& difference)
    {
        return difference.distance && !difference.integer;
    }

    // What no good batch has comes first. Among these, a real number slightly outside the range comes last:
    // two batches always differ by that much.
    static auto orderOf(const Difference& difference)
    {
        const double share = difference.goodCompared == 0 ? 0
                                                          : static_cast<double>(difference.goodAlike) /
                                                                static_cast<double>(difference.goodCompared);
        const bool slight = isRangeOfReals(difference) && *difference.distance < 1;
        return std::tuple(slight, share, slight ? 0 : static_cast<int>(difference.kind),
                          -difference.distance.value_or(0));
    }

    void rank()
    {
        std::ranges::stable_sort(m_result.differences, [](const Difference& one, const Difference& other) {
            return orderOf(one) < orderOf(other);
        });
    }

    const BatchFacts& m_failing;
    std::span<const BatchFacts> m_good;
    std::set<std::string, std::less<>> m_incomplete; // keys whose first dimension is explained
    Comparison m_result;
};

} // namespace

std::string_view toString(DifferenceKind kind) noexcept
{
    return ids[static_cast<std::size_t>(kind)];
}

Comparison compareFacts(const BatchFacts& failing, std::span<const BatchFacts> good)
{
    return Comparer(failing, good).run();
}

io::Result<Comparison> compareBatches(const std::string& failing, std::span<const std::string> good,
                                      const CompareOptions& options)
{
    std::uint64_t total = 0;
    std::vector<std::string> paths(good.begin(), good.end());
    paths.insert(paths.begin(), failing);
    // Listed twice, so that only one batch's values are held at a time and the amount of work is known.
    for (const std::string& path : paths) {
        const auto file = batch::openBatch(path);
        if (!file)
            return io::fail(file.error());
        total += factsBytes(*file);
        if (options.cancelled && options.cancelled())
            return io::fail(io::ErrorKind::Cancelled, path);
    }
    std::vector<BatchFacts> facts;
    std::uint64_t before = 0;
    for (const std::string& path : paths) {
        const auto file = batch::openBatch(path);
        if (!file)
            return io::fail(file.error());
        FactsOptions each;
        each.ignoredIndex = options.ignoredIndex;
        each.cancelled = options.cancelled;
        each.progress = [&](std::uint64_t done) {
            if (options.progress)
                options.progress(std::min(before + done, total), total);
        };
        auto read = readFacts(*file, each);
        if (!read)
            return io::fail(read.error());
        before += factsBytes(*file);
        facts.push_back(std::move(*read));
    }
    return compareFacts(facts.front(), std::span(facts).subspan(1));
}

} // namespace torchtriage::contract
