// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/reduce_jobs.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QTimer>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace torchtriage::desktop {

/// Cuts a failing job down to the smallest case that fails in the same way: name and budget, then every trial
/// as it ends, and what was found. Closing it pauses; the same name goes on from there.
class ReduceDialog : public QDialog {
    Q_OBJECT

public:
    /// `cases` is the folder that the case is made in.
    ReduceDialog(rerun::Job job, rerun::Engine engine, QString cases, QWidget* parent);

    void reduce();
    void pause();

    [[nodiscard]] QLineEdit& name() const { return *m_name; }
    [[nodiscard]] QPushButton& startButton() const { return *m_start; }
    [[nodiscard]] QPushButton& pauseButton() const { return *m_pause; }
    [[nodiscard]] QString history() const; ///< one trial a line
    [[nodiscard]] QString result() const;

signals:
    /// A case was kept in that folder.
    void caseKept(const QString& folder);

protected:
    void changeEvent(QEvent* event) override;
    void done(int result) override;

private:
    enum class Stage { Ready, Running, Pausing, Paused, Complete };

    void makeLayout();
    void addTrial(const rerun::Trial& trial, int runs);
    void take(const workbench::ReductionEnd& end);
    void refuse(const io::Error& error);
    void setStage(Stage stage);
    void showProgress();
    void retranslate();

    workbench::ReduceJobs m_jobs;
    rerun::Job m_job;
    rerun::Engine m_engine;
    QString m_cases;
    Stage m_stage = Stage::Ready;
    int m_runs = 0;
    QElapsedTimer m_clock;
    QTimer m_tick;

    QLabel* m_about;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLabel* m_runsLabel;
    QSpinBox* m_budget;
    QLabel* m_progress;
    QLabel* m_historyTitle;
    QPlainTextEdit* m_history;
    QLabel* m_resultTitle;
    QPlainTextEdit* m_result;
    QPushButton* m_start;
    QPushButton* m_pause;
    QPushButton* m_close;
};

} // namespace torchtriage::desktop
