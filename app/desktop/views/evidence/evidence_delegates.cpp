// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/evidence_delegates.h"

#include "app/desktop/models/roles.h"
#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/tokens.h"
#include "app/desktop/views/evidence/rank_list_model.h"

#include <QApplication>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int glyphSize = 18;
constexpr int glyphX = 12;
constexpr int textX = 38;
constexpr int padding = 12;
constexpr int boxSize = 16;

struct Mark {
    const char* glyph;
    Token ink;
};

Mark markOf(const QModelIndex& index)
{
    switch (static_cast<ChainMark>(index.data(EventRole).toInt())) {
    case ChainMark::FirstFailure:
        return {"pin", Token::Fail};
    case ChainMark::Observation:
        return {"eye", Token::Warn};
    case ChainMark::None:
        break;
    }
    return {index.data(MatchRole).toBool() ? "chain" : "info", Token::Muted};
}

QString numbered(qint64 value)
{
    return QLocale().toString(static_cast<qlonglong>(value));
}

/// The box around "r3"; returns its left edge.
int paintRankTag(QPainter* painter, const QRect& area, const QString& text, bool failed,
                 const QPalette& palette)
{
    if (text.isEmpty())
        return area.right();
    painter->setFont(roleFont(FontRole::Evidence));
    const QFontMetrics metrics(painter->font());
    const QString shown = metrics.elidedText(text, Qt::ElideRight, area.width() / 2);
    const int width = metrics.horizontalAdvance(shown) + 10;
    const QRect box(area.right() - width, area.top(), width, area.height());
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(color(failed ? Token::FailLine : Token::Border, palette));
    painter->setBrush(color(failed ? Token::FailTint : Token::Sunken, palette));
    painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter->setPen(color(failed ? Token::Fail : Token::Text, palette));
    painter->drawText(box, Qt::AlignCenter, shown);
    return box.left();
}

void paintGround(QPainter* painter, const QStyleOptionViewItem& option)
{
    const bool selected = option.state & QStyle::State_Selected;
    const bool active = option.state & QStyle::State_Active;
    if (selected)
        painter->fillRect(option.rect, color(active ? Token::Sel : Token::Chrome, option.palette));
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, color(Token::Hover, option.palette));
    else
        painter->fillRect(option.rect, color(Token::Raised, option.palette));
}

} // namespace

void EventDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    painter->save();
    paintGround(painter, option);
    const QRect rect = option.rect;
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, color(Token::Hair, option.palette));
    const Mark mark = markOf(index);
    const bool first = mark.ink == Token::Fail;
    paintGlyph(*painter, QRect(rect.left() + glyphX, rect.top() + 5, glyphSize, glyphSize),
               QString::fromLatin1(mark.glyph), color(mark.ink, option.palette));

    const int half = rect.height() / 2;
    const QRect above(rect.left() + textX, rect.top() + 3, rect.width() - textX - padding, half - 3);
    const QRect below(above.left(), rect.top() + half, above.width(), half - 4);
    painter->setFont(roleFont(FontRole::Evidence));
    painter->setPen(color(Token::Muted, option.palette));
    const QString line = numbered(index.data(LineRole).toLongLong());
    painter->drawText(above, Qt::AlignRight | Qt::AlignVCenter, line);
    const int lineWidth = painter->fontMetrics().horizontalAdvance(line) + 8;

    painter->setFont(roleFont(first ? FontRole::BodyBold : FontRole::Body));
    painter->setPen(color(Token::Text, option.palette));
    painter->drawText(above, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                        above.width() - lineWidth));
    const int tag = paintRankTag(painter, below.adjusted(0, 0, 0, -1), index.data(FactRole).toString(), first,
                                 option.palette);
    painter->setFont(roleFont(FontRole::Small));
    painter->setPen(color(Token::Muted, option.palette));
    const QRect detail(below.left(), below.top(), tag - below.left() - 6, below.height());
    painter->drawText(detail, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(index.data(SubtitleRole).toString(), Qt::ElideRight,
                                                        detail.width()));
    painter->restore();
}

QSize EventDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    const int two =
        QFontMetrics(roleFont(FontRole::Body)).height() + QFontMetrics(roleFont(FontRole::Small)).height();
    return {200, std::max(46, two + 12)};
}

void RankDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    painter->save();
    const QRect rect = option.rect;
    const bool checked = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
    QStyleOptionButton box;
    box.palette = option.palette;
    box.rect = QRect(rect.left(), rect.center().y() - boxSize / 2, boxSize, boxSize);
    box.state = QStyle::State_Enabled | (checked ? QStyle::State_On : QStyle::State_Off);
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, option.widget);

    const QRect text = rect.adjusted(boxSize + 6, 0, -10, 0);
    painter->setFont(roleFont(FontRole::Small));
    painter->setPen(color(Token::Muted, option.palette));
    const QString lines = numbered(index.data(RankListModel::LinesRole).toLongLong());
    painter->drawText(text, Qt::AlignRight | Qt::AlignVCenter, lines);
    const int width = text.width() - painter->fontMetrics().horizontalAdvance(lines) - 6;
    const bool failed = index.data(RankListModel::FailedRole).toBool();
    painter->setFont(roleFont(failed ? FontRole::EvidenceBold : FontRole::Evidence));
    painter->setPen(color(failed ? Token::Fail : Token::Text, option.palette));
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, width));
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(color(Token::Accent, option.palette));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(rect.adjusted(-3, 1, -1, -2));
    }
    painter->restore();
}

QSize RankDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const int width = index.data(RankListModel::IsRankRole).toBool() ? m_width : m_width * m_columns;
    return {width, std::max(24, QFontMetrics(roleFont(FontRole::Evidence)).height() + 6)};
}

// The whole row is the target, not only the box.
bool RankDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                               const QModelIndex& index)
{
    if (event->type() != QEvent::MouseButtonRelease)
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (mouse->button() != Qt::LeftButton || !option.rect.contains(mouse->position().toPoint()))
        return false;
    const bool checked = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
    return model->setData(index, checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

} // namespace torchtriage::desktop
