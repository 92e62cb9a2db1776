// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusFrame>
#include <QObject>
#include <QPointer>

namespace torchtriage::desktop {

/// The ring around the button or table that has the focus: 2 px in the accent, 1 px off. Fields and lists
/// show their own focus. One per main window; it serves the dialogs of that window too.
class FocusRing : public QObject {
    Q_OBJECT

public:
    explicit FocusRing(QWidget* window);

private:
    void follow(QWidget* now);
    [[nodiscard]] bool serves(const QWidget& widget) const;

    QWidget* m_window;
    /// Lives in the nearest window or scrolling page around the control, and goes with it.
    QPointer<QFocusFrame> m_frame;
};

} // namespace torchtriage::desktop
