// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/theme/tokens.h"

#include <QIcon>
#include <QString>

class QPainter;
class QRect;

namespace torchtriage::desktop {

/// Icon resources/icons/NAME.svg in the colour of `token`. It is rendered when it is first painted, in the
/// application palette of that moment, so it follows a change of theme without being made again.
[[nodiscard]] QIcon icon(const QString& name, Token token = Token::Text);

/// Paints the glyph into `rect` of a delegate or an own widget.
void paintGlyph(QPainter& painter, const QRect& rect, const QString& name, const QColor& color);

} // namespace torchtriage::desktop
