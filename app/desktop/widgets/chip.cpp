// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/chip.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/workbench/wording.h"

#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

namespace {
constexpr int glyphSize = 14;
constexpr int padding = 6;
constexpr int gap = 5;
} // namespace

Chip::Chip(QWidget* parent) : QWidget(parent)
{
    setFont(roleFont(FontRole::Note));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Chip::setContent(const QString& glyph, const QString& text, Token ink, Token tint)
{
    m_glyph = glyph;
    m_text = text;
    m_ink = ink;
    m_tint = tint;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void Chip::showClass(triage::FailureClass value)
{
    setContent(QString::fromLatin1(classGlyph(value)), workbench::className(value), classToken(value),
               classTint(value));
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(font());
    const int glyph = m_glyph.isEmpty() ? 0 : glyphSize + gap;
    return {2 * padding + glyph + metrics.horizontalAdvance(m_text), std::max(22, metrics.height() + 4)};
}

void Chip::paintEvent(QPaintEvent*)
{
    const QColor ink = color(m_ink, palette());
    const QColor tint = color(m_tint, palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(blend(ink, tint, 0.32));
    painter.setBrush(tint);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    QRect words = rect().adjusted(padding, 0, -padding, 0);
    if (!m_glyph.isEmpty()) {
        paintGlyph(painter, QRect(padding, (height() - glyphSize) / 2, glyphSize, glyphSize), m_glyph, ink);
        words.setLeft(padding + glyphSize + gap);
    }
    painter.setPen(ink);
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, m_text);
}

} // namespace torchtriage::desktop
