// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/line_reader.h"

#include <algorithm>
#include <cstring>
#include <span>

namespace torchtriage::log {

namespace {

constexpr std::size_t chunkBytes = std::size_t{64} << 10;

/// The bytes around one place of the source, moved forward as lines are taken from it.
class Window {
public:
    Window(const LineSource& source, std::uint64_t end) : m_source(source), m_end(end) {}

    /// Bytes from `offset` on: up to a chunk, short only at the end.
    io::Result<std::string_view> at(std::uint64_t offset, std::size_t atLeast)
    {
        const std::uint64_t known = m_offset + m_bytes.size();
        const bool enough = offset >= m_offset && (known == m_end || known >= offset + atLeast);
        if (!enough) {
            m_bytes.resize(std::min<std::uint64_t>(std::max(chunkBytes, atLeast), m_end - offset));
            const auto got = m_source.readAt(offset, std::span(m_bytes));
            if (!got)
                return io::fail(got.error());
            m_bytes.resize(*got);
            m_offset = offset;
        }
        const std::uint64_t skip = std::min<std::uint64_t>(offset - m_offset, m_bytes.size());
        return std::string_view(m_bytes).substr(skip);
    }

private:
    const LineSource& m_source;
    std::uint64_t m_end;
    std::uint64_t m_offset = 0;
    std::string m_bytes;
};

} // namespace

io::Result<std::vector<RawLine>> LineReader::read(std::int64_t first, std::size_t count,
                                                  std::size_t longest) const
{
    std::vector<RawLine> lines;
    // In this order: the index may grow between the two calls, and every line that is known must lie before
    // the end.
    const std::int64_t known = m_index->lines();
    const std::uint64_t end = m_index->bytes();
    if (count == 0 || first > known)
        return lines;
    const auto start = m_index->find(first);
    if (!start)
        return io::fail(start.error());

    Window window(m_index->source(), end);
    std::uint64_t offset = start->offset;
    for (std::int64_t number = first; number <= known && lines.size() < count; ++number) {
        // One byte more than asked for, so that a line of exactly that length shows its end.
        const auto bytes = window.at(offset, longest + 1);
        if (!bytes)
            return io::fail(bytes.error());
        if (bytes->empty() && offset < end)
            return io::fail(io::ErrorKind::Truncated, m_index->source().name(),
                            "byte " + std::to_string(offset),
                            "the source has become shorter since it was indexed");
        RawLine line{number, {offset, 0, true}, {}};
        const std::size_t newline = bytes->find('\n');
        if (newline != std::string_view::npos) {
            line.extent.length = newline;
        } else {
            const auto whole = m_index->find(number);
            if (!whole)
                return io::fail(whole.error());
            line.extent = *whole;
        }
        line.bytes = bytes->substr(0, std::min<std::uint64_t>(line.extent.length, longest));
        offset = line.extent.offset + line.extent.length + 1;
        lines.push_back(std::move(line));
    }
    return lines;
}

io::Result<std::string> LineReader::readPart(const LineExtent& line, std::uint64_t from,
                                             std::size_t count) const
{
    std::string bytes;
    if (from >= line.length)
        return bytes;
    bytes.resize(std::min<std::uint64_t>(count, line.length - from));
    const auto got = m_index->source().readAt(line.offset + from, std::span(bytes));
    if (!got)
        return io::fail(got.error());
    bytes.resize(*got);
    return bytes;
}

} // namespace torchtriage::log
