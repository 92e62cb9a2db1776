// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/focus_ring.h"

#include "app/desktop/theme/tokens.h"

#include <QAbstractButton>
#include <QApplication>
#include <QPainter>
#include <QTableView>

namespace torchtriage::desktop {

namespace {

class Ring : public QFocusFrame {
public:
    using QFocusFrame::QFocusFrame;

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(color(Token::Accent, palette()), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    }
};

} // namespace

FocusRing::FocusRing(QWidget* window) : QObject(window), m_window(window)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
}

bool FocusRing::serves(const QWidget& widget) const
{
    const QWidget* window = widget.window();
    while (window != m_window && window->parentWidget())
        window = window->parentWidget()->window();
    return window == m_window;
}

void FocusRing::follow(QWidget* now)
{
    // A table has a row to show the focus in only once one was chosen.
    const bool framed = qobject_cast<QAbstractButton*>(now) || qobject_cast<QTableView*>(now);
    if (!framed || !serves(*now)) {
        if (m_frame)
            m_frame->setWidget(nullptr);
        return;
    }
    if (!m_frame) {
        m_frame = new Ring(now->window());
        m_frame->hide(); // until it knows its place
    }
    m_frame->setWidget(now);
}

} // namespace torchtriage::desktop
