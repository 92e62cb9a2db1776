// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse, keyboard, selection and copying.
#include "app/desktop/views/evidence/log_view.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace torchtriage::desktop {

namespace {

constexpr int dragMilliseconds = 40;
constexpr int copyPollMilliseconds = 30;
constexpr std::int64_t linesCopiedAtOnce = 500; // more than this are copied by another thread

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}

} // namespace

std::optional<std::size_t> LogView::rowIndexAt(int y)
{
    const auto& rows = visibleRows();
    if (rows.empty())
        return std::nullopt;
    const int index = std::clamp(y / m_look.geometry.rowHeight, 0, static_cast<int>(rows.size()) - 1);
    return static_cast<std::size_t>(index);
}

TextPlace LogView::placeAt(const QPoint& position)
{
    const auto index = rowIndexAt(position.y());
    if (!index)
        return {};
    const LogRow& row = m_visible[*index];
    if (row.isFold)
        return {row.fold.first(), 0};
    const double inText = (position.x() - m_look.geometry.textX) / m_look.geometry.charWidth;
    const std::int64_t origin = m_look.wraps ? row.firstColumn : m_look.firstColumn;
    const auto start = static_cast<std::int64_t>(row.windowStart);
    const std::int64_t column = origin + static_cast<std::int64_t>(std::lround(inText));
    return {row.place.line,
            std::clamp<std::int64_t>(column, row.firstColumn + start, row.lastColumn + start)};
}

void LogView::setCaret(TextPlace place, bool extend)
{
    const bool moved = place.line != m_selection.caret.line;
    m_selection.caret = place;
    if (!extend) {
        m_selection.anchor = place;
        m_selection.wholeLines = false;
    }
    viewport()->update();
    if (moved)
        emit currentLineChanged(place.line);
}

void LogView::selectLines(std::int64_t first, std::int64_t last)
{
    setCaret({first, 0}, false);
    m_selection.wholeLines = true;
    setCaret({last, 0}, true);
}

void LogView::moveCaretRows(int rows, bool extend)
{
    auto row = m_rows.rowAt({m_selection.caret.line, 0});
    for (int i = 0; row && i < std::abs(rows); ++i) {
        const std::int64_t line = row->place.line;
        auto next = rows > 0 ? m_rows.rowAfter(*row) : m_rows.rowBefore(*row);
        while (next && next->place.line == line) // the rows of a wrapped line are one line
            next = rows > 0 ? m_rows.rowAfter(*next) : m_rows.rowBefore(*next);
        if (!next)
            break;
        row = std::move(next);
    }
    if (!row)
        return;
    setCaret({row->place.line, m_selection.caret.column}, extend);
    ensureVisible(row->place.line);
}

void LogView::moveCaretColumns(int columns, bool extend)
{
    if (!extend) {
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() +
                                        columns * horizontalScrollBar()->singleStep());
        return;
    }
    const auto row = m_rows.rowAt({m_selection.caret.line, 0});
    if (!row || row->isFold)
        return;
    const std::int64_t end = row->isLong ? static_cast<std::int64_t>(row->lineBytes) : row->text->columns();
    setCaret({row->place.line, std::clamp<std::int64_t>(m_selection.caret.column + columns, 0, end)}, true);
}

bool LogView::handleFoldKey(int key)
{
    Fold* fold = m_rows.folds().blockOf(m_selection.caret.line);
    const bool opens = key == Qt::Key_Right || key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!fold || fold->folded != opens)
        return false;
    toggleFold(fold->first());
    return true;
}

