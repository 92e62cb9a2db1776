// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/line_index.h"
#include "core/log/rank_reader.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace torchtriage::log {

/// Ranks whose lines are not shown.
struct RankFilter {
    std::vector<int> hidden;     ///< sorted
    bool launcherHidden = false; ///< the lines of no rank

    [[nodiscard]] bool shows(std::optional<int> rank) const;
    [[nodiscard]] bool hidesNothing() const noexcept { return hidden.empty() && !launcherHidden; }

    bool operator==(const RankFilter&) const = default;
};

/// How many lines each rank printed, and where in the log: counts per block of lines and rank. A small log
/// has blocks of 16 lines; a large one has at most 16,384 blocks, whatever its size.
///
/// One thread extends the profile; others may ask meanwhile.
class RankProfile {
public:
    /// Further ranks than this are counted with the lines of no rank.
    static constexpr std::size_t mostRanks = 2048;

    struct Lane {
        std::optional<int> rank; ///< nullopt: lines of no rank
        std::int64_t lines = 0;
        std::int64_t firstLine = 0;
        std::int64_t lastLine = 0;
    };

    RankProfile(std::shared_ptr<const LineIndex> index, RankReader ranks);

    /// Reads the complete lines that the index has and this has not seen. Cancelled: what was counted stays.
    [[nodiscard]] io::Result<void> extend(const std::function<bool()>& cancelled = {});

    /// Lines counted so far.
    [[nodiscard]] std::int64_t lines() const;
    /// By rank, the lane of no rank last; only those with lines.
    [[nodiscard]] std::vector<Lane> lanes() const;
    /// Lines of a lane in `buckets` equal parts of the lines 1…`total`, shared out within a block.
    [[nodiscard]] std::vector<float> density(std::optional<int> rank, std::size_t buckets,
                                             std::int64_t total) const;
    /// First line >= `line` (or last line <= `line`, backwards) in a block that has a line which `filter`
    /// shows. A line that is not counted yet is returned as it is. nullopt: there is none back to the
    /// beginning.
    [[nodiscard]] std::optional<std::int64_t> nextCandidate(std::int64_t line, bool backwards,
                                                            const RankFilter& filter) const;

    [[nodiscard]] const RankReader& ranks() const noexcept { return m_ranks; }

private:
    struct Counts {
        Lane lane;
        std::vector<std::uint32_t> perBlock;
    };
    using Key = std::int64_t; // the rank, or noRank: sorts last

    void count(std::int64_t line, std::string_view head);
    void publish(std::int64_t lines, std::uint64_t bytes);
    void coarsen();

    std::shared_ptr<const LineIndex> m_index;
    RankReader m_ranks;
    std::vector<std::pair<std::int64_t, Key>> m_pending; // line and lane, not yet in the table
    std::uint64_t m_bytes = 0;                           // start of the first line not seen

    mutable std::mutex m_mutex; // guards what follows
    std::map<Key, Counts> m_counts;
    std::int64_t m_blockLines = 16;
    std::int64_t m_lines = 0;
};

} // namespace torchtriage::log
