// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/byte_source.h"
#include "core/log/log_map.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::log {

/// A piece of a line: the whole line, or what stands between two '\r' of it (a progress bar overwrites its
/// line that way), or a slice of a line that is longer than a segment may be.
struct Segment {
    std::int64_t line = 0;    ///< 1-based; counts '\n' only, as editors do
    std::uint64_t offset = 0; ///< of the first byte
    std::string_view text;    ///< without its ending; valid until the next call of next()
    bool afterGap = false;    ///< bytes between the previous segment and this one were not read
};

/// Walks the wanted cells of a log in order, in blocks, holding one segment at a time.
class SegmentReader {
public:
    /// Longest segment in bytes. A longer line comes in slices, each with the line's number.
    static constexpr std::size_t longest = std::size_t{256} << 10;

    SegmentReader(const io::ByteSource& source, const LogMap& map);

    /// False at the end. A failed read ends the walk; error() then says why.
    [[nodiscard]] bool next(Segment& segment);
    [[nodiscard]] const io::Result<void>& error() const noexcept { return m_error; }

private:
    bool fill();
    bool enterNextRun();
    void compact();

    const io::ByteSource& m_source;
    const LogMap& m_map;
    io::Result<void> m_error;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0;    ///< first unread byte in the buffer
    std::size_t m_end = 0;      ///< end of the bytes in the buffer
    std::uint64_t m_offset = 0; ///< of m_buffer[m_begin] in the source
    std::uint64_t m_runEnd = 0; ///< end of the run of wanted cells being read
    std::size_t m_nextCell = 0;
    std::int64_t m_line = 1;
    bool m_afterGap = false;
    bool m_sawReturn = false; ///< the previous segment ended in '\r'
};

} // namespace torchtriage::log
