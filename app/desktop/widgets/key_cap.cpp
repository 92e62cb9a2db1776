// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/key_cap.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/tokens.h"

#include <QPainter>

namespace torchtriage::desktop {

KeyCap::KeyCap(const QKeySequence& keys, QWidget* parent) : QWidget(parent)
{
    setFont(roleFont(FontRole::Small));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setKeys(keys);
}

void KeyCap::setKeys(const QKeySequence& keys)
{
    m_text = keys.toString(QKeySequence::NativeText);
    setAccessibleName(m_text);
    updateGeometry();
    update();
}

QSize KeyCap::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(m_text) + 10, metrics.height() + 2};
}

void KeyCap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(color(Token::Border, palette()));
    painter.setBrush(color(Token::Raised, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(color(Token::Muted, palette()));
    painter.drawText(rect(), Qt::AlignCenter, m_text);
}

} // namespace torchtriage::desktop
