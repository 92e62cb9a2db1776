// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/theme/tokens.h"

#include <QFont>
#include <QRect>
#include <QString>

class QPainter;
class QStyleOptionViewItem;

namespace torchtriage::desktop {

/// Ground of a row by its state: selected with or without focus, under the pointer, or `plain`.
[[nodiscard]] QColor rowGround(const QStyleOptionViewItem& option, const QColor& plain);
/// 1 px frame on the current row of the view that has the focus.
void paintCurrentFrame(QPainter& painter, const QStyleOptionViewItem& option, const QRect& rect);
/// One line, elided to its rectangle; returns the width that it took.
int paintLine(QPainter& painter, const QRect& rect, const QFont& font, const QColor& ink, const QString& text,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter,
              Qt::TextElideMode elide = Qt::ElideRight);

/// Text that goes on in a second line where one is too short; what is more is elided.
void paintTwoLines(QPainter& painter, const QRect& rect, const QFont& font, const QColor& ink,
                   const QString& text);

} // namespace torchtriage::desktop
