// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/link_button.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/tokens.h"

#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

LinkButton::LinkButton(QWidget* parent) : QAbstractButton(parent)
{
    QFont underlined = roleFont(FontRole::Note);
    underlined.setUnderline(true);
    setFont(underlined);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(text()) + 4, std::max(24, metrics.height())};
}

void LinkButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(color(isEnabled() ? Token::Accent : Token::Disabled, palette()));
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignRight, text());
}

} // namespace torchtriage::desktop
