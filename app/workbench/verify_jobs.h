// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/latest_job.h"
#include "core/rerun/verification/closing.h"
#include "core/rerun/verification/command_checks.h"

#include <QString>
#include <QVector>

#include <mutex>

namespace torchtriage::workbench {

/// One row of the checklists of an incident, with what its runs showed.
struct ShownCheck {
    std::string list;   ///< "cases/nll-loss"; empty: the incident's own
    std::string folder; ///< of that checklist
    rerun::CheckRow row;
    rerun::RowState before, after;
    std::optional<rerun::Expectation> kept; ///< of a case
    bool isRunning = false;
};

/// Everything that the page shows of the checks.
struct ShownVerification {
    QString folder; ///< of the incident
    QVector<ShownCheck> checks;
    std::optional<rerun::ItemCount> count;
    std::vector<rerun::OpenPoint> open; ///< of the checks; notes are the record's
};

/// A check that is to be run.
struct CheckToRun {
    std::string list;
    rerun::CheckId id = rerun::CheckId::Minimal;
};

/// Reads and runs the checklists of one incident at a time. Nothing runs before run() is called.
class VerifyJobs : public LatestJob {
    Q_OBJECT

public:
    explicit VerifyJobs(QObject* parent = nullptr) : LatestJob(parent) {}

    /// Reads every checklist; updated() follows.
    void open(const QString& folder);
    /// Runs checks one after the other, each in a new process; updated() follows after each. A check of the
    /// incident itself runs `command`; Counting counts what the representative part printed.
    void run(const QString& folder, const std::vector<CheckToRun>& checks, rerun::When when,
             const rerun::CommandCheck& command, const rerun::Engine& engine,
             std::chrono::milliseconds timeout);
    /// Counts a list that the representative run wrote.
    void count(const QString& folder, const QString& list, const QString& expectedList);

signals:
    void updated(const torchtriage::workbench::ShownVerification& shown);
    void finished();

private:
    void tell(io::Result<ShownVerification> shown);

    std::mutex m_writing; ///< work that was stopped may still put its last run down
};

} // namespace torchtriage::workbench
