// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/verification/item_count.h"

#include "core/io/whole_file.h"
#include "core/rerun/verification/item_lines.h"

#include <algorithm>
#include <unordered_map>

namespace torchtriage::rerun {

namespace {

constexpr std::uint64_t mostListBytes = std::uint64_t{256} << 20;
constexpr std::size_t mostItems = 4'000'000;

void list(std::vector<std::string>& ids, std::uint64_t& count, const std::string& id)
{
    ++count;
    if (ids.size() < ItemCount::mostListed)
        ids.push_back(id);
}

class Counter {
public:
    explicit Counter(std::string source) { m_count.source = std::move(source); }

    void readExpected(std::string_view text)
    {
        readIdList(text, [this](std::string id) {
            if (m_order.size() >= mostItems)
                return stop();
            if (const auto [at, added] = m_items.try_emplace(std::move(id), Item{true, false}); added)
                m_order.push_back(&at->first); // nodes of the map stay where they are
            return true;
        });
        m_hasList = true;
    }

    void read(std::string_view text)
    {
        ItemVisitor visit;
        visit.item = [this](std::string id, ItemState state) { return take(std::move(id), state); };
        visit.totals = [this](const ItemTotals& totals) { m_totals = totals; };
        readItemLines(text, visit);
    }

    [[nodiscard]] io::Result<ItemCount> result()
    {
        if (m_tooMany)
            return io::fail(io::ErrorKind::TooLarge, m_count.source, {}, "more than 4000000 items");
        if (!m_hasItems && !m_totals.isTotals())
            return io::fail(io::ErrorKind::Malformed, m_count.source, {}, "no-count");
        if (m_hasItems)
            compareTotals();
        else
            takeTotals();
        if (m_hasList)
            m_count.expected = m_order.size();
        else if (!m_count.expected)
            m_count.expected = m_totals.expected;
        for (const std::string* id : m_order) {
            if (m_hasItems && !m_items.at(*id).seen)
                list(m_count.missingIds, m_count.missing, *id);
        }
        return std::move(m_count);
    }

private:
    struct Item {
        bool expected = false, seen = false;
    };

    bool stop()
    {
        m_tooMany = true;
        return false;
    }

    bool take(std::string id, ItemState state)
    {
        m_hasItems = true;
        std::uint64_t& number = state == ItemState::Processed ? m_count.processed : m_count.rejected;
        if (id.empty()) {
            ++number;
            m_count.unnamed += state == ItemState::Rejected ? 1U : 0U;
            return true;
        }
        if (m_items.size() >= mostItems && !m_items.contains(id))
            return stop();
        Item& item = m_items[id];
        if (item.seen) {
            list(m_count.repeatedIds, m_count.repeated, id);
            return true;
        }
        item.seen = true;
        if (m_hasList && !item.expected)
            list(m_count.unexpectedIds, m_count.unexpected, id);
        ++number;
        if (state == ItemState::Rejected && m_count.rejectedIds.size() < ItemCount::mostListed)
            m_count.rejectedIds.push_back(std::move(id));
        return true;
    }

    /// What a run says of itself beside what it did.
    void compareTotals()
    {
        if (m_totals.isTotals())
            m_count.agrees = m_totals.processed.value_or(m_count.processed) == m_count.processed &&
                             m_totals.rejected.value_or(m_count.rejected) == m_count.rejected;
    }

    void takeTotals()
    {
        m_count.processed = m_totals.processed.value_or(0);
        m_count.rejected = m_totals.rejected.value_or(0);
        m_count.unnamed = m_count.rejected;
    }

    ItemCount m_count;
    std::unordered_map<std::string, Item> m_items;
    std::vector<const std::string*> m_order; ///< expected ids
    ItemTotals m_totals;
    bool m_hasItems = false, m_hasList = false, m_tooMany = false;
};

} // namespace

std::int64_t ItemCount::shortfall() const noexcept
{
    return static_cast<std::int64_t>(expected.value_or(processed + rejected) - processed - rejected);
}

bool ItemCount::addsUp() const noexcept
{
    return expected && shortfall() == 0 && missing == 0 && repeated == 0 && unexpected == 0 && unnamed == 0 &&
           agrees.value_or(true);
}

io::Result<ItemCount> countItemsIn(const std::string& path, std::string_view text,
                                   const std::optional<std::string_view>& expectedList)
{
    Counter counter(path);
    if (expectedList)
        counter.readExpected(*expectedList);
    counter.read(text);
    return counter.result();
}

io::Result<ItemCount> countItems(const std::string& path)
{
    const auto text = io::readWhole(path, mostListBytes);
    return text ? countItemsIn(path, *text) : io::fail(text.error());
}

io::Result<ItemCount> countItems(const std::string& path, const std::string& expectedList)
{
    const auto expected = io::readWhole(expectedList, mostListBytes);
    if (!expected)
        return io::fail(expected.error());
    const auto text = io::readWhole(path, mostListBytes);
    return text ? countItemsIn(path, *text, *expected) : io::fail(text.error());
}

} // namespace torchtriage::rerun
