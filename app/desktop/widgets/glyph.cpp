// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/glyph.h"

#include "app/desktop/theme/icons.h"

#include <QPainter>

namespace torchtriage::desktop {

Glyph::Glyph(const QString& name, Token ink, int size, QWidget* parent)
    : QWidget(parent), m_name(name), m_ink(ink)
{
    setFixedSize(size, size);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void Glyph::setGlyph(const QString& name, Token ink)
{
    m_name = name;
    m_ink = ink;
    update();
}

void Glyph::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintGlyph(painter, rect(), m_name, color(m_ink, palette()));
}

} // namespace torchtriage::desktop
