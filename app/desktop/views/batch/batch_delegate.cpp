// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/batch_delegate.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/views/batch/batch_model.h"
#include "app/desktop/widgets/row_paint.h"

#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int glyphSize = 16;
constexpr int rowHeight = 24;

const char* glyphOf(BatchRow kind)
{
    switch (kind) {
    case BatchRow::File:
        return "batch";
    case BatchRow::Container:
        return "folder";
    case BatchRow::Tensor:
        return "table";
    case BatchRow::Opaque:
        return "unknown";
    default:
        return nullptr;
    }
}

void paintName(QPainter& painter, const QStyleOptionViewItem& option, QRect area, const QModelIndex& index)
{
    const auto kind = static_cast<BatchRow>(index.data(ValueKindRole).toInt());
    if (const char* const glyph = glyphOf(kind)) {
        const QRect place(area.left(), area.center().y() - glyphSize / 2 + 1, glyphSize, glyphSize);
        paintGlyph(painter, place, QString::fromLatin1(glyph), color(Token::Muted, option.palette));
        area.setLeft(area.left() + glyphSize + 8);
    }
    const bool file = !index.parent().isValid();
    const FontRole role = file                       ? FontRole::BodyBold
                          : kind == BatchRow::Tensor ? FontRole::Evidence
                                                     : FontRole::Body;
    const Token ink = kind == BatchRow::Rest ? Token::Muted : Token::Text;
    paintLine(painter, area, roleFont(role), color(ink, option.palette), index.data().toString(),
              Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideMiddle);
}

Token inkOf(int column)
{
    switch (column) {
    case BatchModel::Shape:
    case BatchModel::Contiguous:
    case BatchModel::Min:
    case BatchModel::Max:
        return Token::Text;
    default:
        return Token::Muted;
    }
}

} // namespace

void BatchDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    painter->save();
    painter->fillRect(option.rect, rowGround(option, color(Token::Raised, option.palette)));
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1,
                      color(Token::Hair, option.palette));
    const QRect area = option.rect.adjusted(4, 0, -6, -1);
    const int column = index.column();
    if (column == BatchModel::Name) {
        paintName(*painter, option, area, index);
    } else {
        const bool alarm = index.data(AlarmRole).toBool();
        const bool failing = alarm && column == BatchModel::NaN;
        const FontRole role = column == BatchModel::Contiguous ? FontRole::Body
                              : failing                        ? FontRole::EvidenceBold
                                                               : FontRole::Evidence;
        const Token ink = failing ? Token::Fail : alarm ? Token::Warn : inkOf(column);
        const Qt::Alignment side = column >= BatchModel::Min ? Qt::AlignRight : Qt::AlignLeft;
        paintLine(*painter, area, roleFont(role), color(ink, option.palette), index.data().toString(),
                  side | Qt::AlignVCenter);
    }
    painter->restore();
}

QSize BatchDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFontMetrics metrics(roleFont(FontRole::Evidence));
    const QString text = index.data().toString().left(400);
    const int glyph = index.column() == BatchModel::Name ? glyphSize + 8 : 0;
    return {metrics.horizontalAdvance(text) + glyph + 12,
            std::max(rowHeight, QFontMetrics(option.font).height() + 6)};
}

} // namespace torchtriage::desktop
