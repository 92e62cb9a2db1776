// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/checkpoint_jobs.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTableView;
class QVBoxLayout;

namespace torchtriage::desktop {

class CheckpointModel;
class ElidedLabel;
class Glyph;
class ProgressCard;
class StateCard;

/// Checks a checkpoint that the user chooses, a file or a folder: the verdict, its parts, and every finding.
/// Read in the background; nothing of it is loaded.
class CheckpointPane : public QWidget {
    Q_OBJECT

public:
    explicit CheckpointPane(QWidget* parent = nullptr);

    /// What the next check holds it against. Another failure checks the same checkpoint again.
    void setFailure(const contract::FailureMoment& failure);
    void check(const QString& path);
    /// Shows nothing, as at the start.
    void clear();
    void retranslate();

    [[nodiscard]] const std::optional<contract::CheckpointReport>& report() const noexcept
    {
        return m_report;
    }
    [[nodiscard]] const QString& path() const noexcept { return m_path; }
    [[nodiscard]] CheckpointModel& model() const { return *m_model; }
    [[nodiscard]] QString verdict() const;  ///< the heading's word and fact
    [[nodiscard]] QString findings() const; ///< one a line
    [[nodiscard]] StateCard& state() const { return *m_state; }

signals:
    void checked();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHeader();
    void makeTable();
    void connectJobs();
    void chooseFile();
    void chooseFolder();
    void take(const contract::CheckpointReport& report);
    void refuse(const io::Error& error);
    void endProgress();
    void showState();
    void showReport();

    workbench::CheckpointJobs m_jobs;
    contract::FailureMoment m_failure;
    QString m_path;
    std::optional<contract::CheckpointReport> m_report;
    std::optional<io::Error> m_error;

    CheckpointModel* m_model;
    QLabel* m_title;
    Glyph* m_glyph;
    QLabel* m_word;
    ElidedLabel* m_fact;
    QPushButton* m_file;
    QPushButton* m_folder;
    QVBoxLayout* m_progressPlace;
    ProgressCard* m_progress = nullptr;
    QStackedWidget* m_stack;
    StateCard* m_state;
    QWidget* m_result;
    QTableView* m_table;
    QPlainTextEdit* m_findings;
};

} // namespace torchtriage::desktop
