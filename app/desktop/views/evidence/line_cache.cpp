// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/line_cache.h"

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr std::int64_t pageLines = 64;
constexpr std::size_t mostPages = 16;
constexpr std::int64_t rankPageLines = 256;
constexpr std::size_t mostRankPages = 64;
// A filter that shows next to nothing must not make one step of the view read half the log.
constexpr int mostLooked = 8192;

/// The page from the list, moved to its front; nullptr if it is not there.
template <class Page>
const Page* takeFront(std::list<Page>& pages, std::int64_t number)
{
    const auto found = std::find_if(pages.begin(), pages.end(),
                                    [number](const Page& page) { return page.number == number; });
    if (found == pages.end())
        return nullptr;
    pages.splice(pages.begin(), pages, found);
    return &pages.front();
}

template <class Page>
const Page* keep(std::list<Page>& pages, Page page, std::size_t most)
{
    pages.push_front(std::move(page));
    if (pages.size() > most)
        pages.pop_back();
    return &pages.front();
}

} // namespace

void LineCache::setLog(std::shared_ptr<const log::LineIndex> index,
                       std::shared_ptr<const log::RankProfile> profile)
{
    m_index = std::move(index);
    m_profile = std::move(profile);
    m_pages.clear();
    m_rankPages.clear();
}

void LineCache::forgetFrom(std::int64_t line)
{
    std::erase_if(m_pages, [line](const Page& page) { return (page.number + 1) * pageLines >= line; });
    std::erase_if(m_rankPages,
                  [line](const RankPage& page) { return (page.number + 1) * rankPageLines >= line; });
}

const LineCache::Page* LineCache::page(std::int64_t number)
{
    if (const Page* known = takeFront(m_pages, number))
        return known;
    auto lines = log::LineReader(m_index).read(number * pageLines + 1, pageLines, longest);
    if (!lines || lines->empty())
        return nullptr;
    Page page{number, {}};
    for (log::RawLine& raw : *lines) {
        const auto rank = m_profile->ranks().rankOf(raw.number, raw.bytes);
        page.lines.push_back({std::move(raw), rank});
    }
    return keep(m_pages, std::move(page), mostPages);
}

const LineCache::RankPage* LineCache::rankPage(std::int64_t number)
{
    if (const RankPage* known = takeFront(m_rankPages, number))
        return known;
    const auto lines =
        log::LineReader(m_index).read(number * rankPageLines + 1, rankPageLines, log::RankReader::headBytes);
    if (!lines || lines->empty())
        return nullptr;
    RankPage page{number, {}};
    for (const log::RawLine& raw : *lines)
        page.ranks.push_back(m_profile->ranks().rankOf(raw.number, raw.bytes));
    return keep(m_rankPages, std::move(page), mostRankPages);
}

const LineCache::Line* LineCache::line(std::int64_t number)
{
    if (!m_index || number < 1)
        return nullptr;
    const Page* found = page((number - 1) / pageLines);
    const auto at = static_cast<std::size_t>((number - 1) % pageLines);
    return found && at < found->lines.size() ? &found->lines[at] : nullptr;
}

std::string LineCache::part(const log::LineExtent& line, std::uint64_t from, std::size_t count) const
{
    if (!m_index)
        return {};
    return log::LineReader(m_index).readPart(line, from, count).value_or(std::string());
}

LineCache::Found LineCache::nextShown(std::int64_t from, bool backwards, const log::RankFilter& filter)
{
    const std::int64_t last = m_index ? m_index->lines() : 0;
    if (filter.hidesNothing())
        return {from >= 1 && from <= last ? std::optional(from) : std::nullopt, false};
    for (int looked = 0; from >= 1 && from <= last; ++looked) {
        const auto candidate = m_profile->nextCandidate(from, backwards, filter);
        if (!candidate || *candidate > last)
            return {};
        from = *candidate;
        if (looked >= mostLooked)
            return {from, true};
        const RankPage* found = rankPage((from - 1) / rankPageLines);
        const auto at = static_cast<std::size_t>((from - 1) % rankPageLines);
        if (!found || at >= found->ranks.size())
            return {};
        if (filter.shows(found->ranks[at]))
            return {from, false};
        from += backwards ? -1 : 1;
    }
    return {};
}

} // namespace torchtriage::desktop
