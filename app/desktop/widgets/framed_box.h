// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace torchtriage::desktop {

/// A box with a 1 px rule around it, for a heading and what belongs to it.
class FramedBox : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace torchtriage::desktop
