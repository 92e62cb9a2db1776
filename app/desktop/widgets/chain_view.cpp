// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/chain_view.h"

#include "app/desktop/models/chain_model.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/widgets/chain_delegate.h"
#include "app/desktop/widgets/row_paint.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

namespace {
constexpr int branchWidth = 34;
constexpr int glyphSize = 16;
constexpr int tallest = 520; // then the chain scrolls by itself
} // namespace

ChainView::ChainView(ChainModel& model, QWidget* parent) : QTreeView(parent)
{
    setModel(&model);
    setItemDelegate(new ChainDelegate(this));
    setHeaderHidden(true);
    setMouseTracking(true);
    setIndentation(branchWidth);
    setUniformRowHeights(false);
    setExpandsOnDoubleClick(false);
    setAllColumnsShowFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(8);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setSectionResizeMode(ChainModel::Text, QHeaderView::Stretch);
    connect(&model, &QAbstractItemModel::modelReset, this, &ChainView::fitColumns);
    connect(this, &QTreeView::expanded, this, [this] { updateGeometry(); });
    connect(this, &QTreeView::collapsed, this, [this] { updateGeometry(); });
    connect(this, &QTreeView::doubleClicked, this, &ChainView::activateRow);
}

void ChainView::fitColumns()
{
    const QStyleOptionViewItem option;
    for (const int column : {ChainModel::Rank, ChainModel::Line, ChainModel::Extent}) {
        int width = 8;
        for (int row = 0; row < model()->rowCount(); ++row) {
            width = std::max(width, itemDelegate()->sizeHint(option, model()->index(row, column)).width());
        }
        setColumnWidth(column, column == ChainModel::Rank ? std::min(width, 180) + branchWidth : width);
    }
    updateGeometry();
}

QSize ChainView::sizeHint() const
{
    int height = 2 * frameWidth();
    for (QModelIndex index = model()->index(0, 0); index.isValid() && height < tallest;
         index = indexBelow(index)) {
        height += rowHeight(index);
    }
    return {600, std::min(height, tallest)};
}

void ChainView::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QTreeView::drawRow(painter, option, index);
    if (hasFocus() && index.row() == currentIndex().row() && index.parent() == currentIndex().parent()) {
        QStyleOptionViewItem focus = option;
        focus.state |= QStyle::State_HasFocus;
        painter->save();
        paintCurrentFrame(*painter, focus, option.rect);
        painter->restore();
    }
}

void ChainView::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const
{
    const bool frame = index.parent().isValid();
    painter->fillRect(rect, color(frame ? Token::Sunken : Token::Raised, palette()));
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, color(Token::Hair, palette()));
    if (frame) {
        return;
    }
    const QRect place(rect.left() + 8, rect.center().y() - glyphSize / 2, glyphSize, glyphSize);
    switch (static_cast<ChainMark>(index.data(EventRole).toInt())) {
    case ChainMark::FirstFailure:
        paintGlyph(*painter, place, QStringLiteral("pin"), color(Token::Fail, palette()));
        return;
    case ChainMark::Observation:
        paintGlyph(*painter, place, QStringLiteral("eye"), color(Token::Warn, palette()));
        return;
    case ChainMark::None:
        break;
    }
    if (model()->hasChildren(index)) {
        const QString name = isExpanded(index) ? QStringLiteral("cdown") : QStringLiteral("cright");
        paintGlyph(*painter, place, name, color(Token::Muted, palette()));
    }
}

void ChainView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        activateRow(currentIndex());
        return;
    }
    QTreeView::keyPressEvent(event);
}

void ChainView::activateRow(const QModelIndex& index)
{
    if (const qint64 line = index.data(LineRole).toLongLong(); line > 0) {
        emit lineActivated(line);
    }
}

} // namespace torchtriage::desktop
