// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/incident_delegate.h"

#include "app/desktop/models/roles.h"
#include "app/desktop/theme/fonts.h"
#include "app/desktop/widgets/incident_row.h"
#include "app/desktop/widgets/row_paint.h"
#include "app/desktop/widgets/when_text.h"

#include <QLocale>
#include <QPainter>

namespace torchtriage::desktop {

namespace {

constexpr int headingHeight = 26;
constexpr int margin = 12;

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
    paintIncidentRow(*painter, option, row, margin, index);
    painter->restore();
}

QSize IncidentDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int row = incidentRowHeight();
    return {option.rect.width(), startsGroup(index) ? row + headingHeight : row};
}

} // namespace torchtriage::desktop
