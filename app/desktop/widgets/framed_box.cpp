// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/framed_box.h"

#include "app/desktop/theme/tokens.h"

#include <QPainter>

namespace torchtriage::desktop {

void FramedBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(color(Token::Border, palette()));
    painter.setBrush(color(Token::Surface, palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace torchtriage::desktop
