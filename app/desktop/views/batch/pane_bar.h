// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace torchtriage::desktop {

/// The bar at the top of a pane: 32 px at least, a rule under it.
class PaneBar : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace torchtriage::desktop
