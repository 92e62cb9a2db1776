// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/request/redaction_delegate.h"

#include "app/desktop/models/roles.h"
#include "app/desktop/theme/tokens.h"
#include "app/desktop/widgets/row_paint.h"

#include <QPainter>

namespace torchtriage::desktop {

void RedactionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    if (index.data(AlarmRole).toBool())
        painter->fillRect(option.rect, color(Token::FailTint, option.palette));
    QStyledItemDelegate::paint(painter, option, index);
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1,
                      color(Token::Hair, option.palette));
    paintCurrentFrame(*painter, option, option.rect);
}

void RedactionDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(AlarmRole).toBool()) {
        const QColor ink = color(Token::Fail, option->palette);
        option->palette.setColor(QPalette::Text, ink);
        option->palette.setColor(QPalette::HighlightedText, ink);
    }
}

} // namespace torchtriage::desktop
