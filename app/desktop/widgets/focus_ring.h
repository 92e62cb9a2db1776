// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusFrame>

namespace torchtriage::desktop {

/// The ring around the button or table that has the focus: 2 px in the accent, 1 px off. Fields and lists
/// show their own focus. One per window.
class FocusRing : public QFocusFrame {
    Q_OBJECT

public:
    explicit FocusRing(QWidget* window);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow(QWidget* now);

    QWidget* m_window;
};

} // namespace torchtriage::desktop
