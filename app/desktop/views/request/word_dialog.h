// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QRadioButton;

namespace torchtriage::desktop {

/// Asks for a word and what is to become of it.
class WordDialog : public QDialog {
    Q_OBJECT

public:
    explicit WordDialog(QWidget* parent);

    [[nodiscard]] QLineEdit& field() const { return *m_word; }

signals:
    /// `replace`: wherever it stands; else it is left alone.
    void chosen(const QString& word, bool replace);

private:
    QLineEdit* m_word;
    QRadioButton* m_replace;
};

} // namespace torchtriage::desktop
