// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/search.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace torchtriage::log {

/// Finds a pattern in a text that arrives in chunks, and counts its lines. Matches that begin in one chunk
/// and end in the next are found. Plain text goes through vectorscan in streaming mode, expressions through
/// RE2.
class SearchScanner {
public:
    /// The text that will be fed starts at `offset` of the source, which is the start of line `line`.
    [[nodiscard]] static io::Result<std::unique_ptr<SearchScanner>>
    create(const SearchPattern& pattern, std::uint64_t offset, std::int64_t line);

    SearchScanner(const SearchScanner&) = delete;
    SearchScanner& operator=(const SearchScanner&) = delete;
    virtual ~SearchScanner() = default;

    /// Appends the matches that are certain by now to `found`. `last`: nothing will follow.
    void feed(std::string_view chunk, bool last, std::vector<SearchMatch>& found);

    /// Start and number of the line that the text fed so far ends in.
    [[nodiscard]] std::uint64_t lineStart() const noexcept { return m_lineStart; }
    [[nodiscard]] std::int64_t line() const noexcept { return m_line; }

protected:
    SearchScanner(std::uint64_t offset, std::int64_t line) : m_end(offset), m_lineStart(offset), m_line(line)
    {
    }

    virtual void scan(std::string_view chunk, bool last, std::vector<SearchMatch>& found) = 0;
    /// Source offset of the end of the text fed before the current chunk, and the number of the line there.
    [[nodiscard]] std::uint64_t chunkOffset() const noexcept { return m_end; }

private:
    std::uint64_t m_end;
    std::uint64_t m_lineStart;
    std::int64_t m_line;
};

} // namespace torchtriage::log
