// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/line_index.h"

#include "core/log/newlines.h"

#include <algorithm>

namespace torchtriage::log {

namespace {

constexpr std::uint64_t firstBlockBytes = std::uint64_t{16} << 10;
constexpr std::size_t maxBoundaries = std::size_t{1} << 20;
// Small enough to stay in the processor's cache between the read and the count.
constexpr std::uint64_t readBytes = std::uint64_t{256} << 10;
constexpr std::size_t tailBytes = 64;

} // namespace

LineIndex::LineIndex(std::shared_ptr<LineSource> source)
    : m_source(std::move(source)), m_blockBytes(firstBlockBytes), m_newlinesBefore{0}
{
}

io::Result<LineIndex::Outcome> LineIndex::extend(const std::function<bool()>& cancelled)
{
    const auto change = m_source->refresh();
    if (!change)
        return io::fail(change.error());
    if (*change == SourceChange::Replaced)
        return Outcome::Replaced;
    if (*change == SourceChange::Cut || m_source->size() < bytes())
        return Outcome::Cut;
    const auto unchanged = tailIsUnchanged();
    if (!unchanged)
        return io::fail(unchanged.error());
    if (!*unchanged)
        return Outcome::Replaced;

    std::vector<char> buffer(readBytes);
    while (bytes() < m_source->size()) {
        if (cancelled && cancelled())
            return Outcome::Cancelled;
        const std::uint64_t from = bytes();
        const std::uint64_t toAlignment = readBytes - from % readBytes;
        const std::uint64_t wanted = std::min(toAlignment, m_source->size() - from);
        const auto got = m_source->readAt(from, std::span(buffer).first(wanted));
        if (!got)
            return io::fail(got.error());
        if (*got == 0)
            return Outcome::Cut;
        append(std::span<const char>(buffer).first(*got));
    }
    return Outcome::UpToDate;
}

io::Result<bool> LineIndex::tailIsUnchanged() const
{
    if (m_tail.empty()) // only the extending thread writes these, so it may read them without the lock
        return true;
    std::string now(m_tail.size(), '\0');
    const auto got = m_source->readAt(m_bytes - m_tail.size(), std::span(now));
    if (!got)
        return io::fail(got.error());
    return *got == now.size() && now == m_tail;
}

void LineIndex::append(std::span<const char> bytes)
{
    // Counted outside the lock: only this thread changes m_bytes and m_blockBytes.
    std::vector<std::int64_t> counts;
    std::uint64_t end = m_bytes;
    for (auto rest = bytes; !rest.empty();) {
        const std::uint64_t piece = std::min<std::uint64_t>(m_blockBytes - end % m_blockBytes, rest.size());
        counts.push_back(static_cast<std::int64_t>(countNewlines(rest.first(piece))));
        rest = rest.subspan(piece);
        end += piece;
    }
    std::string tail = m_tail;
    tail.append(bytes.end() - static_cast<std::ptrdiff_t>(std::min(bytes.size(), tailBytes)), bytes.end());
    if (tail.size() > tailBytes)
        tail.erase(0, tail.size() - tailBytes);

    const std::lock_guard lock(m_mutex);
    for (const std::int64_t count : counts) {
        m_newlines += count;
        const std::uint64_t boundary = m_newlinesBefore.size() * m_blockBytes;
        m_bytes = std::min(boundary, end);
        if (m_bytes == boundary)
            m_newlinesBefore.push_back(m_newlines);
    }
    m_tail = std::move(tail);
    coarsen();
}

// Drops every second boundary once there are too many. It waits until an even number of whole blocks is
// there, so that the last boundary is one that stays.
void LineIndex::coarsen()
{
    const std::size_t blocks = m_newlinesBefore.size() - 1;
    if (blocks < maxBoundaries || blocks % 2 != 0 || m_bytes != blocks * m_blockBytes)
        return;
    for (std::size_t i = 0; i <= blocks / 2; ++i)
        m_newlinesBefore[i] = m_newlinesBefore[i * 2];
    m_newlinesBefore.resize(blocks / 2 + 1);
    m_blockBytes *= 2;
}

std::uint64_t LineIndex::bytes() const
{
    const std::lock_guard lock(m_mutex);
    return m_bytes;
}

std::int64_t LineIndex::lines() const
{
    const std::lock_guard lock(m_mutex);
    return m_newlines + (endsUnfinished() ? 1 : 0);
}

std::size_t LineIndex::memory() const
{
    const std::lock_guard lock(m_mutex);
    return m_newlinesBefore.capacity() * sizeof(m_newlinesBefore.front()) + m_tail.capacity();
}

// Called with the lock held, as blockAt() is.
bool LineIndex::endsUnfinished() const
{
    return !m_tail.empty() && m_tail.back() != '\n';
}

LineIndex::Block LineIndex::blockAt(std::size_t index) const
{
    const std::uint64_t offset = index * m_blockBytes;
    return {offset, std::min(m_blockBytes, m_bytes - offset), m_newlinesBefore[index]};
}

io::Result<std::vector<char>> LineIndex::read(const Block& block) const
{
    std::vector<char> bytes(block.size);
    const auto got = m_source->readAt(block.offset, std::span(bytes));
    if (!got)
        return io::fail(got.error());
    if (*got != bytes.size())
        return io::fail(io::ErrorKind::Truncated, m_source->name(),
                        "byte " + std::to_string(block.offset + *got),
                        "the source has become shorter since it was indexed");
    return bytes;
}

io::Result<std::uint64_t> LineIndex::offsetOfNewline(std::int64_t n) const
{
    Block block;
    {
        const std::lock_guard lock(m_mutex);
        const auto after = std::lower_bound(m_newlinesBefore.begin(), m_newlinesBefore.end(), n);
        block = blockAt(static_cast<std::size_t>(after - m_newlinesBefore.begin()) - 1);
    }
    const auto bytes = read(block);
    if (!bytes)
        return io::fail(bytes.error());
    const std::size_t at = findNewline(*bytes, static_cast<std::size_t>(n - block.newlinesBefore));
    if (at == noNewline)
        return io::fail(io::ErrorKind::Truncated, m_source->name(), "byte " + std::to_string(block.offset),
                        "the content has changed since it was indexed");
    return block.offset + at;
}

io::Result<LineExtent> LineIndex::find(std::int64_t line) const
{
    std::int64_t newlines = 0;
    std::uint64_t end = 0;
    bool unfinished = false;
    {
        const std::lock_guard lock(m_mutex);
        newlines = m_newlines;
        end = m_bytes;
        unfinished = endsUnfinished();
    }
    const std::int64_t known = newlines + (unfinished ? 1 : 0);
    if (line < 1 || line > known)
        return io::fail(io::ErrorKind::Truncated, m_source->name(), "line " + std::to_string(line),
                        std::to_string(known) + " lines are known");
    LineExtent extent;
    if (line > 1) {
        const auto before = offsetOfNewline(line - 1);
        if (!before)
            return io::fail(before.error());
        extent.offset = *before + 1;
    }
    extent.terminated = line <= newlines;
    if (!extent.terminated) {
        extent.length = end - extent.offset;
        return extent;
    }
    const auto after = offsetOfNewline(line);
    if (!after)
        return io::fail(after.error());
    extent.length = *after - extent.offset;
    return extent;
}

io::Result<std::int64_t> LineIndex::lineAt(std::uint64_t offset) const
{
    Block block;
    {
        const std::lock_guard lock(m_mutex);
        if (offset >= m_bytes)
            return io::fail(io::ErrorKind::Truncated, m_source->name(), "byte " + std::to_string(offset),
                            std::to_string(m_bytes) + " bytes are indexed");
        block = blockAt(static_cast<std::size_t>(offset / m_blockBytes));
    }
    block.size = offset - block.offset;
    const auto bytes = read(block);
    if (!bytes)
        return io::fail(bytes.error());
    return block.newlinesBefore + static_cast<std::int64_t>(countNewlines(*bytes)) + 1;
}

} // namespace torchtriage::log
