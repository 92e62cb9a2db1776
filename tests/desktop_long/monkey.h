// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QTimer>

#include <random>

class QWidget;

namespace torchtriage::desktop {
class MainWindow;
}

namespace torchtriage::test {

/// Uses a window as somebody without a plan does: clicks, keys, menus, files, languages, sizes. Every step is
/// one that a user can make. The same seed makes the same choices; what they meet also depends on how far
/// background work is. A file dialog is always refused: the monkey must not reach files that are not its own.
class Monkey {
public:
    Monkey(desktop::MainWindow& window, QStringList files, std::uint64_t seed);

    /// Makes one step and returns what it was.
    QString step();

private:
    int below(int bound);
    template <class List>
    auto& oneOf(const List& list)
    {
        return list[static_cast<typename List::size_type>(below(static_cast<int>(list.size())))];
    }

    QString chooseFromMenu();
    QString click();
    QString press();
    QString type();
    QString goSomewhere();
    QString openFiles();
    QString dropText();
    QString resize();
    QString scroll();
    QString answerDialogs();
    void answerPopup();
    [[nodiscard]] QWidget* widgetInSight();

    desktop::MainWindow& m_window;
    QStringList m_files;
    std::mt19937_64 m_random;
    QTimer m_popups; ///< a button with a menu waits for it in a loop of Qt's own: only a timer gets in there
};

} // namespace torchtriage::test
