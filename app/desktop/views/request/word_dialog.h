// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QPushButton;
class QRadioButton;

namespace torchtriage::desktop {

/// Asks for a word and what is to become of it, and shows those that were given before.
class WordDialog : public QDialog {
    Q_OBJECT

public:
    WordDialog(const QStringList& always, const QStringList& never, QWidget* parent);

    [[nodiscard]] QLineEdit& field() const { return *m_word; }
    [[nodiscard]] QListWidget& words() const { return *m_words; }
    [[nodiscard]] QPushButton& removeButton() const { return *m_remove; }

signals:
    /// `replace`: wherever it stands; else it is left alone.
    void chosen(const QString& word, bool replace);
    /// The word is no longer of the list that `replace` names.
    void removed(const QString& word, bool replace);

private:
    void makeList(const QStringList& always, const QStringList& never);
    void addToList(const QString& word, bool replace);
    void showState();

    QLineEdit* m_word;
    QRadioButton* m_replace;
    QListWidget* m_words;
    QPushButton* m_remove;
};

} // namespace torchtriage::desktop
