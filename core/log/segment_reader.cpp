// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/segment_reader.h"

#include <algorithm>
#include <cstring>

namespace torchtriage::log {

namespace {

constexpr std::size_t segmentBlockSize = std::size_t{512} << 10;

/// Offset of the first '\n' or '\r', or npos.
std::size_t findEnding(std::string_view text)
{
    const void* newline = std::memchr(text.data(), '\n', text.size());
    const std::size_t limit = newline != nullptr
                                  ? static_cast<std::size_t>(static_cast<const char*>(newline) - text.data())
                                  : text.size();
    const void* carriage = limit > 0 ? std::memchr(text.data(), '\r', limit) : nullptr;
    if (carriage != nullptr)
        return static_cast<std::size_t>(static_cast<const char*>(carriage) - text.data());
    return newline != nullptr ? limit : std::string_view::npos;
}

} // namespace

SegmentReader::SegmentReader(const io::ByteSource& source, const LogMap& map)
    : m_source(source), m_map(map),
      m_buffer(
          static_cast<std::size_t>(std::min<std::uint64_t>(segmentBlockSize + longest, source.size() + 1)))
{
}

bool SegmentReader::enterNextRun()
{
    const std::size_t cells = m_map.wanted.size();
    const std::size_t previous = m_nextCell;
    while (m_nextCell < cells && !m_map.wanted[m_nextCell])
        ++m_nextCell;
    if (m_nextCell == cells)
        return false;
    m_offset = std::uint64_t{m_nextCell} * m_map.cellBytes;
    m_line = m_map.lineAt[m_nextCell] + 1;
    m_afterGap = m_nextCell > previous;
    m_begin = m_end = 0;
    while (m_nextCell < cells && m_map.wanted[m_nextCell])
        ++m_nextCell;
    m_runEnd = std::min(std::uint64_t{m_nextCell} * m_map.cellBytes, m_map.bytes);
    return true;
}

void SegmentReader::compact()
{
    std::memmove(m_buffer.data(), m_buffer.data() + m_begin, m_end - m_begin);
    m_end -= m_begin;
    m_begin = 0;
}

/// Reads more of the run behind what is in the buffer. False when the run, or the file, has no more.
bool SegmentReader::fill()
{
    compact();
    const std::uint64_t from = m_offset + m_end;
    if (from >= m_runEnd)
        return false;
    const auto room = std::min<std::uint64_t>(m_buffer.size() - m_end, m_runEnd - from);
    const auto got = m_source.readAt(from, {m_buffer.data() + m_end, static_cast<std::size_t>(room)});
    if (!got) {
        m_error = io::fail(got.error());
        return false;
    }
    m_end += *got;
    return *got > 0;
}

bool SegmentReader::next(Segment& segment)
{
    for (;;) {
        const std::string_view pending(m_buffer.data() + m_begin, m_end - m_begin);
        const std::size_t ending = findEnding(pending.substr(0, longest));
        if (ending == std::string_view::npos && pending.size() < longest && fill())
            continue;
        if (pending.empty() || !m_error) {
            if (!m_error || !enterNextRun())
                return false;
            continue;
        }

        const bool ended = ending != std::string_view::npos;
        const std::size_t length = ended ? ending : std::min(pending.size(), longest);
        // fill() may have moved the bytes: take the view only now.
        segment = {m_line, m_offset, {m_buffer.data() + m_begin, length}, m_afterGap};
        const bool newline = ended && segment.text.data()[length] == '\n';
        const bool closesReturn = newline && length == 0 && m_sawReturn;
        const std::size_t taken = length + (ended ? 1 : 0);
        m_begin += taken;
        m_offset += taken;
        m_line += newline ? 1 : 0;
        m_sawReturn = ended && !newline;
        // The '\n' of "\r\n" ends the line that the '\r' has already given out.
        if (closesReturn)
            continue;
        m_afterGap = false;
        return true;
    }
}

} // namespace torchtriage::log
