// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace torchtriage::desktop {

/// The dashed area of the start page with the kinds of files that can be dropped. The window takes the drop.
class DropArea : public QWidget {
    Q_OBJECT

public:
    explicit DropArea(QWidget* parent = nullptr);

    /// Shown while something that can be dropped hovers over the window.
    void setHighlighted(bool on);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Kind {
        QLabel* name;
        QLabel* detail;
    };

    QWidget* makeKind(const QString& glyph);
    void retranslate();

    QVector<Kind> m_kinds;
    QLabel* m_title;
    QLabel* m_promise;
    bool m_highlighted = false;
};

} // namespace torchtriage::desktop
