// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/pane_bar.h"

#include "app/desktop/theme/tokens.h"

#include <QPainter>

namespace torchtriage::desktop {

void PaneBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(Token::Surface, palette()));
    painter.fillRect(0, height() - 1, width(), 1, color(Token::Border, palette()));
}

} // namespace torchtriage::desktop
