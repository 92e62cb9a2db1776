// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/library_delegate.h"

#include "app/desktop/models/roles.h"
#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/widgets/incident_row.h"
#include "app/desktop/widgets/row_paint.h"

#include <QPainter>

namespace torchtriage::desktop {

namespace {

constexpr int margin = 12;
constexpr int glyphLeft = 6;
constexpr int textLeft = 32;

void paintFolder(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const QRect& row = option.rect;
    const bool selected = option.state & QStyle::State_Selected;
    painter.fillRect(row, rowGround(option, color(Token::Surface, option.palette)));
    const int half = row.height() / 2;
    paintGlyph(painter, QRect(row.left() + glyphLeft, row.top() + half - 16, 16, 16),
               QStringLiteral("folder"), color(Token::Muted, option.palette));
    const QRect first(row.left() + textLeft, row.top() + 5, row.width() - textLeft - margin, half - 5);
    const QRect second(first.left(), row.top() + half, first.width(), half - 5);
    paintLine(painter, first, roleFont(selected ? FontRole::BodyBold : FontRole::Body),
              color(Token::Text, option.palette), index.data().toString());
    paintLine(painter, second, roleFont(FontRole::Small), color(Token::Muted, option.palette),
              index.data(SubtitleRole).toString());
    paintCurrentFrame(painter, option, row);
}

} // namespace

void LibraryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    painter->save();
    if (index.data(ClassRole).isValid()) {
        paintIncidentRow(*painter, option, option.rect, glyphLeft, index);
    } else {
        paintFolder(*painter, option, index);
    }
    painter->restore();
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {option.rect.width(), incidentRowHeight()};
}

} // namespace torchtriage::desktop
