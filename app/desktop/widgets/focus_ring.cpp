// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/focus_ring.h"

#include "app/desktop/theme/tokens.h"

#include <QAbstractButton>
#include <QApplication>
#include <QPainter>
#include <QTableView>

namespace torchtriage::desktop {

FocusRing::FocusRing(QWidget* window) : QFocusFrame(window), m_window(window)
{
    hide(); // a child is shown with its window, and until something takes the focus there is nothing to frame
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
}

void FocusRing::follow(QWidget* now)
{
    // A table has a row to show the focus in only once one was chosen.
    const bool framed = qobject_cast<QAbstractButton*>(now) || qobject_cast<QTableView*>(now);
    setWidget(framed && now->window() == m_window ? now : nullptr);
}

void FocusRing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color(Token::Accent, palette()), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
}

} // namespace torchtriage::desktop
