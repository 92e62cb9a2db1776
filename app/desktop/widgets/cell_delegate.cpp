// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/cell_delegate.h"

#include "app/desktop/theme/icons.h"
#include "app/desktop/widgets/row_paint.h"

#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int padding = 8; // as the header's words have it
constexpr int glyphSize = 14;
constexpr int glyphGap = 6;
constexpr int rowHeight = 28;

} // namespace

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const CellLook look = m_lookOf(index);
    painter->save();
    painter->fillRect(option.rect, rowGround(option, color(Token::Raised, option.palette)));
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1,
                      color(Token::Hair, option.palette));
    QRect area = option.rect.adjusted(padding, 0, -padding, -1);
    if (!look.glyph.isEmpty()) {
        const QRect place(area.left(), area.center().y() - glyphSize / 2 + 1, glyphSize, glyphSize);
        paintGlyph(*painter, place, look.glyph, color(look.ink, option.palette));
        area.setLeft(area.left() + glyphSize + glyphGap);
    }
    const QVariant side = index.data(Qt::TextAlignmentRole);
    const auto alignment = side.isValid() ? Qt::Alignment(side.toInt()) : Qt::AlignLeft | Qt::AlignVCenter;
    paintLine(*painter, area, roleFont(look.font), color(look.ink, option.palette), index.data().toString(),
              alignment, Qt::ElideMiddle);
    painter->restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const CellLook look = m_lookOf(index);
    const QFontMetrics metrics(roleFont(look.font));
    const int glyph = look.glyph.isEmpty() ? 0 : glyphSize + glyphGap;
    return {metrics.horizontalAdvance(index.data().toString().left(200)) + glyph + 2 * padding + 2,
            std::max(rowHeight, QFontMetrics(option.font).height() + 8)};
}

} // namespace torchtriage::desktop
