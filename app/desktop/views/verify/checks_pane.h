// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/verify_jobs.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace torchtriage::desktop {

class ChecksModel;
class ChecksTable;
class ElidedLabel;
class StateCard;

/// The checks before closing: what is expected of each, what its runs showed, and the buttons that run them.
/// The command line stands there in full; nothing runs without a click.
class ChecksPane : public QWidget {
    Q_OBJECT

public:
    explicit ChecksPane(QWidget* parent = nullptr);

    /// Another incident: its folder (empty: it has none yet), and the failure that must not come back.
    void setIncident(const QString& folder, const std::optional<rerun::Failure>& failure);
    /// A command to start from; what the user typed stays.
    void proposeCommand(const rerun::Command& command);
    /// Reads the checklists again, unless checks are running.
    void refresh();
    void runLeft();
    void runSelected();
    void stop();
    /// Counts a list of items; `expectedList` may be empty.
    void countList(const QString& list, const QString& expectedList);
    void retranslate();

    [[nodiscard]] const std::optional<workbench::ShownVerification>& shown() const noexcept
    {
        return m_shown;
    }
    [[nodiscard]] ChecksModel& model() const { return *m_model; }
    [[nodiscard]] ChecksTable& table() const { return *m_table; }
    [[nodiscard]] StateCard& state() const { return *m_state; }
    [[nodiscard]] QLineEdit& commandLine() const { return *m_command; }
    [[nodiscard]] QComboBox& column() const { return *m_when; }
    [[nodiscard]] QPushButton& runLeftButton() const { return *m_runLeft; }
    [[nodiscard]] QPushButton& stopButton() const { return *m_stop; }
    [[nodiscard]] bool isRunning() const { return m_running; }

signals:
    /// The incident needs a folder first.
    void folderWanted();
    void logRequested(const QString& path);
    /// Checks were read or run.
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHeader();
    QWidget* makeCommandRow();
    void connectParts();
    void run(const std::vector<workbench::CheckToRun>& checks);
    void take(const workbench::ShownVerification& shown);
    void showState();
    void showButtons();
    void openRun();
    void chooseList();
    void chooseExpected(const QString& list);
    [[nodiscard]] std::optional<rerun::Command> command() const;
    /// Why that check cannot run now; empty if it can.
    [[nodiscard]] QString obstacle(const workbench::ShownCheck& check) const;

    workbench::VerifyJobs m_jobs;
    QString m_folder;
    std::optional<rerun::Failure> m_failure;
    std::optional<workbench::ShownVerification> m_shown;
    std::optional<io::Error> m_error;
    QString m_workdir; ///< of the proposed command
    bool m_running = false;

    ChecksModel* m_model;
    ChecksTable* m_table;
    QLabel* m_title;
    ElidedLabel* m_counts;
    QComboBox* m_when;
    QPushButton* m_runLeft;
    QPushButton* m_runSelected;
    QPushButton* m_stop;
    QPushButton* m_open;
    QLabel* m_commandLabel;
    QLineEdit* m_command;
    QPushButton* m_list;
    QLabel* m_problem;
    QStackedWidget* m_stack;
    StateCard* m_state;
};

} // namespace torchtriage::desktop
