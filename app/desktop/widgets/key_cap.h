// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QWidget>

namespace torchtriage::desktop {

/// A key sequence as drawn keys ("Ctrl+O"), beside the action that it triggers.
class KeyCap : public QWidget {
    Q_OBJECT

public:
    explicit KeyCap(const QKeySequence& keys = {}, QWidget* parent = nullptr);

    void setKeys(const QKeySequence& keys);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
};

} // namespace torchtriage::desktop
