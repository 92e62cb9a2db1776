// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>

namespace torchtriage::desktop {

/// The tabs of an incident: words on a rule, the current one bold and underlined in the accent.
class ViewTabs : public QTabBar {
    Q_OBJECT

public:
    explicit ViewTabs(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void paintEvent(QPaintEvent* event) override;
};

} // namespace torchtriage::desktop
