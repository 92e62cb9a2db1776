// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace torchtriage::desktop {

constexpr int tableRow = 28; ///< px
constexpr int denseRow = 24; ///< px, of tables that are looked through rather than read

/// Dresses a table as the design has it: whole rows selected, no grid, no frame, no row numbers, small bold
/// headers over their columns.
void dressTable(QTableView& table, int rowHeight = tableRow);
/// Makes every column as wide as what is in it, with a gap to the next.
void fitColumns(QTableView& table);

} // namespace torchtriage::desktop
