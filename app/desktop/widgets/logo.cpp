// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/logo.h"

#include "app/desktop/theme/tokens.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>

namespace torchtriage::desktop {

namespace {

/// A dot (the first failure) that a line leaves, and two branches. Drawn on a grid of 40.
void paintMark(QPainter& painter, const QRectF& rect)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / 40, rect.height() / 40);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(Token::AccentFill, Scheme::Light));
    painter.drawRoundedRect(QRectF(0, 0, 40, 40), 4, 4);
    QColor faint(Qt::white);
    faint.setAlphaF(0.6F);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faint, 2, Qt::SolidLine, Qt::RoundCap));
    QPainterPath branches;
    branches.moveTo(18, 20);
    branches.cubicTo(22, 20, 23, 12, 30, 12);
    branches.moveTo(18, 20);
    branches.cubicTo(22, 20, 23, 28, 30, 28);
    painter.drawPath(branches);
    painter.setPen(QPen(Qt::white, 2.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(10, 20), QPointF(31, 20));
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawEllipse(QPointF(10.5, 20), 3.2, 3.2);
}

/// The mark in the size that a desktop asks for, drawn when it asks.
class MarkEngine : public QIconEngine {
public:
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode /*mode*/, QIcon::State /*state*/) override
    {
        painter->save();
        paintMark(*painter, rect);
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, picture.rect(), mode, state);
        return picture;
    }

    QList<QSize> availableSizes(QIcon::Mode /*mode*/, QIcon::State /*state*/) override
    {
        return {{16, 16}, {32, 32}, {64, 64}};
    }

    [[nodiscard]] QIconEngine* clone() const override { return new MarkEngine; }
};

} // namespace

Logo::Logo(QWidget* parent) : QWidget(parent)
{
    setFixedSize(40, 40);
}

QIcon Logo::windowIcon()
{
    return QIcon(new MarkEngine); // QIcon owns its engine
}

void Logo::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintMark(painter, rect());
}

} // namespace torchtriage::desktop
