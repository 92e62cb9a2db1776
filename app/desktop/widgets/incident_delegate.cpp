// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/incident_delegate.h"

#include "app/desktop/models/roles.h"
#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/widgets/row_paint.h"
#include "app/desktop/widgets/when_text.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int headingHeight = 26;
constexpr int margin = 12;
constexpr int textLeft = 40;

DayGroup groupOf(const QModelIndex& index)
{
    return dayGroup(index.data(WhenRole).toDateTime());
}

bool startsGroup(const QModelIndex& index)
{
    return index.row() == 0 || groupOf(index.siblingAtRow(index.row() - 1)) != groupOf(index);
}

int groupSize(const QModelIndex& index)
{
    const DayGroup group = groupOf(index);
    const int rows = index.model()->rowCount();
    int row = index.row();
    while (row < rows && groupOf(index.siblingAtRow(row)) == group) {
        ++row;
    }
    return row - index.row();
}

void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QRect& rect,
                  const QModelIndex& index)
{
    const QColor ink = color(Token::Muted, option.palette);
    const QRect area = rect.adjusted(margin, 4, -margin, 0);
    paintLine(painter, area, roleFont(FontRole::SmallBold), ink, dayGroupName(groupOf(index)));
    paintLine(painter, area, roleFont(FontRole::Small), ink, QLocale().toString(groupSize(index)),
              Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace

void IncidentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    painter->save();
    QRect row = option.rect;
    if (startsGroup(index)) {
        paintHeading(*painter, option, QRect(row.topLeft(), QSize(row.width(), headingHeight)), index);
        row.setTop(row.top() + headingHeight);
    }
    const auto failureClass = static_cast<triage::FailureClass>(index.data(ClassRole).toInt());
    const bool selected = option.state & QStyle::State_Selected;
    const QColor ink = color(Token::Text, option.palette);
    const QColor muted = color(Token::Muted, option.palette);
    painter->fillRect(row, rowGround(option, color(Token::Surface, option.palette)));
    if (selected) {
        painter->fillRect(row.left(), row.top(), 3, row.height(),
                          color(classToken(failureClass), option.palette));
    }
    const int half = row.height() / 2;
    paintGlyph(*painter, QRect(row.left() + margin, row.top() + half - 16, 16, 16),
               QString::fromLatin1(classGlyph(failureClass)),
               color(classToken(failureClass), option.palette));

    const QFont small = roleFont(FontRole::Small);
    QRect first(row.left() + textLeft, row.top() + 5, row.width() - textLeft - margin, half - 5);
    QRect second(first.left(), row.top() + half, first.width(), half - 5);
    const QString time = shortWhen(index.data(WhenRole).toDateTime());
    first.setRight(first.right() - 6 -
                   paintLine(*painter, first, small, muted, time, Qt::AlignRight | Qt::AlignVCenter));
    paintLine(*painter, first, roleFont(selected ? FontRole::BodyBold : FontRole::Body), ink,
              index.data().toString());
    if (const int ranks = index.data(RanksRole).toInt(); ranks > 0) {
        const QString text = tr("%n rank(s)", nullptr, ranks);
        second.setRight(second.right() - 8 -
                        paintLine(*painter, second, small, muted, text, Qt::AlignRight | Qt::AlignVCenter));
    }
    paintLine(*painter, second, small, muted, index.data(SubtitleRole).toString());
    paintCurrentFrame(*painter, option, row);
    painter->restore();
}

QSize IncidentDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int lines =
        QFontMetrics(roleFont(FontRole::Body)).height() + QFontMetrics(roleFont(FontRole::Small)).height();
    const int row = std::max(48, lines + 12);
    return {option.rect.width(), startsGroup(index) ? row + headingHeight : row};
}

} // namespace torchtriage::desktop
