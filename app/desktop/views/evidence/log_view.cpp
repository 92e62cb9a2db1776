// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/log_view.h"

#include "app/desktop/theme/fonts.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace torchtriage::desktop {

namespace {

/// Lines under a frame in which its source may stand, when ranks print at the same time.
constexpr std::int64_t observationReach = 16;

} // namespace

LogView::LogView(LogDocument& document, QWidget* parent)
    : QAbstractScrollArea(parent), m_document(document), m_rows(m_cache)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setContextMenuPolicy(Qt::CustomContextMenu);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setMouseTracking(false);
    setAttribute(Qt::WA_OpaquePaintEvent);
    updateMetrics();
    connect(&m_document, &LogDocument::openedLog, this, &LogView::resetLog);
    connect(&m_document, &LogDocument::contentReplaced, this, &LogView::resetLog);
    connect(&m_document, &LogDocument::linesChanged, this, &LogView::onLinesChanged);
    connect(&m_document, &LogDocument::stacksChanged, this, &LogView::onStacksChanged);
    connect(&m_document, &LogDocument::ranksChanged, this, &LogView::relayout);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, &LogView::onVerticalAction);
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, &LogView::onHorizontalChanged);
}

void LogView::setMarks(LogMarks marks, FoldSet folds)
{
    m_marks = std::move(marks);
    m_observationResolved = m_marks.observation() == 0;
    m_rows.setFolds(std::move(folds));
    m_rows.setFilter({});
    m_rows.clear();
    m_selection = {};
    m_top = {};
    m_pendingLine = 0;
    m_knownLines = 0;
    m_maxColumns = 0;
    m_look.firstColumn = 0;
    m_look.currentMatch.reset();
    m_cache.setLog(nullptr, nullptr);
    setFollowing(false);
    relayout();
}

// The log is open, or another one stands in its place.
void LogView::resetLog()
{
    m_cache.setLog(m_document.index(), m_document.profile());
    m_rows.clear();
    m_knownLines = 0;
    m_maxColumns = 0;
    relayout();
}

void LogView::onLinesChanged()
{
    m_cache.forgetFrom(m_knownLines);
    m_knownLines = m_document.lines();
    updateMetrics();
    resolveObservation();
    if (m_pendingLine > 0 && m_pendingLine <= m_knownLines)
        showLine(std::exchange(m_pendingLine, 0));
    if (m_following)
        scrollToEnd();
    relayout();
}

void LogView::onStacksChanged()
{
    const auto stacks = m_document.stacks();
    m_marks.setStacks(stacks);
    m_rows.folds().setBlocks(stacks);
    m_rows.folds().reveal(m_selection.caret.line);
    relayout();
}

void LogView::setPinnedLine(std::optional<std::int64_t> line)
{
    m_marks.setPinned(line);
    relayout();
}

void LogView::setFilter(log::RankFilter filter)
{
    if (filter == m_rows.filter())
        return;
    m_rows.setFilter(std::move(filter));
    relayout();
}

void LogView::setDimsConsequences(bool dims)
{
    m_look.dimsConsequences = dims;
    viewport()->update();
}

void LogView::setFoldsFrames(bool folds)
{
    m_rows.folds().setEnabled(folds);
    relayout();
}

void LogView::setWraps(bool wraps)
{
    if (m_look.wraps == wraps)
        return;
    m_look.wraps = wraps;
    m_look.firstColumn = 0;
    m_maxColumns = 0;
    m_top.segment = 0;
    m_rows.clear();
    relayout();
}

void LogView::setFollowing(bool follows)
{
    if (m_following == follows)
        return;
    m_following = follows;
    if (follows)
        scrollToEnd();
    emit followingChanged(follows);
}

void LogView::setPattern(std::optional<log::SearchPattern> pattern)
{
    m_look.pattern = std::move(pattern);
    m_look.currentMatch.reset();
    viewport()->update();
}

void LogView::updateMetrics()
{
    m_look.font = roleFont(FontRole::Evidence);
    int rankDigits = 0;
    if (const auto profile = m_document.profile()) {
        const auto lanes = profile->lanes();
        for (const auto& lane : lanes) {
            if (lane.rank)
                rankDigits = std::max(rankDigits, static_cast<int>(QString::number(*lane.rank).size()));
        }
    }
    m_look.geometry = LogGeometry::of(m_look.font, m_document.lines(), rankDigits);
}

void LogView::relayout()
{
    m_dirty = true;
    viewport()->update();
}

int LogView::pageRows() const
{
    return std::max(1, viewport()->height() / m_look.geometry.rowHeight);
}

const std::vector<LogRow>& LogView::visibleRows()
{
    if (m_dirty)
        layoutRows();
    return m_visible;
}

