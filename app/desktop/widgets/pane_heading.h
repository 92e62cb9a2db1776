// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace torchtriage::desktop {

/// Heading of a section in a side pane: bold, 32 px high, a rule under it.
class PaneHeading : public QWidget {
    Q_OBJECT

public:
    explicit PaneHeading(const QString& text, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace torchtriage::desktop
