// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/log_painter.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/views/evidence/terminal_colors.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace torchtriage::desktop {

namespace {

constexpr int glyphSize = 16;
constexpr int glyphX = 7;
constexpr int barWidth = 3;
constexpr int numberX = 24;
constexpr int gap = 8;

bool isPlainCell(const TerminalCell& cell)
{
    return cell.code < 0x80;
}

} // namespace

LogGeometry LogGeometry::of(const QFont& evidence, std::int64_t lines, int rankDigits)
{
    const QFontMetricsF metrics(evidence);
    LogGeometry geometry;
    geometry.charWidth = metrics.horizontalAdvance(QString(100, QLatin1Char('0'))) / 100;
    geometry.rowHeight = std::max(20, static_cast<int>(std::ceil(metrics.height())) + 2);
    geometry.baseline =
        static_cast<int>(std::round((geometry.rowHeight - metrics.height()) / 2 + metrics.ascent()));
    // Room for at least "99,999", so that a short log does not jump while it is read.
    const QString widest = QLocale().toString(static_cast<qlonglong>(std::max<std::int64_t>(lines, 99'999)));
    geometry.numberRight =
        numberX + static_cast<int>(std::ceil(geometry.charWidth * static_cast<double>(widest.size())));
    geometry.ruleX = geometry.numberRight + gap;
    geometry.rankX = geometry.ruleX + gap + 1;
    const double rankWidth = rankDigits > 0 ? geometry.charWidth * (rankDigits + 1) + 2 * gap : 0;
    geometry.textX = geometry.rankX + static_cast<int>(std::ceil(rankWidth));
    return geometry;
}

LogPainter::LogPainter(QPainter& painter, const LogLook& look, const LogMarks& marks)
    : m_painter(painter), m_look(look), m_marks(marks)
{
}

QString LogPainter::foldText(const Fold& fold)
{
    const int n = static_cast<int>(std::min<std::int64_t>(fold.lines(), 1'000'000'000));
    switch (fold.block.kind) {
    case log::StackBlock::Kind::CppFrames:
        return tr("%n line(s): C++ frames", nullptr, n);
    case log::StackBlock::Kind::ThreadDump:
        return tr("%n line(s): Python thread dump", nullptr, n);
    case log::StackBlock::Kind::PythonFrames:
        break;
    }
    return tr("%n line(s): Python frames", nullptr, n);
}

void LogPainter::paint(const LogRow& row, const QRect& rect, const Fold* head)
{
    const bool isFirst = !row.isFold && row.place.line == m_marks.firstFailure();
    const bool isObservation = !row.isFold && row.place.line == m_marks.observation();
    const bool follows = m_marks.isConsequence(row.place.line, row.isFold ? row.fold.block.rank : row.rank);
    m_dimmed = m_look.dimsConsequences && follows;
    m_ground = isFirst         ? token(Token::FailTint)
               : isObservation ? token(Token::WarnTint)
               : row.isFold    ? token(Token::Hover)
                               : token(Token::Raised);
    m_painter.fillRect(rect, m_ground);
    if (isFirst || follows || isObservation)
        m_painter.fillRect(rect.left(), rect.top(), barWidth, rect.height(),
                           token(isFirst ? Token::Fail : Token::Border));
    if (row.isFold) {
        paintFold(row, rect);
    } else {
        paintSelection(row, rect);
        m_painter.save();
        m_painter.setClipRect(rect.adjusted(m_look.geometry.textX - 2, 0, 0, 0));
        paintText(row, rect);
        m_painter.restore();
        paintGutter(row, rect, head);
        if (isObservation && row.place.segment == 0)
            paintTag(rect, tr("observation point"));
    }
    if (m_look.hasFocus && row.place.line == m_look.caretLine) {
        m_painter.setPen(token(Token::Accent));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(rect.adjusted(0, 0, -1, -1));
    }
}

void LogPainter::paintFold(const LogRow& row, const QRect& rect)
{
    paintGlyph(m_painter, QRect(glyphX, rect.top() + (rect.height() - glyphSize) / 2, glyphSize, glyphSize),
               QStringLiteral("cright"), token(Token::Text));
    if (!m_look.selection.isEmpty() && m_look.selection.columnsOf(row.fold.first()).last > 0)
        m_painter.fillRect(rect.adjusted(m_look.geometry.textX, 0, 0, 0), token(Token::Sel));
    m_painter.setFont(roleFont(FontRole::Note));
    m_painter.setPen(token(Token::Muted));
    m_painter.drawText(rect.adjusted(m_look.geometry.textX, 0, -gap, 0), Qt::AlignVCenter | Qt::AlignLeft,
                       foldText(row.fold));
}

void LogPainter::paintGutter(const LogRow& row, const QRect& rect, const Fold* head)
{
    const LogGeometry& geometry = m_look.geometry;
    m_painter.fillRect(geometry.ruleX, rect.top(), 1, rect.height(), token(Token::Hair));
    if (row.place.segment > 0)
        return;
    const QRect glyph(glyphX, rect.top() + (rect.height() - glyphSize) / 2, glyphSize, glyphSize);
    const bool isFirst = row.place.line == m_marks.firstFailure();
    if (isFirst)
        paintGlyph(m_painter, glyph, QStringLiteral("pin"), token(Token::Fail));
    else if (row.place.line == m_marks.observation())
        paintGlyph(m_painter, glyph, QStringLiteral("eye"), token(Token::Warn));
    else if (head)
        paintGlyph(m_painter, glyph, QStringLiteral("cdown"), token(Token::Text));

    m_painter.setFont(m_look.font);
    m_painter.setPen(token(isFirst ? Token::Text : Token::Muted));
    const QString number = QLocale().toString(static_cast<qlonglong>(row.place.line));
    const double width = geometry.charWidth * static_cast<double>(number.size());
    m_painter.drawText(QPointF(geometry.numberRight - width, rect.top() + geometry.baseline), number);
    if (row.rank && geometry.textX > geometry.rankX)
        m_painter.drawText(QPointF(geometry.rankX, rect.top() + geometry.baseline),
                           QStringLiteral("r%1").arg(*row.rank));
}

// The column that stands at the left edge of the text area.
std::int64_t LogPainter::originOf(const LogRow& row) const
{
    return m_look.wraps ? row.firstColumn : m_look.firstColumn - static_cast<std::int64_t>(row.windowStart);
}

double LogPainter::xOf(const LogRow& row, std::int64_t column) const
{
    return m_look.geometry.textX + static_cast<double>(column - originOf(row)) * m_look.geometry.charWidth;
}

void LogPainter::paintSelection(const LogRow& row, const QRect& rect)
{
    const auto columns = m_look.selection.columnsOf(row.place.line);
    if (columns.first == columns.last)
        return;
    const auto start = static_cast<std::int64_t>(row.windowStart);
    const std::int64_t first = std::max<std::int64_t>(columns.first - start, row.firstColumn);
    const bool toEnd = columns.last == LogSelection::lineEnd;
    // A line end that is selected shows as one more column.
    const std::int64_t last =
        toEnd ? row.lastColumn + 1 : std::min<std::int64_t>(columns.last - start, row.lastColumn);
    const double left = std::max<double>(xOf(row, first), m_look.geometry.textX);
    const double right = xOf(row, last);
    if (right > left)
        m_painter.fillRect(QRectF(left, rect.top(), right - left, rect.height()), token(Token::Sel));
}

void LogPainter::paintText(const LogRow& row, const QRect& rect)
{
    const TerminalLine& text = *row.text;
    const auto& cells = text.cells();
    const std::int64_t origin = originOf(row);
    const auto shown =
        static_cast<std::int64_t>((rect.right() - m_look.geometry.textX) / m_look.geometry.charWidth) + 2;
    const auto firstColumn =
        static_cast<int>(std::clamp<std::int64_t>(origin, row.firstColumn, row.lastColumn));
    const auto lastColumn =
        static_cast<int>(std::clamp<std::int64_t>(origin + shown, firstColumn, row.lastColumn));
    const std::size_t end = text.cellAt(lastColumn);

    std::vector<log::ByteSpan> matches;
    if (m_look.pattern)
        matches = m_look.pattern->matchesIn(*row.bytes);
    // 0: no match, 1: a match, 2: the current one.
    const auto matchOf = [&](const TerminalCell& cell) {
        const auto after =
            std::upper_bound(matches.begin(), matches.end(), cell.byte,
                             [](std::uint32_t byte, const auto& m) { return byte < m.offset; });
        if (after == matches.begin() || cell.byte >= std::prev(after)->offset + std::prev(after)->length)
            return 0;
        const std::uint64_t offset = row.byteOffset + row.windowStart + std::prev(after)->offset;
        return m_look.currentMatch == offset ? 2 : 1;
    };
    for (std::size_t i = text.cellAt(firstColumn); i < end;) {
        const TerminalCell& cell = cells[i];
        const int match = matchOf(cell);
        std::size_t next = i + 1;
        if (isPlainCell(cell)) {
            while (next < end && isPlainCell(cells[next]) && cells[next].style == cell.style &&
                   matchOf(cells[next]) == match)
                ++next;
        } else {
            while (next < cells.size() && cells[next].width == 0)
                ++next;
        }
        paintRun(row, i, next, xOf(row, text.columnOf(i)), rect, match);
        i = next;
    }
    const bool cut = row.isLong && m_look.wraps && row.lastColumn == text.columns();
    if (cut) {
        m_painter.setPen(token(Token::Muted));
        m_painter.drawText(QPointF(xOf(row, row.lastColumn), rect.top() + m_look.geometry.baseline),
                           QStringLiteral("\u2026"));
    }
}

void LogPainter::paintRun(const LogRow& row, std::size_t first, std::size_t last, double x, const QRect& rect,
                          int match)
{
    const TerminalLine& text = *row.text;
    const TerminalStyle& style = text.styleOf(text.cells()[first]);
    const double width = m_look.geometry.charWidth * (text.columnOf(last) - text.columnOf(first));
    const QRectF box(x, rect.top() + 1, width, rect.height() - 2);
    QColor ground =
        m_dimmed ? QColor() : terminalGround(style.inverse ? style.ink : style.ground, m_look.palette);
    if (match > 0)
        ground = token(match == 2 ? Token::MatchCurrent : Token::Match);
    if (ground.isValid())
        m_painter.fillRect(box, ground);

    QColor ink = m_dimmed || style.faint || style.escaped
                     ? token(Token::Muted)
                     : terminalInk(style.inverse ? style.ground : style.ink,
                                   ground.isValid() ? ground : m_ground, m_look.palette);
    if (match > 0)
        ink = token(Token::MatchText);
    QFont font = m_look.font;
    font.setBold(style.bold);
    font.setUnderline(style.underline);
    m_painter.setFont(font);
    m_painter.setPen(ink);
    QString run;
    for (std::size_t i = first; i < last; ++i)
        run += QChar::fromUcs4(text.cells()[i].code);
    m_painter.drawText(QPointF(x, rect.top() + m_look.geometry.baseline), run);
}

void LogPainter::paintTag(const QRect& rect, const QString& text)
{
    m_painter.setFont(roleFont(FontRole::Small));
    const int width = m_painter.fontMetrics().horizontalAdvance(text) + 2 * gap - 4;
    const QRect box(rect.right() - width - gap, rect.top() + 1, width, rect.height() - 3);
    m_painter.setPen(token(Token::Warn));
    m_painter.setBrush(token(Token::WarnTint));
    m_painter.drawRect(box);
    m_painter.setPen(token(Token::Text));
    m_painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace torchtriage::desktop
