// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/row_paint.h"

#include <QPainter>
#include <QStyleOptionViewItem>
#include <QTextLayout>

#include <algorithm>

namespace torchtriage::desktop {

namespace {
// Laying out a message of a megabyte for a row of a hundred characters would be felt.
constexpr qsizetype longestRow = 2000;
} // namespace

QColor rowGround(const QStyleOptionViewItem& option, const QColor& plain)
{
    if (option.state & QStyle::State_Selected) {
        return color(option.state & QStyle::State_Active ? Token::Sel : Token::Chrome, option.palette);
    }
    return option.state & QStyle::State_MouseOver ? color(Token::Hover, option.palette) : plain;
}

void paintCurrentFrame(QPainter& painter, const QStyleOptionViewItem& option, const QRect& rect)
{
    if (option.state & QStyle::State_HasFocus) {
        painter.setPen(color(Token::Accent, option.palette));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
    }
}

int paintLine(QPainter& painter, const QRect& rect, const QFont& font, const QColor& ink, const QString& text,
              Qt::Alignment alignment, Qt::TextElideMode elide)
{
    const QFontMetrics metrics(font);
    const QString shown = metrics.elidedText(text.left(longestRow), elide, rect.width());
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(rect, static_cast<int>(alignment) | Qt::TextSingleLine, shown);
    return std::min(metrics.horizontalAdvance(shown), rect.width());
}

void paintTwoLines(QPainter& painter, const QRect& rect, const QFont& font, const QColor& ink,
                   const QString& text)
{
    const QFontMetrics metrics(font);
    if (metrics.horizontalAdvance(text.left(longestRow)) <= rect.width()) {
        paintLine(painter, rect, font, ink, text);
        return;
    }
    QTextLayout layout(text.left(longestRow), font);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(rect.width());
    const int end = line.textStart() + line.textLength();
    layout.endLayout();
    const int top = rect.top() + (rect.height() - 2 * metrics.height()) / 2;
    paintLine(painter, QRect(rect.left(), top, rect.width(), metrics.height()), font, ink,
              text.left(end).trimmed());
    paintLine(painter, QRect(rect.left(), top + metrics.height(), rect.width(), metrics.height()), font, ink,
              text.mid(end).trimmed());
}

} // namespace torchtriage::desktop
