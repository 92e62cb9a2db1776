// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <cstdint>

class QLabel;
class QLineEdit;

namespace torchtriage::desktop {

/// A small field over the log that asks for a line number. Enter goes there, Esc closes it.
class GoToLine : public QFrame {
    Q_OBJECT

public:
    explicit GoToLine(QWidget* parent);

    /// Opens it at the top right of its parent; `lines` is the last line there is.
    void ask(std::int64_t lines);
    void retranslate();

signals:
    void lineChosen(std::int64_t line);
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void choose();

    QLabel* m_label;
    QLineEdit* m_field;
    std::int64_t m_lines = 0;
};

} // namespace torchtriage::desktop
