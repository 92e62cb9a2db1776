// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/log_rows.h"

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr std::size_t mostTexts = 1000;

} // namespace

// The next line that no filter and no fold hides. A folded block stands for its first line.
std::optional<std::int64_t> LogRows::shownLine(std::int64_t line, bool backwards)
{
    while (true) {
        if (const Fold* fold = m_folds.foldedAt(line))
            line = fold->first();
        const auto found = m_cache.nextShown(line, backwards, m_filter);
        m_gaveUp = m_gaveUp || found.exhausted;
        if (!found.line || found.exhausted)
            return std::nullopt;
        Fold* fold = m_folds.foldedAt(*found.line);
        if (!fold || fold->first() == *found.line)
            return found.line;
        // Inside a block whose first line is filtered away: going forwards its row was passed, so it stands
        // here.
        line = backwards ? fold->first() - 1 : fold->last() + 1;
    }
}

std::optional<LogRow> LogRows::rowAt(RowPlace place, bool backwards)
{
    const auto line = shownLine(place.line, backwards);
    if (!line)
        return std::nullopt;
    const bool same = *line == place.line;
    return makeRow(*line, same ? place.segment : 0, !same && backwards);
}

std::optional<LogRow> LogRows::rowAfter(const LogRow& row)
{
    if (!row.isFold && m_wrapColumns > 0) {
        const auto next = makeRow(row.place.line, row.place.segment + 1, false);
        if (next && next->place.segment == row.place.segment + 1)
            return next;
    }
    const std::int64_t line = row.isFold ? row.fold.last() + 1 : row.place.line + 1;
    return rowAt({line, 0});
}

std::optional<LogRow> LogRows::rowBefore(const LogRow& row)
{
    if (row.place.segment > 0)
        return makeRow(row.place.line, row.place.segment - 1, false);
    const auto line = row.place.line > 1 ? shownLine(row.place.line - 1, true) : std::nullopt;
    return line ? makeRow(*line, 0, true) : std::nullopt;
}

std::optional<LogRow> LogRows::makeRow(std::int64_t line, int segment, bool lastSegment)
{
    LogRow row;
    if (const Fold* fold = m_folds.foldedAt(line)) {
        row.place = {line, 0};
        row.isFold = true;
        row.fold = *fold;
        return row;
    }
    const LineCache::Line* found = m_cache.line(line);
    if (!found)
        return std::nullopt;
    readText(*found, row);
    row.rank = found->rank;
    const int columns = row.text->columns();
    if (m_wrapColumns <= 0) {
        row.place = {line, 0};
        row.lastColumn = columns;
        return row;
    }
    const int segments = std::clamp((columns + m_wrapColumns - 1) / m_wrapColumns, 1, mostSegments);
    const int at = lastSegment ? segments - 1 : std::min(segment, segments - 1);
    row.place = {line, at};
    row.firstColumn = at * m_wrapColumns;
    row.lastColumn = std::min(columns, row.firstColumn + m_wrapColumns);
    return row;
}

void LogRows::readText(const LineCache::Line& line, LogRow& row)
{
    const log::RawLine& raw = line.raw;
    row.byteOffset = raw.extent.offset;
    row.lineBytes = raw.extent.length;
    row.isLong = !raw.isWhole();
    if (row.isLong && m_wrapColumns <= 0)
        row.windowStart =
            static_cast<std::uint64_t>(std::max<std::int64_t>(0, m_firstColumn - windowColumns / 4));
    if (m_texts.size() > mostTexts)
        m_texts.clear();
    Text& known = m_texts[raw.number];
    if (!known.line || known.windowStart != row.windowStart || known.lineBytes != row.lineBytes) {
        auto part = row.isLong && m_wrapColumns <= 0
                        ? m_cache.part(raw.extent, row.windowStart, windowColumns)
                        : raw.bytes;
        known.bytes = std::make_shared<const std::string>(std::move(part));
        known.line = std::make_shared<const TerminalLine>(TerminalLine::parse(*known.bytes));
        known.windowStart = row.windowStart;
        known.lineBytes = row.lineBytes;
    }
    row.bytes = known.bytes;
    row.text = known.line;
}

} // namespace torchtriage::desktop
