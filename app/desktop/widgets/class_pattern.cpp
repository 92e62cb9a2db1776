// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/class_pattern.h"

#include <QPainter>
#include <QPixmap>

namespace torchtriage::desktop {

using triage::FailureClass;

namespace {

constexpr int side = 6;

/// A tile of lines in `ink` on the ground of a plot.
QBrush tile(const QColor& ink, const QColor& ground, void (*draw)(QPainter&))
{
    QPixmap pixmap(side, side);
    pixmap.fill(ground);
    QPainter painter(&pixmap);
    painter.setPen(QPen(ink, 2));
    draw(painter);
    return QBrush(pixmap);
}

} // namespace

bool isOutlined(FailureClass value) noexcept
{
    return value == FailureClass::Unknown;
}

QBrush classPattern(FailureClass value, const QPalette& palette)
{
    const QColor ink = color(classToken(value), palette);
    const QColor ground = color(Token::Raised, palette);
    switch (value) {
    case FailureClass::OperatorContract:
        return tile(ink, ground, [](QPainter& painter) {
            painter.setRenderHint(QPainter::Antialiasing);
            for (const int shift : {-side, 0, side})
                painter.drawLine(shift, side, shift + side, 0);
        });
    case FailureClass::Resources:
        return tile(ink, ground, [](QPainter& painter) {
            painter.drawLine(0, 1, side, 1);
            painter.drawLine(0, 4, side, 4);
        });
    case FailureClass::HardwareDriver:
        return tile(ink, ground, [](QPainter& painter) {
            painter.setPen(QPen(painter.pen().color(), 1));
            for (const int at : {0, 3}) {
                painter.drawLine(0, at, side, at);
                painter.drawLine(at, 0, at, side);
            }
        });
    case FailureClass::Unknown:
        return QBrush(color(classTint(value), palette));
    default:
        return QBrush(ink);
    }
}

} // namespace torchtriage::desktop
