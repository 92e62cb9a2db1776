// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/fleet/group_delegate.h"

#include "app/desktop/models/roles.h"
#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/views/fleet/group_model.h"
#include "app/desktop/widgets/row_paint.h"

#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int glyphSize = 14;
constexpr int trackHeight = 7;
constexpr int shortestBar = 3;

/// A bar from one share of the track to another, in the colour of the class.
void paintBar(QPainter& painter, const QStyleOptionViewItem& option, const QRect& area, double from,
              double to, const QColor& ink)
{
    const QRect track(area.left(), area.center().y() - trackHeight / 2, area.width(), trackHeight);
    painter.fillRect(track, color(Token::Sunken, option.palette));
    const int left = static_cast<int>(from * track.width());
    const int width = std::max(shortestBar, static_cast<int>((to - from) * track.width()));
    painter.fillRect(
        QRect(std::min(track.left() + left, track.right() - width + 1), track.top(), width, trackHeight),
        ink);
}

void paintFamily(QPainter& painter, const QStyleOptionViewItem& option, QRect area, const QModelIndex& index)
{
    const auto value = static_cast<triage::FailureClass>(index.data(ClassRole).toInt());
    paintGlyph(painter, QRect(area.left(), area.center().y() - glyphSize / 2, glyphSize, glyphSize),
               QString::fromLatin1(classGlyph(value)), color(classToken(value), option.palette));
    area.setLeft(area.left() + glyphSize + 8);
    const bool bold = option.state & QStyle::State_Selected;
    paintLine(painter, area, roleFont(bold ? FontRole::BodyBold : FontRole::Body),
              color(Token::Text, option.palette), index.data().toString());
}

void paintText(QPainter& painter, const QStyleOptionViewItem& option, const QRect& area,
               const QModelIndex& index)
{
    const int column = index.column();
    const bool evidence = column == GroupModel::Fingerprint || column == GroupModel::Error;
    const bool quiet = column == GroupModel::Fingerprint || column == GroupModel::First ||
                       column == GroupModel::Last || column == GroupModel::Before;
    const bool alarm = column == GroupModel::Change && index.data(AlarmRole).toBool();
    const FontRole role = evidence ? FontRole::Evidence : alarm ? FontRole::BodyBold : FontRole::Body;
    const bool number =
        column == GroupModel::Logs || column == GroupModel::Before || column == GroupModel::Ranks;
    paintLine(painter, area, roleFont(role), color(quiet ? Token::Muted : Token::Text, option.palette),
              index.data().toString(), (number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace

void GroupDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    painter->save();
    painter->fillRect(option.rect, rowGround(option, color(Token::Raised, option.palette)));
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1,
                      color(Token::Hair, option.palette));
    const QRect area = option.rect.adjusted(8, 0, -8, -1);
    const auto value = static_cast<triage::FailureClass>(index.data(ClassRole).toInt());
    const QColor ink = color(classToken(value), option.palette);
    switch (index.column()) {
    case GroupModel::Family:
        paintFamily(*painter, option, area, index);
        break;
    case GroupModel::Share:
        paintBar(*painter, option, area, 0, index.data(ShareRole).toDouble(), ink);
        break;
    case GroupModel::Span:
        paintBar(*painter, option, area, index.data(SpanFromRole).toDouble(),
                 index.data(SpanToRole).toDouble(), ink);
        break;
    default:
        paintText(*painter, option, area, index);
    }
    if (index.column() == 0)
        paintCurrentFrame(*painter, option, option.rect);
    painter->restore();
}

} // namespace torchtriage::desktop
