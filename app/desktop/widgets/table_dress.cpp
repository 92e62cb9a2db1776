// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/table_dress.h"

#include "app/desktop/theme/fonts.h"

#include <QHeaderView>
#include <QTableView>

namespace torchtriage::desktop {

namespace {
constexpr int columnGap = 8;
}

void dressTable(QTableView& table, int rowHeight)
{
    table.setFrameShape(QFrame::NoFrame);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setTabKeyNavigation(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(rowHeight);
    table.horizontalHeader()->setFont(roleFont(FontRole::SmallBold));
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setStretchLastSection(true);
}

void fitColumns(QTableView& table)
{
    table.resizeColumnsToContents();
    for (int column = 0; column < table.model()->columnCount(); ++column)
        table.setColumnWidth(column, table.columnWidth(column) + columnGap);
}

} // namespace torchtriage::desktop
