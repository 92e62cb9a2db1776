// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QWidget>

namespace torchtriage::desktop {

/// The program's mark at 40 px: one failure, several consequences.
class Logo : public QWidget {
    Q_OBJECT

public:
    explicit Logo(QWidget* parent = nullptr);

    /// The icon of the windows.
    [[nodiscard]] static QIcon windowIcon();

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace torchtriage::desktop
