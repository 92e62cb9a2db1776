// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/goto/go_to_delegate.h"

#include "app/desktop/models/roles.h"
#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/views/goto/go_to_model.h"
#include "app/desktop/widgets/row_paint.h"

#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int padding = 10;
constexpr int glyphSize = 16;
constexpr int gap = 10;
constexpr qsizetype longestText = 200;

const char* glyphOf(DestinationKind kind)
{
    switch (kind) {
    case DestinationKind::Line:
        return "log";
    case DestinationKind::Rank:
        return "filter";
    case DestinationKind::Event:
        return "pin";
    case DestinationKind::Value:
        return "batch";
    case DestinationKind::Run:
        return "run";
    case DestinationKind::Incident:
        return "record";
    case DestinationKind::Action:
        return "term";
    case DestinationKind::Guide:
        return "info";
    }
    return "";
}

/// Paints the text in runs, those that match in bold; returns where it ends.
int paintRuns(QPainter& painter, QRect area, const QModelIndex& index, const QColor& ink)
{
    const bool evidence = index.data(GoToModel::EvidenceRole).toBool();
    const QString text = index.data().toString().left(longestText);
    const auto matched = index.data(GoToModel::MatchedRole).value<QVector<qsizetype>>();
    const auto isMatched = [&matched](qsizetype at) { return std::ranges::binary_search(matched, at); };
    for (qsizetype at = 0; at < text.size() && area.width() > 0;) {
        const bool bold = isMatched(at);
        qsizetype end = at + 1;
        while (end < text.size() && isMatched(end) == bold)
            ++end;
        const FontRole role = evidence ? (bold ? FontRole::EvidenceBold : FontRole::Evidence)
                                       : (bold ? FontRole::BodyBold : FontRole::Body);
        area.setLeft(area.left() + paintLine(painter, area, roleFont(role), ink, text.mid(at, end - at)));
        at = end;
    }
    return area.left();
}

} // namespace

void GoToDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    painter->save();
    const QRect row = option.rect;
    const bool available = index.flags() & Qt::ItemIsEnabled;
    const QColor muted = color(Token::Muted, option.palette);
    const QColor ink = available ? color(Token::Text, option.palette) : muted;
    // The field keeps the focus while the list is walked: the selection is painted as if the list had it.
    const bool selected = option.state & QStyle::State_Selected;
    painter->fillRect(row, selected ? color(Token::Sel, option.palette)
                                    : rowGround(option, color(Token::Raised, option.palette)));
    const auto kind = static_cast<DestinationKind>(index.data(GoToModel::KindRole).toInt());
    paintGlyph(*painter,
               QRect(row.left() + padding, row.center().y() - glyphSize / 2 + 1, glyphSize, glyphSize),
               QString::fromLatin1(glyphOf(kind)), muted);
    QRect area = row.adjusted(padding + glyphSize + gap, 0, -padding, 0);
    const QString keys = index.data(GoToModel::KeysRole).toString();
    const int right =
        paintLine(*painter, area, roleFont(FontRole::Small), muted,
                  keys.isEmpty() ? GoToModel::kindName(kind) : keys, Qt::AlignRight | Qt::AlignVCenter);
    area.setRight(area.right() - right - gap);
    area.setLeft(paintRuns(*painter, area, index, ink) + gap);
    if (area.width() > gap)
        paintLine(*painter, area, roleFont(FontRole::Note), muted, index.data(SubtitleRole).toString());
    if (selected) {
        painter->setPen(color(Token::Accent, option.palette));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(row.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

QSize GoToDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {200, std::max(28, QFontMetrics(roleFont(FontRole::Body)).height() + 8)};
}

} // namespace torchtriage::desktop