void LogView::layoutRows()
{
    m_dirty = false;
    updateMetrics();
    const double textWidth = viewport()->width() - m_look.geometry.textX;
    const int columns = std::max(8, static_cast<int>(textWidth / m_look.geometry.charWidth) - 1);
    m_rows.setWrapColumns(m_look.wraps ? columns : 0);
    m_rows.setFirstColumn(m_look.firstColumn);
    m_rows.forgetGivingUp();

    m_visible.clear();
    const int wanted = pageRows();
    auto row = m_rows.rowAt(m_top);
    if (!row)
        row = m_rows.rowAt(m_top, true);
    for (; row && static_cast<int>(m_visible.size()) <= wanted; row = m_rows.rowAfter(m_visible.back()))
        m_visible.push_back(std::move(*row));
    m_atEnd = static_cast<int>(m_visible.size()) <= wanted && !m_rows.gaveUp();
    if (static_cast<int>(m_visible.size()) < wanted)
        fillUpwards(wanted);
    if (!m_visible.empty())
        m_top = m_visible.front().place;
    for (const LogRow& shown : m_visible) {
        const std::int64_t width =
            shown.isLong ? static_cast<std::int64_t>(shown.lineBytes) : shown.lastColumn;
        m_maxColumns = std::max(m_maxColumns, width);
    }
    syncScrollBars();
    if (!m_visible.empty())
        emit visibleLinesChanged(m_visible.front().place.line, m_visible.back().place.line);
}

// The end of the log is on the screen with room left under it: rows from above fill it.
void LogView::fillUpwards(int wanted)
{
    std::vector<LogRow> above;
    while (!m_visible.empty() && static_cast<int>(m_visible.size() + above.size()) < wanted) {
        auto row = m_rows.rowBefore(above.empty() ? m_visible.front() : above.back());
        if (!row)
            break;
        above.push_back(std::move(*row));
    }
    m_visible.insert(m_visible.begin(), std::make_move_iterator(above.rbegin()),
                     std::make_move_iterator(above.rend()));
}

// The report knows the line of the innermost frame; the call itself is the source line under it.
void LogView::resolveObservation()
{
    const std::int64_t frame = m_marks.observation();
    if (m_observationResolved || m_knownLines < frame + 1)
        return;
    m_observationResolved = m_document.lines() >= frame + observationReach || !m_document.isReading();
    const std::string& code = m_marks.observedCode();
    for (std::int64_t line = frame; !code.empty() && line <= frame + observationReach; ++line) {
        const LineCache::Line* found = m_cache.line(line);
        if (!found || found->raw.bytes.find(code) == std::string::npos)
            continue;
        m_marks.setObservation(line);
        m_observationResolved = true;
        return;
    }
}

std::optional<int> LogView::rankOf(std::int64_t line)
{
    const LineCache::Line* found = m_cache.line(line);
    return found ? found->rank : std::nullopt;
}

QString LogView::lineText(std::int64_t line)
{
    const LineCache::Line* found = m_cache.line(line);
    return found ? TerminalLine::parse(found->raw.bytes).text() : QString();
}

QRect LogView::rectOf(std::size_t row) const
{
    const int height = m_look.geometry.rowHeight;
    return {0, static_cast<int>(row) * height, viewport()->width(), height};
}

QString LogView::textOf(const LogRow& row) const
{
    return row.isFold ? LogPainter::foldText(row.fold) : row.text->text(row.firstColumn, row.lastColumn);
}

bool LogView::hasFoldAt(std::int64_t line)
{
    return m_rows.folds().blockOf(line) != nullptr;
}

void LogView::toggleFold(std::int64_t line)
{
    Fold* fold = m_rows.folds().blockOf(line);
    if (!fold)
        return;
    fold->folded = !fold->folded;
    if (fold->folded && m_selection.caret.line > fold->first() && m_selection.caret.line <= fold->last())
        setCaret({fold->first(), 0}, false);
    relayout();
}

void LogView::paintEvent(QPaintEvent* event)
{
    const auto& rows = visibleRows();
    m_look.palette = palette();
    m_look.hasFocus = hasFocus();
    m_look.selection = m_selection;
    const Fold* caretFold = m_rows.folds().foldedAt(m_selection.caret.line);
    m_look.caretLine = caretFold ? caretFold->first() : m_selection.caret.line;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::TextAntialiasing);
    LogPainter rowPainter(painter, m_look, m_marks);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (event->rect().intersects(rectOf(i)))
            rowPainter.paint(rows[i], rectOf(i), m_rows.folds().blockUnder(rows[i].place.line));
    }
    const int end = static_cast<int>(rows.size()) * m_look.geometry.rowHeight;
    painter.fillRect(0, end, viewport()->width(), viewport()->height() - end,
                     color(Token::Raised, palette()));
}

void LogView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    relayout();
}

void LogView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        relayout();
}

void LogView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void LogView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace torchtriage::desktop
