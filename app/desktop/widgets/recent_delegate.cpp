// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/recent_delegate.h"

#include "app/desktop/models/roles.h"
#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/widgets/row_paint.h"
#include "app/desktop/widgets/when_text.h"

#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

void RecentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    painter->save();
    const QRect row = option.rect;
    const bool selected = option.state & QStyle::State_Selected;
    const QColor muted = color(Token::Muted, option.palette);
    painter->fillRect(row, rowGround(option, color(Token::Raised, option.palette)));
    painter->fillRect(row.left(), row.bottom(), row.width(), 1, color(Token::Hair, option.palette));
    const auto failureClass = static_cast<triage::FailureClass>(index.data(ClassRole).toInt());
    paintGlyph(*painter, QRect(row.left() + 13, row.center().y() - 9, 18, 18),
               QString::fromLatin1(classGlyph(failureClass)),
               color(classToken(failureClass), option.palette));
    const int half = row.height() / 2;
    QRect area = row.adjusted(44, 0, -12, 0);
    area.setRight(area.right() - 12 -
                  paintLine(*painter, area, roleFont(FontRole::Small), muted,
                            relativeWhen(index.data(WhenRole).toDateTime()),
                            Qt::AlignRight | Qt::AlignVCenter));
    QRect first(area.left(), row.top() + 6, area.width(), half - 5);
    const QRect second(area.left(), row.top() + half + 1, area.width(), half - 7);
    const QString title = index.data().toString();
    const int used = paintLine(*painter, first, roleFont(selected ? FontRole::BodyBold : FontRole::Body),
                               color(Token::Text, option.palette), title);
    first.setLeft(first.left() + used + 8);
    paintLine(*painter, first, roleFont(FontRole::Body), muted, index.data(DetailRole).toString(),
              Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideMiddle);
    QFont path = roleFont(FontRole::Evidence);
    path.setPointSizeF(roleFont(FontRole::Small).pointSizeF());
    paintLine(*painter, second, path, muted, index.data(SubtitleRole).toString(),
              Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideMiddle);
    paintCurrentFrame(*painter, option, row);
    painter->restore();
}

QSize RecentDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const int lines =
        QFontMetrics(roleFont(FontRole::Body)).height() + QFontMetrics(roleFont(FontRole::Small)).height();
    return {option.rect.width(), std::max(52, lines + 16)};
}

} // namespace torchtriage::desktop
