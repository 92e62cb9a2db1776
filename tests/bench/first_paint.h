// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <cstdlib>
#include <functional>

namespace torchtriage::testing {

/// Ends the program after the first paint of `window` at which `ready` holds.
class FirstPaint : public QObject {
public:
    FirstPaint(QWidget* window, std::function<bool()> ready) : m_window(window), m_ready(std::move(ready))
    {
        // Children are painted within their window's update request, which the top level gets last.
        window->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool painted = event->type() == QEvent::UpdateRequest || event->type() == QEvent::Paint;
        if (watched == m_window && painted && m_ready())
            QTimer::singleShot(0, qApp, [] { std::_Exit(0); }); // taking the window down is no part of it
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget* m_window;
    std::function<bool()> m_ready;
};

} // namespace torchtriage::testing
