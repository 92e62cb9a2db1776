// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/line_source.h"
#include "core/log/search_pattern.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace torchtriage::log {

/// One occurrence of the searched text.
struct SearchMatch {
    std::uint64_t offset = 0; ///< in the source
    std::int64_t line = 0;    ///< 1-based
    std::uint32_t length = 0; ///< bytes

    bool operator==(const SearchMatch&) const = default;
};

/// Searches a source for a pattern, once, in blocks. One thread runs it; others may ask meanwhile what it has
/// found. The count is exact; the first `kept` matches are remembered with their places.
class Search {
public:
    static constexpr std::size_t kept = 1'000'000;
    /// A match of a regular expression that is longer than this may be missed in a line over 4 MiB.
    static constexpr std::size_t longestInHugeLine = std::size_t{64} << 10;

    Search(std::shared_ptr<const LineSource> source, SearchPattern pattern);

    /// Searches on to the source's end as it is now. After the source has grown, a further call goes on from
    /// there; an unfinished last line is looked at again. Cancelled: what was found stays.
    [[nodiscard]] io::Result<void> run(const std::function<bool()>& cancelled = {});

    struct Progress {
        std::int64_t matches = 0;
        std::uint64_t bytes = 0; ///< of the source, looked at
    };
    [[nodiscard]] Progress progress() const;

    /// Number of matches that match() knows.
    [[nodiscard]] std::size_t size() const;
    /// Match by position, nullopt past the end.
    [[nodiscard]] std::optional<SearchMatch> match(std::size_t index) const;
    /// Position of the first kept match at or after `offset`; size() if there is none.
    [[nodiscard]] std::size_t firstAtOrAfter(std::uint64_t offset) const;

    [[nodiscard]] const SearchPattern& pattern() const noexcept { return m_pattern; }

private:
    void publish(std::vector<SearchMatch>& found, std::uint64_t bytes);
    void forgetUnfinishedLine();

    std::shared_ptr<const LineSource> m_source;
    SearchPattern m_pattern;
    std::uint64_t m_resume = 0;      // start of the last line looked at: it may still grow
    std::int64_t m_resumeLine = 1;   // its number
    std::int64_t m_lastHitLine = 0;  // the line of the latest match
    std::int64_t m_lastHitCount = 0; // and how many it has

    mutable std::mutex m_mutex;        // guards what follows
    std::deque<SearchMatch> m_matches; // grows without moving: nobody waits for a copy
    std::int64_t m_count = 0;
    std::uint64_t m_bytes = 0;
};

} // namespace torchtriage::log
