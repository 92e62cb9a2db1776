// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/line_index.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::log {

/// A line as it stands in the source, or the beginning of one that is longer than the reader was asked for.
struct RawLine {
    std::int64_t number = 0; ///< 1-based
    LineExtent extent;       ///< the whole line, whatever part of it `bytes` holds
    std::string bytes;       ///< without the '\n'; a '\r' before it is there

    [[nodiscard]] bool isWhole() const noexcept { return bytes.size() == extent.length; }
};

/// Fetches lines through an index with pread. Safe from several threads. Nothing is kept between two calls.
class LineReader {
public:
    explicit LineReader(std::shared_ptr<const LineIndex> index) : m_index(std::move(index)) {}

    /// Lines first, first + 1, … up to `count` of them or the last one known, each with `longest` bytes at
    /// most. A longer line is stepped over, not read.
    [[nodiscard]] io::Result<std::vector<RawLine>> read(std::int64_t first, std::size_t count,
                                                        std::size_t longest) const;
    /// Up to `count` bytes of a line, from its byte `from` on.
    [[nodiscard]] io::Result<std::string> readPart(const LineExtent& line, std::uint64_t from,
                                                   std::size_t count) const;

private:
    std::shared_ptr<const LineIndex> m_index;
};

} // namespace torchtriage::log
