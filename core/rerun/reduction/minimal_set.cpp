// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/minimal_set.h"

#include <algorithm>
#include <optional>

namespace torchtriage::rerun {

namespace {

/// Neighbours found one after the other before it is asked whether only their number matters.
constexpr int neighboursForLength = 2;
/// And before the search gives up to tell which of them are needed.
constexpr int neighboursForAll = 16;
/// Sets up to this size are gone through once more, leaving out one index at a time.
constexpr std::int64_t largestGoneThrough = 64;

class Search {
public:
    Search(const StillFails& fails, const SearchOptions& options) : m_fails(fails), m_options(options) {}

    [[nodiscard]] bool ended() const { return m_options.ended && m_options.ended(); }

    [[nodiscard]] bool fails(const IndexSet& set) const { return m_fails(std::span(&set, 1)).front(); }

    /// The smallest value in (passing, failing] for which makeSet's set fails. Its ends are known. More than
    /// one question at a time cuts the interval into more than two parts.
    template <class MakeSet>
    [[nodiscard]] std::int64_t bisect(std::int64_t passing, std::int64_t failing,
                                      const MakeSet& makeSet) const
    {
        while (failing - passing > 1 && !ended()) {
            const std::int64_t questions =
                std::min<std::int64_t>(std::max(m_options.width, 1), failing - passing - 1);
            std::vector<std::int64_t> points;
            std::vector<IndexSet> sets;
            for (std::int64_t i = 1; i <= questions; ++i) {
                points.push_back(passing + (failing - passing) * i / (questions + 1));
                sets.push_back(makeSet(points.back()));
            }
            const std::vector<bool> answers = m_fails(sets);
            if (ended())
                break;
            const auto first = std::ranges::find(answers, true) - answers.begin();
            const auto at = static_cast<std::size_t>(first);
            if (at < points.size())
                failing = points[at];
            if (at > 0)
                passing = points[at - 1];
        }
        return failing;
    }

    /// The first guess that fails, if it is smaller than everything.
    [[nodiscard]] std::optional<IndexSet> guess(std::int64_t count) const
    {
        for (const IndexSet& guess : m_options.guesses) {
            if (!guess.isEmpty() && guess.count() < count && fails(guess))
                return guess;
        }
        return std::nullopt;
    }

private:
    const StillFails& m_fails;
    const SearchOptions& m_options;
};

/// Positions within a set that is itself searched: index i of the search is members[i].
IndexSet mapped(const IndexSet& positions, const std::vector<std::int64_t>& members)
{
    IndexSet set;
    for (const std::int64_t position : positions.indices())
        set.add(members[static_cast<std::size_t>(position)]);
    return set;
}

/// As many indices as [0, length) has, and the last of them another one; none if there are no others.
std::optional<IndexSet> othersOfSameLength(std::int64_t length, std::int64_t count)
{
    if (count >= 2 * length)
        return IndexSet::range(count - length, count);
    if (count > length) {
        IndexSet set = IndexSet::prefix(length - 1);
        set.add(count - 1);
        return set;
    }
    return std::nullopt;
}

/// Leaves out one index after the other, where the failure allows it.
IndexSet goneThrough(IndexSet set, const Search& search)
{
    if (set.count() > largestGoneThrough || set.count() < 2)
        return set;
    for (const std::int64_t index : set.indices()) {
        if (set.count() < 2 || search.ended())
            break;
        IndexSet smaller = set.without(index);
        if (search.fails(smaller) && !search.ended())
            set = std::move(smaller);
    }
    return set;
}

MinimalSet searchAll(std::int64_t count, const Search& search)
{
    IndexSet required;
    std::int64_t end = count; // required and [0, end) together are known to fail
    std::int64_t longest = count;
    int neighbours = 0;
    while (end > 0 && !search.ended()) {
        if (!required.isEmpty() && search.fails(required) && !search.ended())
            return {goneThrough(required, search), Essential::Members};
        const std::int64_t found = search.bisect(0, end, [&required](std::int64_t length) {
            return required.unitedWith(IndexSet::prefix(length));
        });
        if (search.ended()) {
            end = found;
            break;
        }
        neighbours = required.contains(found) ? neighbours + 1 : 0;
        if (required.isEmpty())
            longest = found;
        required.add(found - 1);
        end = found - 1;
        if (neighbours == neighboursForLength - 1 && required.count() == neighboursForLength) {
            // The first prefix that fails needs its last index, and the one before: is it their number?
            const std::optional<IndexSet> others = othersOfSameLength(longest, count);
            if (others && search.fails(*others) && !search.ended())
                return {IndexSet::prefix(longest), Essential::Length};
        }
        if (neighbours >= neighboursForAll)
            return {required.unitedWith(IndexSet::prefix(end)), Essential::All};
    }
    required = required.unitedWith(IndexSet::prefix(end));
    return {search.ended() ? required : goneThrough(required, search), Essential::Members};
}

} // namespace

MinimalSet minimalSet(std::int64_t count, const StillFails& fails, const SearchOptions& options)
{
    const Search search(fails, options);
    if (count <= 1)
        return {IndexSet::prefix(count), Essential::Members};
    const std::optional<IndexSet> guess = search.guess(count);
    if (search.ended())
        return {IndexSet::prefix(count), Essential::Members};
    if (!guess)
        return searchAll(count, search);
    // What is left is a search of its own, within the guess.
    const std::vector<std::int64_t> members = guess->indices();
    if (members.size() < 2)
        return {*guess, Essential::Members};
    const StillFails inside = [&fails, &members](std::span<const IndexSet> sets) {
        std::vector<IndexSet> outer;
        for (const IndexSet& set : sets)
            outer.push_back(mapped(set, members));
        return fails(outer);
    };
    SearchOptions rest = options;
    rest.guesses.clear();
    MinimalSet found = searchAll(static_cast<std::int64_t>(members.size()), Search(inside, rest));
    found.kept = mapped(found.kept, members);
    return found;
}

MinimalSet minimalInterval(std::int64_t count, const StillFails& fails, const SearchOptions& options)
{
    const Search search(fails, options);
    if (count <= 1)
        return {IndexSet::prefix(count), Essential::Members};
    const std::int64_t last =
        search.bisect(0, count, [](std::int64_t length) { return IndexSet::prefix(length); });
    if (search.ended() || last == 1)
        return {IndexSet::prefix(last), Essential::Members};
    // How many can be left out in front: `last` of them certainly cannot.
    const std::int64_t length =
        search.bisect(0, last, [last](std::int64_t kept) { return IndexSet::range(last - kept, last); });
    const IndexSet kept = IndexSet::range(last - length, last);
    if (length < last || search.ended())
        return {kept, Essential::Members};
    // Nothing can be left out in front either. Where another stretch of that length fails too, the length it
    // is; where there is none, it may be.
    if (last < count) {
        const bool fromElsewhere = search.fails(IndexSet::range(count - last, count));
        return {kept, fromElsewhere ? Essential::Length : Essential::Members};
    }
    return {kept, Essential::All};
}

} // namespace torchtriage::rerun
