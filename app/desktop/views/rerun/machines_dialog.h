// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/launcher_tests.h"
#include "app/workbench/launchers.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSettings;

namespace torchtriage::desktop {

/// The machines that runs can be started on: how each is reached, kept as it was typed, and asked at once
/// whether it answers. Holds no credentials.
class MachinesDialog : public QDialog {
    Q_OBJECT

public:
    explicit MachinesDialog(QSettings& settings, QWidget* parent = nullptr);

    [[nodiscard]] QListWidget& list() const { return *m_list; }
    [[nodiscard]] QPlainTextEdit& facts() const { return *m_facts; }
    [[nodiscard]] QLineEdit& targetEdit() const { return *m_target; }
    [[nodiscard]] QPushButton& testButton() const { return *m_test; }

signals:
    /// What is kept has changed.
    void changed();

private:
    QWidget* makeForm();
    QWidget* makeButtons();
    void fillKinds();
    void add();
    void remove();
    void showCurrent();
    void takeForm();
    void judge();
    void test();
    void keep();
    [[nodiscard]] workbench::KeptLauncher* current();
    [[nodiscard]] QString freshName() const;

    QSettings& m_settings;
    std::vector<workbench::KeptLauncher> m_launchers;
    std::vector<rerun::LauncherKind> m_kinds;
    workbench::LauncherTests m_tests;
    QListWidget* m_list;
    QWidget* m_formBox = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_kind = nullptr;
    QLabel* m_targetLabel = nullptr;
    QLineEdit* m_target = nullptr;
    QLineEdit* m_options = nullptr;
    QLineEdit* m_python = nullptr;
    QLabel* m_problem = nullptr;
    QPlainTextEdit* m_facts = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_test = nullptr;
};

} // namespace torchtriage::desktop
