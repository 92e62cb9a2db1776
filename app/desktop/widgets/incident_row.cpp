// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/incident_row.h"

#include "app/desktop/models/roles.h"
#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/widgets/incident_delegate.h"
#include "app/desktop/widgets/row_paint.h"
#include "app/desktop/widgets/when_text.h"

#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int margin = 12;
constexpr int afterGlyph = 28;

} // namespace

void paintIncidentRow(QPainter& painter, const QStyleOptionViewItem& option, const QRect& row, int left,
                      const QModelIndex& index)
{
    const auto failureClass = static_cast<triage::FailureClass>(index.data(ClassRole).toInt());
    const bool selected = option.state & QStyle::State_Selected;
    const QColor ink = color(Token::Text, option.palette);
    const QColor muted = color(Token::Muted, option.palette);
    painter.fillRect(row, rowGround(option, color(Token::Surface, option.palette)));
    if (selected) {
        painter.fillRect(row.left(), row.top(), 3, row.height(),
                         color(classToken(failureClass), option.palette));
    }
    const int half = row.height() / 2;
    paintGlyph(painter, QRect(row.left() + left, row.top() + half - 16, 16, 16),
               QString::fromLatin1(classGlyph(failureClass)),
               color(classToken(failureClass), option.palette));

    const QFont small = roleFont(FontRole::Small);
    const int textLeft = left + afterGlyph;
    QRect first(row.left() + textLeft, row.top() + 5, row.width() - textLeft - margin, half - 5);
    QRect second(first.left(), row.top() + half, first.width(), half - 5);
    const QString time = shortWhen(index.data(WhenRole).toDateTime());
    first.setRight(first.right() - 6 -
                   paintLine(painter, first, small, muted, time, Qt::AlignRight | Qt::AlignVCenter));
    paintLine(painter, first, roleFont(selected ? FontRole::BodyBold : FontRole::Body), ink,
              index.data().toString());
    if (const int ranks = index.data(RanksRole).toInt(); ranks > 0) {
        const QString text = IncidentDelegate::tr("%n rank(s)", nullptr, ranks);
        second.setRight(second.right() - 8 -
                        paintLine(painter, second, small, muted, text, Qt::AlignRight | Qt::AlignVCenter));
    }
    paintLine(painter, second, small, muted, index.data(SubtitleRole).toString());
    paintCurrentFrame(painter, option, row);
}

int incidentRowHeight()
{
    const int lines =
        QFontMetrics(roleFont(FontRole::Body)).height() + QFontMetrics(roleFont(FontRole::Small)).height();
    return std::max(48, lines + 12);
}

} // namespace torchtriage::desktop
