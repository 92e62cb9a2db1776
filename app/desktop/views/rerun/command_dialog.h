// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/command.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace torchtriage::desktop {

/// The command of the baseline in its parts, and as each shell wants it for copying.
class CommandDialog : public QDialog {
    Q_OBJECT

public:
    CommandDialog(const rerun::Command& command, const QString& origin, QWidget* parent = nullptr);

    [[nodiscard]] const rerun::Command& command() const noexcept { return m_command; }

private:
    QWidget* makeFields(const QString& origin);
    QWidget* makeShells();
    void read();
    void chooseFolder();

    rerun::Command m_command;
    QLineEdit* m_line;
    QLineEdit* m_folder;
    QPlainTextEdit* m_variables;
    QLabel* m_problem;
    QComboBox* m_shell;
    QPlainTextEdit* m_shown;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace torchtriage::desktop
