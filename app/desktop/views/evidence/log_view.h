// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/evidence/background_job.h"
#include "app/desktop/views/evidence/line_cache.h"
#include "app/desktop/views/evidence/log_copy.h"
#include "app/desktop/views/evidence/log_document.h"
#include "app/desktop/views/evidence/log_painter.h"
#include "app/desktop/views/evidence/log_rows.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>

#include <cstdint>
#include <optional>
#include <vector>

namespace torchtriage::desktop {

/// A log of any size, line by line: gutters for marks, line numbers and ranks, colours as printed, folded
/// stacks, selection, keyboard. It reads the lines on the screen and nothing else, so it never waits for the
/// rest.
///
/// The scroll bar counts lines, not rows: what folds, wrapping or a rank filter hide changes how far a row
/// leads, and never has to be counted through.
class LogView : public QAbstractScrollArea {
    Q_OBJECT

public:
    /// `document` must outlive the view.
    explicit LogView(LogDocument& document, QWidget* parent = nullptr);

    /// Marks and folds of a report; the view starts at the top with nothing selected.
    void setMarks(LogMarks marks, FoldSet folds);
    void setPinnedLine(std::optional<std::int64_t> line);
    [[nodiscard]] const LogMarks& marks() const noexcept { return m_marks; }

    void setFilter(log::RankFilter filter);
    [[nodiscard]] const log::RankFilter& filter() const noexcept { return m_rows.filter(); }
    void setDimsConsequences(bool dims);
    void setFoldsFrames(bool folds);
    void setWraps(bool wraps);
    void setFollowing(bool follows);
    [[nodiscard]] bool isFollowing() const noexcept { return m_following; }
    /// What is highlighted in the lines shown.
    void setPattern(std::optional<log::SearchPattern> pattern);

    /// Brings a line into view, a third down, opens the fold it is in and makes it the current one. A line
    /// that has not been read yet is shown as soon as it is.
    void showLine(std::int64_t line);
    /// The same for a match, which becomes the current one; `offset` is its place in the log.
    void showMatch(std::int64_t line, std::uint64_t offset, std::uint32_t length);
    [[nodiscard]] std::int64_t currentLine() const noexcept { return m_selection.caret.line; }
    /// Where a search from here begins.
    [[nodiscard]] std::uint64_t currentOffset();
    [[nodiscard]] std::optional<int> rankOf(std::int64_t line);
    /// Text of a line as shown, or its beginning; empty if it is not known yet.
    [[nodiscard]] QString lineText(std::int64_t line);
    void scrollPages(int pages);

    [[nodiscard]] const LogSelection& selection() const noexcept { return m_selection; }
    void selectLines(std::int64_t first, std::int64_t last);
    [[nodiscard]] QString selectedText();
    void copy(CopyStyle style);
    void toggleFold(std::int64_t line);
    [[nodiscard]] bool hasFoldAt(std::int64_t line);

    /// The rows on the screen, for painting, accessibility and tests.
    [[nodiscard]] const std::vector<LogRow>& visibleRows();
    [[nodiscard]] QRect rectOf(std::size_t row) const;
    [[nodiscard]] QString textOf(const LogRow& row) const;
    [[nodiscard]] const LogGeometry& geometryOfRows() const noexcept { return m_look.geometry; }

signals:
    void visibleLinesChanged(std::int64_t first, std::int64_t last);
    void currentLineChanged(std::int64_t line);
    void followingChanged(bool follows);
    /// Lines went to the clipboard; `cut`: only the first ones.
    void copied(std::int64_t lines, bool cut);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    // log_view.cpp: what is shown
    void resetLog();
    void onLinesChanged();
    void onStacksChanged();
    void relayout();
    void layoutRows();
    void fillUpwards(int wanted);
    void updateMetrics();
    void syncScrollBars();
    void resolveObservation();
    [[nodiscard]] int pageRows() const;
    [[nodiscard]] RowPlace rowsAbove(std::int64_t line, int rows);

    // log_view_scroll.cpp: moving through it
    void scrollRows(int rows);
    void scrollToStart();
    void scrollToEnd();
    void onVerticalAction(int action);
    void onHorizontalChanged();
    [[nodiscard]] std::int64_t lineOfValue(int value) const;
    [[nodiscard]] int valueOfLine(std::int64_t line) const;
    void ensureVisible(std::int64_t line);

    // log_view_input.cpp: mouse and keyboard
    void moveCaretRows(int rows, bool extend);
    void moveCaretColumns(int columns, bool extend);
    void setCaret(TextPlace place, bool extend);
    void selectWordAt(TextPlace place);
    [[nodiscard]] std::optional<std::size_t> rowIndexAt(int y);
    [[nodiscard]] TextPlace placeAt(const QPoint& position);
    [[nodiscard]] bool handleFoldKey(int key);
    void finishCopy();

    LogDocument& m_document;
    LineCache m_cache;
    LogRows m_rows;
    LogMarks m_marks;
    LogLook m_look;
    LogSelection m_selection;

    std::vector<LogRow> m_visible;
    RowPlace m_top;
    bool m_dirty = true;
    bool m_atEnd = false;
    bool m_syncing = false;
    bool m_following = false;
    bool m_observationResolved = false;
    std::int64_t m_knownLines = 0;
    std::int64_t m_pendingLine = 0;
    std::int64_t m_maxColumns = 0;
    int m_wheelRest = 0;
    QBasicTimer m_dragTimer;
    QPoint m_dragPosition;
    bool m_dragging = false;

    BackgroundJob m_copyJob;
    std::shared_ptr<CopiedText> m_copyResult;
    QBasicTimer m_copyTimer;
};

} // namespace torchtriage::desktop
