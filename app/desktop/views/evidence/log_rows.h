// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/evidence/folds.h"
#include "app/desktop/views/evidence/line_cache.h"
#include "app/desktop/views/evidence/terminal_line.h"
#include "core/log/rank_profile.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace torchtriage::desktop {

/// Where a row of the view begins: a line, and for wrapped lines which of its rows.
struct RowPlace {
    std::int64_t line = 1;
    int segment = 0;

    auto operator<=>(const RowPlace&) const = default;
};

/// One row of the view, ready to be painted.
struct LogRow {
    RowPlace place;
    bool isFold = false;
    Fold fold; ///< if isFold
    std::optional<int> rank;
    std::shared_ptr<const std::string> bytes; ///< the line, or the window of it that `windowStart` tells
    std::shared_ptr<const TerminalLine> text; ///< what `bytes` look like
    std::uint64_t byteOffset = 0;             ///< of the line in the source
    std::uint64_t lineBytes = 0;
    std::uint64_t windowStart =
        0; ///< long lines: byte of the line where `text` begins; one byte is one column
    bool isLong = false;
    int firstColumn = 0; ///< of `text`, shown in this row
    int lastColumn = 0;  ///< end not included
};

/// Walks the rows of a log: lines without the hidden ranks, folded blocks as one row, long lines wrapped or
/// in windows. It knows places, not pixels, and never more lines than the ones asked for.
class LogRows {
public:
    /// Rows of one wrapped line at most; the rest of a longer line is reached without wrapping.
    static constexpr int mostSegments = 400;
    /// Columns read for the window of a long line.
    static constexpr std::int64_t windowColumns = 4096;

    explicit LogRows(LineCache& cache) : m_cache(cache) {}

    void setFolds(FoldSet folds) { m_folds = std::move(folds); }
    [[nodiscard]] FoldSet& folds() noexcept { return m_folds; }
    void setFilter(log::RankFilter filter) { m_filter = std::move(filter); }
    [[nodiscard]] const log::RankFilter& filter() const noexcept { return m_filter; }
    /// Columns of a wrapped row; 0: no wrapping.
    void setWrapColumns(int columns) { m_wrapColumns = columns; }
    [[nodiscard]] int wrapColumns() const noexcept { return m_wrapColumns; }
    /// First column shown, for the windows of long lines.
    void setFirstColumn(std::int64_t column) { m_firstColumn = column; }
    /// Forgets the lines laid out.
    void clear() { m_texts.clear(); }

    /// The row at `place`, or the nearest one after it that is shown (before it, backwards).
    [[nodiscard]] std::optional<LogRow> rowAt(RowPlace place, bool backwards = false);
    [[nodiscard]] std::optional<LogRow> rowAfter(const LogRow& row);
    [[nodiscard]] std::optional<LogRow> rowBefore(const LogRow& row);
    /// True if a search for a shown line was given up: the filter hides nearly everything here.
    [[nodiscard]] bool gaveUp() const noexcept { return m_gaveUp; }
    void forgetGivingUp() noexcept { m_gaveUp = false; }

private:
    [[nodiscard]] std::optional<std::int64_t> shownLine(std::int64_t line, bool backwards);
    [[nodiscard]] std::optional<LogRow> makeRow(std::int64_t line, int segment, bool lastSegment);
    void readText(const LineCache::Line& line, LogRow& row);

    LineCache& m_cache;
    FoldSet m_folds;
    log::RankFilter m_filter;
    int m_wrapColumns = 0;
    std::int64_t m_firstColumn = 0;
    bool m_gaveUp = false;

    struct Text {
        std::shared_ptr<const std::string> bytes;
        std::shared_ptr<const TerminalLine> line;
        std::uint64_t windowStart = 0;
        std::uint64_t lineBytes = 0;
    };
    std::unordered_map<std::int64_t, Text> m_texts; // of the lines on the screen
};

} // namespace torchtriage::desktop
