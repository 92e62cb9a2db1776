// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/library/library_tree.h"

#include "app/desktop/models/library_model.h"
#include "app/desktop/models/roles.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/tokens.h"
#include "app/desktop/widgets/library_delegate.h"
#include "app/desktop/widgets/row_paint.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

namespace torchtriage::desktop {

LibraryTree::LibraryTree(LibraryModel& model, QWidget* parent) : QTreeView(parent), m_model(model)
{
    setModel(&model);
    setItemDelegate(new LibraryDelegate(this));
    setUniformRowHeights(true); // ten thousand incidents are measured by the first row
    setHeaderHidden(true);
    header()->setStretchLastSection(true);
    setIndentation(18);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setEditTriggers(NoEditTriggers);
    setExpandsOnDoubleClick(false); // the first click has done it
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    viewport()->setBackgroundRole(QPalette::Window);
    connect(this, &QTreeView::clicked, this, &LibraryTree::open);
    connect(this, &QTreeView::expanded, this,
            [this](const QModelIndex& index) { keepExpanded(index, true); });
    connect(this, &QTreeView::collapsed, this,
            [this](const QModelIndex& index) { keepExpanded(index, false); });
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &LibraryTree::rememberPlace);
    connect(&model, &QAbstractItemModel::modelReset, this, &LibraryTree::returnToPlace);
}

void LibraryTree::setFiltering(bool filtering)
{
    m_filtering = filtering;
}

void LibraryTree::setCurrentPath(const QString& path)
{
    m_current = path; // it may come to be listed only later
    const QModelIndex index = path.isEmpty() ? QModelIndex() : m_model.indexOf(path);
    if (currentIndex() == index) {
        return;
    }
    setCurrentIndex(index);
    if (!index.isValid()) {
        clearSelection();
    }
}

void LibraryTree::open(const QModelIndex& index)
{
    if (m_model.isFolder(index)) {
        setExpanded(index, !isExpanded(index));
    } else if (index.isValid()) {
        emit openRequested(index.data(PathRole).toString());
    }
}

void LibraryTree::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        open(currentIndex());
        return;
    }
    QTreeView::keyPressEvent(event);
}

void LibraryTree::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const
{
    // The ground of the row goes on to the edge, where the style would take the highlight for it.
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
    painter->fillRect(rect, rowGround(option, color(Token::Surface, palette())));
    if (m_model.isFolder(index)) {
        const QRect glyph(rect.right() - 13, rect.center().y() - 6, 12, 12);
        paintGlyph(*painter, glyph, isExpanded(index) ? QStringLiteral("cdown") : QStringLiteral("cright"),
                   color(Token::Muted, palette()));
    }
}

void LibraryTree::keepExpanded(const QModelIndex& index, bool expanded)
{
    if (m_filtering || m_restoring) {
        return; // what a filter opens is not the user's choice
    }
    if (expanded) {
        m_expanded.insert(index.data(PathRole).toString());
    } else {
        m_expanded.remove(index.data(PathRole).toString());
    }
}

void LibraryTree::rememberPlace()
{
    if (currentIndex().isValid()) {
        m_current = currentIndex().data(PathRole).toString();
    }
    m_scroll = verticalScrollBar()->value();
}

void LibraryTree::returnToPlace()
{
    m_restoring = true;
    if (m_filtering) {
        expandAll();
    } else {
        for (const QString& folder : std::as_const(m_expanded)) {
            if (const QModelIndex index = m_model.indexOf(folder); m_model.isFolder(index)) {
                expand(index);
            }
        }
    }
    m_restoring = false;
    setCurrentPath(m_current);
    verticalScrollBar()->setValue(m_filtering ? 0 : m_scroll);
}

} // namespace torchtriage::desktop
