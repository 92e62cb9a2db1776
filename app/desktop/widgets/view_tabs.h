// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>

namespace torchtriage::desktop {

/// The tabs of an incident: words on a rule, some with a count, the current one bold and underlined in the
/// accent.
class ViewTabs : public QTabBar {
    Q_OBJECT

public:
    explicit ViewTabs(QWidget* parent = nullptr);

    /// A short count behind the word, such as "3/5"; empty: none.
    void setBadge(int index, const QString& badge);
    [[nodiscard]] QString badge(int index) const;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int wordWidth(int index) const;
};

} // namespace torchtriage::desktop
