// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/triage_table.h"

#include "app/desktop/models/triage_table_model.h"
#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/tokens.h"
#include "app/desktop/widgets/row_paint.h"
#include "app/desktop/widgets/triage_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

/// Words of the header stand over the words of the rows, not over their glyphs.
class TriageHeader : public QHeaderView {
public:
    explicit TriageHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        painter->fillRect(rect, color(Token::Surface, palette()));
        painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, color(Token::Border, palette()));
        const QRect words = rect.adjusted(TriageDelegate::textLeft(section), 0, -4, 0);
        paintLine(*painter, words, font(), color(Token::Muted, palette()),
                  model()->headerData(section, orientation()).toString());
    }
};

} // namespace

TriageTable::TriageTable(TriageTableModel& model, QWidget* parent)
    : QTableView(parent), m_model(model), m_delegate(new TriageDelegate(this))
{
    setHorizontalHeader(new TriageHeader(this));
    setModel(&model);
    setItemDelegate(m_delegate);
    setShowGrid(false);
    setWordWrap(true);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);
    QHeaderView* header = horizontalHeader();
    header->setFont(roleFont(FontRole::SmallBold));
    header->setHighlightSections(false);
    header->setSectionsClickable(false);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(&model, &QAbstractItemModel::modelReset, this, &TriageTable::openMatch);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) { toggle(index.row()); });
    openMatch();
}

bool TriageTable::isRowOpen(int row) const
{
    return m_delegate->isOpen(row);
}

void TriageTable::setShowsAll(bool all)
{
    m_showsAll = all;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        setRowHidden(row, !all && row >= fewRows);
    }
    fitRows();
}

int TriageTable::hiddenRows() const
{
    return m_showsAll ? 0 : std::max(0, m_model.rowCount() - fewRows);
}

void TriageTable::openMatch()
{
    m_delegate->openOnly(m_model.hasMatch() ? 0 : -1);
    setShowsAll(m_showsAll);
}

void TriageTable::toggle(int row)
{
    m_delegate->toggle(row);
    fitRows();
}

void TriageTable::fitRows()
{
    resizeRowsToContents();
    updateGeometry();
    viewport()->update();
}

QSize TriageTable::sizeHint() const
{
    return {600, horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2 * frameWidth()};
}

QSize TriageTable::minimumSizeHint() const
{
    return {300, sizeHint().height()};
}

void TriageTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    const int width = viewport()->width();
    const int clue = width * 30 / 100;
    const int check = width * 39 / 100;
    if (columnWidth(TriageTableModel::Clue) == clue && columnWidth(TriageTableModel::FirstCheck) == check) {
        return;
    }
    setColumnWidth(TriageTableModel::Clue, clue);
    setColumnWidth(TriageTableModel::FirstCheck, check);
    setColumnWidth(TriageTableModel::Avoid, width - clue - check);
    fitRows();
}

void TriageTable::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) {
        if (currentIndex().isValid()) {
            toggle(currentIndex().row());
        }
        return;
    }
    QTableView::keyPressEvent(event);
}

void TriageTable::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the page scrolls, not the table
}

} // namespace torchtriage::desktop
