// SPDX-License-Identifier: GPL-3.0-or-later
// Moving through the log: scroll bars, wheel, jumps.
#include "app/desktop/views/evidence/log_view.h"

#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace torchtriage::desktop {

namespace {

constexpr int wheelRows = 3;
constexpr int wheelStep = 120;
constexpr std::int64_t mostValues = std::numeric_limits<int>::max() / 2;

} // namespace

// A scroll bar counts in int; a log may have more lines than that.
std::int64_t LogView::lineOfValue(int value) const
{
    const std::int64_t last = std::max<std::int64_t>(0, m_document.lines() - pageRows());
    if (last <= mostValues)
        return value + 1;
    return 1 + static_cast<std::int64_t>(static_cast<double>(value) / static_cast<double>(mostValues) *
                                         static_cast<double>(last));
}

int LogView::valueOfLine(std::int64_t line) const
{
    const std::int64_t last = std::max<std::int64_t>(0, m_document.lines() - pageRows());
    const std::int64_t at = std::clamp<std::int64_t>(line - 1, 0, last);
    if (last <= mostValues)
        return static_cast<int>(at);
    return static_cast<int>(static_cast<double>(at) / static_cast<double>(last) *
                            static_cast<double>(mostValues));
}

void LogView::syncScrollBars()
{
    m_syncing = true;
    const int end = valueOfLine(m_document.lines());
    QScrollBar* vertical = verticalScrollBar();
    vertical->setPageStep(pageRows());
    const bool atStart = m_top == RowPlace{};
    vertical->setRange(0, m_atEnd && atStart ? 0 : std::max(end, 1));
    // Whatever folds hide, the end of the log is the end of the bar, and no other place is.
    const int inside =
        std::clamp(valueOfLine(m_top.line), atStart ? 0 : 1, std::max(1, vertical->maximum() - 1));
    vertical->setValue(m_atEnd ? vertical->maximum() : atStart ? 0 : inside);

    QScrollBar* horizontal = horizontalScrollBar();
    const auto columns = static_cast<std::int64_t>((viewport()->width() - m_look.geometry.textX) /
                                                   std::max(1.0, m_look.geometry.charWidth));
    const std::int64_t beyond = m_look.wraps ? 0 : std::max<std::int64_t>(0, m_maxColumns + 1 - columns);
    horizontal->setPageStep(static_cast<int>(std::clamp<std::int64_t>(columns, 1, 10'000)));
    horizontal->setSingleStep(4);
    horizontal->setRange(
        0, static_cast<int>(std::min<std::int64_t>(beyond, std::numeric_limits<int>::max() - 10'000)));
    m_syncing = false;
}

void LogView::scrollContentsBy(int, int dy)
{
    // The horizontal bar has its own signal. What this view sets itself is no wish of the user.
    if (m_syncing || dy == 0)
        return;
    const int value = verticalScrollBar()->value();
    const bool toEnd = value >= verticalScrollBar()->maximum();
    if (toEnd)
        m_top = {std::max<std::int64_t>(1, m_document.lines()), 0};
    else
        m_top = {lineOfValue(value), 0};
    if (!toEnd)
        setFollowing(false);
    relayout();
}

// Steps go by rows, so that folds and wrapped lines are passed one row at a time.
void LogView::onVerticalAction(int action)
{
    const int page = std::max(1, pageRows() - 1);
    switch (action) {
    case QAbstractSlider::SliderSingleStepAdd:
        scrollRows(1);
        break;
    case QAbstractSlider::SliderSingleStepSub:
        scrollRows(-1);
        break;
    case QAbstractSlider::SliderPageStepAdd:
        scrollRows(page);
        break;
    case QAbstractSlider::SliderPageStepSub:
        scrollRows(-page);
        break;
    default:
        return;
    }
    (void)visibleRows(); // lays out and moves the bar to where the rows are now
    m_syncing = true;
    verticalScrollBar()->setSliderPosition(verticalScrollBar()->value());
    m_syncing = false;
}

void LogView::onHorizontalChanged()
{
    m_look.firstColumn = m_look.wraps ? 0 : horizontalScrollBar()->value();
    relayout();
}

void LogView::scrollRows(int rows)
{
    const auto& shown = visibleRows();
    if (shown.empty() || (rows > 0 && m_atEnd))
        return;
    std::optional<LogRow> row = shown.front();
    for (int i = 0; i < std::abs(rows); ++i) {
        auto next = rows > 0 ? m_rows.rowAfter(*row) : m_rows.rowBefore(*row);
        if (!next)
            break;
        row = std::move(next);
    }
    m_top = row->place;
    if (rows < 0)
        setFollowing(false);
    relayout();
}

void LogView::scrollPages(int pages)
{
    scrollRows(pages * std::max(1, pageRows() - 1));
}

void LogView::scrollToStart()
{
    setFollowing(false);
    m_top = {};
    relayout();
}

void LogView::scrollToEnd()
{
    m_top = {std::max<std::int64_t>(1, m_document.lines()), LogRows::mostSegments};
    relayout();
}

// The place `rows` rows above a line.
RowPlace LogView::rowsAbove(std::int64_t line, int rows)
{
    auto row = m_rows.rowAt({line, 0});
    if (!row)
        row = m_rows.rowAt({line, 0}, true);
    if (!row)
        return {line, 0};
    for (int i = 0; i < rows; ++i) {
        auto above = m_rows.rowBefore(*row);
        if (!above)
            break;
        row = std::move(above);
    }
    return row->place;
}

void LogView::ensureVisible(std::int64_t line)
{
    const auto& rows = visibleRows();
    if (rows.empty())
        return;
    const auto whole = static_cast<std::size_t>(pageRows());
    const LogRow& last = rows[std::min(rows.size(), whole) - 1];
    const std::int64_t lastLine = last.isFold ? last.fold.last() : last.place.line;
    if (line < rows.front().place.line)
        m_top = {line, 0};
    else if (line > lastLine)
        m_top = rowsAbove(line, pageRows() - 1);
    else
        return;
    relayout();
}

void LogView::showLine(std::int64_t line)
{
    if (line < 1)
        return;
    if (line > m_document.lines()) {
        m_pendingLine = m_document.isReading() ? line : 0;
        return;
    }
    m_pendingLine = 0;
    setFollowing(false);
    m_rows.folds().reveal(line);
    (void)visibleRows(); // wrapping and columns are those of the view as it is now
    m_top = rowsAbove(line, pageRows() / 3);
    setCaret({line, 0}, false);
    relayout();
}

void LogView::showMatch(std::int64_t line, std::uint64_t offset, std::uint32_t length)
{
    m_rows.folds().reveal(line);
    const auto& rows = visibleRows();
    const auto seen =
        std::find_if(rows.begin(), rows.end(), [line](const LogRow& row) { return row.place.line == line; });
    if (seen == rows.end() || static_cast<int>(seen - rows.begin()) >= pageRows())
        showLine(line);
    else
        setCaret({line, 0}, false);
    m_look.currentMatch = offset;
    const auto shown = m_rows.rowAt({line, 0});
    if (!m_look.wraps && shown && !shown->isFold && shown->place.line == line) {
        const std::uint64_t inLine = offset - shown->byteOffset;
        std::int64_t first = static_cast<std::int64_t>(inLine);
        std::int64_t last = first + length;
        if (!shown->isLong) {
            const auto columns = shown->text->columnsOfBytes(inLine, inLine + length);
            first = columns.first;
            last = columns.last;
        }
        const int page = horizontalScrollBar()->pageStep();
        m_maxColumns = std::max<std::int64_t>(m_maxColumns, last);
        syncScrollBars();
        if (first < m_look.firstColumn || last > m_look.firstColumn + page - 2)
            horizontalScrollBar()->setValue(static_cast<int>(std::clamp<std::int64_t>(
                last <= page - 2 ? 0 : first - page / 4, 0, horizontalScrollBar()->maximum())));
    }
    relayout();
}

std::uint64_t LogView::currentOffset()
{
    if (m_look.currentMatch)
        return *m_look.currentMatch;
    const LineCache::Line* found = m_cache.line(m_selection.caret.line);
    return found ? found->raw.extent.offset : 0;
}

void LogView::wheelEvent(QWheelEvent* event)
{
    const bool sideways = event->modifiers() & Qt::ShiftModifier || event->angleDelta().y() == 0;
    if (sideways) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    // Touchpads send pixels; wheels send eighths of a degree.
    const int pixels = event->pixelDelta().y();
    const int unit = pixels != 0 ? m_look.geometry.rowHeight : wheelStep / wheelRows;
    m_wheelRest += pixels != 0 ? pixels : event->angleDelta().y();
    const int rows = m_wheelRest / unit;
    m_wheelRest -= rows * unit;
    if (rows != 0)
        scrollRows(-rows);
    event->accept();
}

} // namespace torchtriage::desktop
