// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/rank_profile.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace torchtriage::log {

namespace {

constexpr std::int64_t noRank = std::numeric_limits<std::int64_t>::max();
constexpr std::size_t maxBlocks = 16'384;
constexpr std::size_t maxCells = std::size_t{4} << 20;
constexpr std::size_t profileChunkBytes = std::size_t{1} << 20;

} // namespace

bool RankFilter::shows(std::optional<int> rank) const
{
    return rank ? !std::binary_search(hidden.begin(), hidden.end(), *rank) : !launcherHidden;
}

RankProfile::RankProfile(std::shared_ptr<const LineIndex> index, RankReader ranks)
    : m_index(std::move(index)), m_ranks(std::move(ranks))
{
}

io::Result<void> RankProfile::extend(const std::function<bool()>& cancelled)
{
    const std::uint64_t end = m_index->bytes();
    m_pending.clear();   // the head of a line that a former call did not see the end of
    std::string buffer;  // from the start of a line
    bool inLine = false; // the line at the buffer's start was counted already, only its end is missing
    std::int64_t line = lines() + 1;
    std::uint64_t offset = m_bytes; // of the next read
    while (offset < end) {
        if (cancelled && cancelled())
            return io::fail(io::ErrorKind::Cancelled, m_index->source().name());
        const std::size_t kept = buffer.size();
        buffer.resize(kept + std::min<std::uint64_t>(profileChunkBytes, end - offset));
        const auto got = m_index->source().readAt(offset, std::span(buffer).subspan(kept));
        if (!got)
            return io::fail(got.error());
        if (*got == 0)
            break;
        buffer.resize(kept + *got);
        offset += *got;

        std::size_t at = 0;
        std::uint64_t seen = m_bytes;
        for (std::size_t newline; (newline = buffer.find('\n', at)) != std::string::npos; at = newline + 1) {
            if (!inLine)
                count(line, std::string_view(buffer).substr(at, newline - at));
            inLine = false;
            ++line;
            seen = offset - buffer.size() + newline + 1;
        }
        buffer.erase(0, at);
        if (buffer.size() > RankReader::headBytes) { // of a long line only the head matters
            if (!inLine)
                count(line, buffer);
            inLine = true;
            buffer.clear();
        }
        publish(line - 1, seen);
    }
    return {};
}

void RankProfile::count(std::int64_t line, std::string_view head)
{
    const auto rank = m_ranks.rankOf(line, head);
    m_pending.emplace_back(line, rank ? Key{*rank} : noRank);
}

void RankProfile::publish(std::int64_t lines, std::uint64_t bytes)
{
    const std::lock_guard lock(m_mutex);
    // The head of a line whose end has not been read waits, or a further extend() would count it again.
    for (const auto& [line, key] : m_pending) {
        if (line > lines)
            break;
        const bool full = m_counts.size() >= mostRanks && !m_counts.contains(key);
        Counts& counts = m_counts[full ? noRank : key];
        if (counts.lane.lines++ == 0) {
            counts.lane.rank = full || key == noRank ? std::nullopt : std::optional(static_cast<int>(key));
            counts.lane.firstLine = line;
        }
        counts.lane.lastLine = line;
        const auto block = static_cast<std::size_t>((line - 1) / m_blockLines);
        if (counts.perBlock.size() <= block)
            counts.perBlock.resize(block + 1);
        ++counts.perBlock[block];
        if (block >= maxBlocks || block * m_counts.size() > maxCells)
            coarsen();
    }
    std::erase_if(m_pending, [lines](const auto& pending) { return pending.first <= lines; });
    m_lines = lines;
    m_bytes = bytes;
}

void RankProfile::coarsen()
{
    for (auto& [key, counts] : m_counts) {
        auto& cells = counts.perBlock;
        for (std::size_t i = 0; i < cells.size(); i += 2)
            cells[i / 2] = cells[i] + (i + 1 < cells.size() ? cells[i + 1] : 0);
        cells.resize((cells.size() + 1) / 2);
    }
    m_blockLines *= 2;
}

std::int64_t RankProfile::lines() const
{
    const std::lock_guard lock(m_mutex);
    return m_lines;
}

std::vector<RankProfile::Lane> RankProfile::lanes() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<Lane> lanes;
    for (const auto& [key, counts] : m_counts)
        lanes.push_back(counts.lane);
    return lanes;
}

std::vector<float> RankProfile::density(std::optional<int> rank, std::size_t buckets,
                                        std::int64_t total) const
{
    std::vector<float> result(buckets, 0.0F);
    const std::lock_guard lock(m_mutex);
    const auto found = m_counts.find(rank ? Key{*rank} : noRank);
    if (found == m_counts.end() || buckets == 0 || total <= 0)
        return result;
    const double bucketsPerLine = static_cast<double>(buckets) / static_cast<double>(total);
    const auto& cells = found->second.perBlock;
    for (std::size_t block = 0; block < cells.size(); ++block) {
        const double first = static_cast<double>(block) * static_cast<double>(m_blockLines) * bucketsPerLine;
        const double last = first + static_cast<double>(m_blockLines) * bucketsPerLine;
        const double perBucket = static_cast<double>(cells[block]) / (last - first);
        for (auto bucket = static_cast<std::size_t>(first); bucket < buckets; ++bucket) {
            const auto begin = static_cast<double>(bucket);
            const double share = std::min(last, begin + 1) - std::max(first, begin);
            if (share <= 0)
                break;
            result[bucket] += static_cast<float>(perBucket * share);
        }
    }
    return result;
}

std::optional<std::int64_t> RankProfile::nextCandidate(std::int64_t line, bool backwards,
                                                       const RankFilter& filter) const
{
    const std::lock_guard lock(m_mutex);
    std::vector<const Counts*> shown;
    for (const auto& [key, counts] : m_counts) {
        if (filter.shows(counts.lane.rank))
            shown.push_back(&counts);
    }
    const std::int64_t step = backwards ? -1 : 1;
    for (std::int64_t block = (line - 1) / m_blockLines; line >= 1; block += step) {
        if (line > m_lines)
            return line;
        const auto at = static_cast<std::size_t>(block);
        if (std::any_of(shown.begin(), shown.end(), [at](const Counts* counts) {
                return at < counts->perBlock.size() && counts->perBlock[at] > 0;
            }))
            return line;
        line = backwards ? block * m_blockLines : (block + 1) * m_blockLines + 1;
    }
    return std::nullopt;
}

} // namespace torchtriage::log
