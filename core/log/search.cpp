// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/search.h"

#include "core/log/search_scanner.h"

#include <algorithm>
#include <span>

namespace torchtriage::log {

namespace {

constexpr std::size_t searchChunkBytes = std::size_t{1} << 20;

} // namespace

Search::Search(std::shared_ptr<const LineSource> source, SearchPattern pattern)
    : m_source(std::move(source)), m_pattern(std::move(pattern))
{
}

io::Result<void> Search::run(const std::function<bool()>& cancelled)
{
    forgetUnfinishedLine();
    const auto scanner = SearchScanner::create(m_pattern, m_resume, m_resumeLine);
    if (!scanner)
        return io::fail(scanner.error());
    const std::uint64_t end = m_source->size();
    std::vector<char> chunk(std::min<std::uint64_t>(searchChunkBytes, end - std::min(end, m_resume)));
    std::vector<SearchMatch> found;
    for (std::uint64_t offset = m_resume; offset < end;) {
        if (cancelled && cancelled())
            return io::fail(io::ErrorKind::Cancelled, m_source->name());
        const auto wanted = std::span(chunk).first(std::min<std::uint64_t>(chunk.size(), end - offset));
        const auto got = m_source->readAt(offset, wanted);
        if (!got)
            return io::fail(got.error());
        if (*got == 0)
            break; // the source was cut meanwhile: what is left has been searched
        offset += *got;
        (*scanner)->feed({chunk.data(), *got}, offset >= end || *got < wanted.size(), found);
        m_resume = (*scanner)->lineStart();
        m_resumeLine = (*scanner)->line();
        publish(found, offset);
    }
    return {};
}

void Search::publish(std::vector<SearchMatch>& found, std::uint64_t bytes)
{
    for (const SearchMatch& match : found) {
        if (match.line != m_lastHitLine) {
            m_lastHitLine = match.line;
            m_lastHitCount = 0;
        }
        ++m_lastHitCount;
    }
    const std::lock_guard lock(m_mutex);
    m_count += static_cast<std::int64_t>(found.size());
    const std::size_t room = kept - m_matches.size();
    m_matches.insert(m_matches.end(), found.begin(),
                     found.begin() + static_cast<std::ptrdiff_t>(std::min(found.size(), room)));
    m_bytes = bytes;
    found.clear();
}

// A further run starts at the beginning of the line where the last one ended, so its matches would count
// twice.
void Search::forgetUnfinishedLine()
{
    const std::lock_guard lock(m_mutex);
    if (m_lastHitLine == m_resumeLine)
        m_count -= m_lastHitCount;
    m_lastHitLine = 0;
    m_lastHitCount = 0;
    while (!m_matches.empty() && m_matches.back().offset >= m_resume)
        m_matches.pop_back();
}

Search::Progress Search::progress() const
{
    const std::lock_guard lock(m_mutex);
    return {m_count, m_bytes};
}

std::size_t Search::size() const
{
    const std::lock_guard lock(m_mutex);
    return m_matches.size();
}

std::optional<SearchMatch> Search::match(std::size_t index) const
{
    const std::lock_guard lock(m_mutex);
    return index < m_matches.size() ? std::optional(m_matches[index]) : std::nullopt;
}

std::size_t Search::firstAtOrAfter(std::uint64_t offset) const
{
    const std::lock_guard lock(m_mutex);
    const auto at =
        std::lower_bound(m_matches.begin(), m_matches.end(), offset,
                         [](const SearchMatch& match, std::uint64_t value) { return match.offset < value; });
    return static_cast<std::size_t>(at - m_matches.begin());
}

} // namespace torchtriage::log
