// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

class QModelIndex;
class QPainter;
class QStyleOptionViewItem;

namespace torchtriage::desktop {

/// Two lines of an incident in a side list: glyph, name and time over context and ranks, from the roles of
/// roles.h. `left` is where the glyph begins in `row`.
void paintIncidentRow(QPainter& painter, const QStyleOptionViewItem& option, const QRect& row, int left,
                      const QModelIndex& index);
/// Height of such a row in the fonts of the moment.
[[nodiscard]] int incidentRowHeight();

} // namespace torchtriage::desktop