void LogView::keyPressEvent(QKeyEvent* event)
{
    const bool extend = event->modifiers() & Qt::ShiftModifier;
    const bool whole = event->modifiers() & Qt::ControlModifier;
    if (event->matches(QKeySequence::Copy))
        return copy(CopyStyle::Selection);
    if (event->matches(QKeySequence::SelectAll))
        return selectLines(1, std::max<std::int64_t>(1, m_document.lines()));
    if (!extend && !whole && event->key() != Qt::Key_Up && event->key() != Qt::Key_Down &&
        handleFoldKey(event->key()))
        return;
    switch (event->key()) {
    case Qt::Key_Up:
        return moveCaretRows(-1, extend);
    case Qt::Key_Down:
        return moveCaretRows(1, extend);
    case Qt::Key_PageUp:
        return moveCaretRows(1 - pageRows(), extend);
    case Qt::Key_PageDown:
        return moveCaretRows(pageRows() - 1, extend);
    case Qt::Key_Left:
        return moveCaretColumns(-1, extend);
    case Qt::Key_Right:
        return moveCaretColumns(1, extend);
    case Qt::Key_Home:
        if (!whole)
            return horizontalScrollBar()->setValue(0);
        setCaret({1, 0}, extend);
        return scrollToStart();
    case Qt::Key_End:
        if (!whole)
            return horizontalScrollBar()->setValue(horizontalScrollBar()->maximum());
        setCaret({std::max<std::int64_t>(1, m_document.lines()), 0}, extend);
        return scrollToEnd();
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void LogView::mousePressEvent(QMouseEvent* event)
{
    const QPoint position = event->position().toPoint();
    const auto index = rowIndexAt(position.y());
    if (!index || (event->button() != Qt::LeftButton && event->button() != Qt::RightButton))
        return;
    const LogRow& row = m_visible[*index];
    const TextPlace place = placeAt(position);
    if (event->button() == Qt::RightButton) { // the menu is about the line under it, or about the selection
        const auto selected = m_selection.columnsOf(place.line);
        if (selected.first == selected.last)
            setCaret(place, false);
        return;
    }
    const bool inMarks = position.x() < m_look.geometry.numberRight / 3;
    if (row.isFold || (inMarks && m_rows.folds().blockUnder(row.place.line)))
        return toggleFold(row.isFold ? row.fold.first() : row.place.line);
    setCaret(place, event->modifiers() & Qt::ShiftModifier);
    m_selection.wholeLines = position.x() < m_look.geometry.ruleX;
    m_dragging = true;
}

void LogView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_dragging)
        return;
    m_dragPosition = event->position().toPoint();
    setCaret(placeAt(m_dragPosition), true);
    const bool outside = m_dragPosition.y() < 0 || m_dragPosition.y() > viewport()->height();
    if (outside && !m_dragTimer.isActive())
        m_dragTimer.start(dragMilliseconds, this);
    else if (!outside)
        m_dragTimer.stop();
}

void LogView::mouseReleaseEvent(QMouseEvent*)
{
    m_dragging = false;
    m_dragTimer.stop();
    auto* clipboard = QApplication::clipboard();
    if (clipboard->supportsSelection() && !m_selection.isEmpty() &&
        m_selection.last().line - m_selection.first().line < linesCopiedAtOnce)
        clipboard->setText(selectedText(), QClipboard::Selection);
}

void LogView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        selectWordAt(placeAt(event->position().toPoint()));
}

void LogView::selectWordAt(TextPlace place)
{
    const auto row = m_rows.rowAt({place.line, 0});
    if (!row || row->isFold)
        return;
    const auto start = static_cast<std::int64_t>(row->windowStart);
    const auto character = [&row](std::int64_t column) {
        const QString text = row->text->text(static_cast<int>(column), static_cast<int>(column) + 1);
        return text.isEmpty() ? QChar() : text.front();
    };
    std::int64_t first = place.column - start;
    std::int64_t last = first;
    while (first > 0 && isWordCharacter(character(first - 1)))
        --first;
    while (last < row->text->columns() && isWordCharacter(character(last)))
        ++last;
    setCaret({place.line, first + start}, false);
    setCaret({place.line, last + start}, true);
}

void LogView::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == m_dragTimer.timerId()) {
        const int height = m_look.geometry.rowHeight;
        const int beyond =
            m_dragPosition.y() < 0 ? m_dragPosition.y() : m_dragPosition.y() - viewport()->height();
        scrollRows(std::clamp(beyond / height + (beyond < 0 ? -1 : 1), -20, 20));
        setCaret(placeAt(m_dragPosition), true);
        return;
    }
    if (event->timerId() == m_copyTimer.timerId() && !m_copyJob.isRunning()) {
        m_copyTimer.stop();
        finishCopy();
        return;
    }
    QAbstractScrollArea::timerEvent(event);
}

QString LogView::selectedText()
{
    if (!m_cache.line(m_selection.first().line))
        return {};
    return copyText({m_selection, CopyStyle::Selection, m_rows.filter(), m_document.opened()->framing,
                     m_document.index(), m_document.profile()})
        .text;
}

void LogView::copy(CopyStyle style)
{
    if (!m_document.index() || m_document.lines() == 0)
        return;
    CopyRequest request{m_selection,        style,
                        m_rows.filter(),    m_document.opened()->framing,
                        m_document.index(), m_document.profile()};
    if (m_selection.isEmpty() && style == CopyStyle::Selection)
        request.style = CopyStyle::Lines; // nothing selected: the current line
    m_copyResult = std::make_shared<CopiedText>();
    if (request.lines() <= linesCopiedAtOnce) {
        *m_copyResult = copyText(request);
        return finishCopy();
    }
    m_copyJob.start([request, result = m_copyResult](const BackgroundJob::Cancelled& cancelled) {
        *result = copyText(request, cancelled);
    });
    m_copyTimer.start(copyPollMilliseconds, this);
}

void LogView::finishCopy()
{
    QApplication::clipboard()->setText(m_copyResult->text);
    emit copied(m_copyResult->lines, m_copyResult->cut);
    m_copyResult.reset();
}

} // namespace torchtriage::desktop
