// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/chain_delegate.h"

#include "app/desktop/models/chain_model.h"
#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/widgets/row_paint.h"

#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int tagPadding = 5;

ChainMark markOf(const QModelIndex& index)
{
    return static_cast<ChainMark>(index.data(EventRole).toInt());
}

/// The tag is evidence: in the evidence font, framed, red on the first failure.
void paintTag(QPainter& painter, const QStyleOptionViewItem& option, const QString& tag, bool first)
{
    const QFont font = roleFont(FontRole::Evidence);
    const QFontMetrics metrics(font);
    const int height = metrics.height() + 2;
    const QRect box(option.rect.left() + 4, option.rect.center().y() - height / 2,
                    metrics.horizontalAdvance(tag) + 2 * tagPadding, height);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(color(first ? Token::FailLine : Token::Border, option.palette));
    painter.setBrush(color(first ? Token::FailTint : Token::Sunken, option.palette));
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setFont(font);
    painter.setPen(color(first ? Token::Fail : Token::Text, option.palette));
    painter.drawText(box, Qt::AlignCenter, tag);
}

void paintText(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
               const QColor& ink)
{
    QRect area = option.rect.adjusted(4, 0, -4, 0);
    const ChainMark mark = markOf(index);
    if (mark != ChainMark::None) {
        const QString name = mark == ChainMark::FirstFailure ? ChainDelegate::tr("First failure")
                                                             : ChainDelegate::tr("Observation point");
        const QColor nameInk =
            color(mark == ChainMark::FirstFailure ? Token::Text : Token::Warn, option.palette);
        area.setLeft(area.left() + 8 + paintLine(painter, area, roleFont(FontRole::BodyBold), nameInk, name));
    }
    paintLine(painter, area, roleFont(FontRole::Evidence), ink, index.data().toString());
}

} // namespace

void ChainDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    painter->save();
    const QModelIndex row = index.siblingAtColumn(0);
    const bool first = markOf(row) == ChainMark::FirstFailure;
    const bool frame = index.parent().isValid();
    painter->fillRect(option.rect,
                      rowGround(option, color(frame ? Token::Sunken : Token::Raised, option.palette)));
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1,
                      color(Token::Hair, option.palette));
    const QColor ink = color(first ? Token::Text : Token::Muted, option.palette);
    const QRect area = option.rect.adjusted(4, 0, -4, 0);
    switch (index.column()) {
    case ChainModel::Rank:
        if (const QString tag = index.data().toString(); !tag.isEmpty()) {
            paintTag(*painter, option, tag, first);
        }
        break;
    case ChainModel::Line:
        paintLine(*painter, area, roleFont(FontRole::Evidence), ink, index.data().toString(),
                  Qt::AlignRight | Qt::AlignVCenter);
        break;
    case ChainModel::Text:
        paintText(*painter, option, index, ink);
        break;
    default:
        paintLine(*painter, area, roleFont(FontRole::Small), color(Token::Muted, option.palette),
                  index.data().toString(), Qt::AlignRight | Qt::AlignVCenter);
        break;
    }
    painter->restore();
}

QSize ChainDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(option);
    const QFontMetrics evidence(roleFont(FontRole::Evidence));
    const QFontMetrics small(roleFont(FontRole::Small));
    const QString text = index.data().toString();
    const int height = std::max(index.parent().isValid() ? 22 : 26, evidence.height() + 6);
    switch (index.column()) {
    case ChainModel::Rank:
        return {text.isEmpty() ? 8 : evidence.horizontalAdvance(text) + 2 * tagPadding + 12, height};
    case ChainModel::Line:
        return {evidence.horizontalAdvance(text) + 12, height};
    case ChainModel::Extent:
        return {small.horizontalAdvance(text) + 12, height};
    default:
        return {200, height};
    }
}

} // namespace torchtriage::desktop
