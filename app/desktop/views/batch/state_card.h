// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace torchtriage::desktop {

class Glyph;

/// What stands in a pane that has nothing to show: what is so, why, and at most one way forward.
class StateCard : public QWidget {
    Q_OBJECT

public:
    enum class State { Empty, Failed, Stopped, Information };

    explicit StateCard(QWidget* parent = nullptr);

    /// Plain text. An empty `action` shows no button.
    void setState(State state, const QString& title, const QString& text, const QString& action = {});
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QPushButton& button() const { return *m_button; }

signals:
    void actionTriggered();

private:
    Glyph* m_glyph;
    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_button;
};

} // namespace torchtriage::desktop
