// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/run_queue.h"
#include "core/rerun/plan.h"
#include "core/rerun/variation.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace torchtriage::workbench {

/// One row of the matrix: a variation of the baseline, and what its runs showed.
struct RunRow {
    enum class State { NotRun, Queued, Running, Done };

    rerun::Variation variation;
    std::optional<rerun::OwnSwitch> ownSwitch; ///< how the program itself makes the change
    QString refusal; ///< id of why it cannot be run: a precondition, "own-switch", "no-name"; empty: it can
    bool checked = false;
    State state = State::NotRun;
    quint64 run = 0;                       ///< queued or under way
    QTime since;                           ///< of the run under way
    int process = 0;                       ///< likewise; 0: it has not begun on its machine
    std::optional<rerun::Outcome> outcome; ///< of the last run
    std::vector<rerun::Verdict> verdicts;  ///< of all runs with this baseline
    std::optional<io::Error> error;        ///< why the last run could not be carried out by us

    [[nodiscard]] bool canRun() const noexcept { return refusal.isEmpty(); }
    [[nodiscard]] bool isBaseline() const noexcept { return variation.change == rerun::Change::Nothing; }
    [[nodiscard]] rerun::Rate rate() const noexcept { return rerun::rateOf(verdicts); }
};

/// What an incident brings to its reruns.
struct RerunSubject {
    rerun::Baseline baseline;
    std::optional<rerun::Failure> incident; ///< the failure of the incident's own log
    QString folder;                         ///< runs are kept below it
};

/// The reruns of one incident: the baseline, its variations, and their outcomes. Rows change; their number
/// does not, but for custom ones, which are added at the end.
class RunMatrix : public QObject {
    Q_OBJECT

public:
    RunMatrix(RunQueue& queue, QObject* parent = nullptr);

    /// Another baseline: outcomes with the old one leave the rows and stay in their folders. `kept` are
    /// outcomes from there, of which those of this baseline are shown.
    void setSubject(const RerunSubject& subject, const std::vector<rerun::Outcome>& kept = {});
    [[nodiscard]] const RerunSubject& subject() const noexcept { return m_subject; }
    [[nodiscard]] const std::vector<RunRow>& rows() const noexcept { return m_rows; }

    void setChecked(int row, bool checked);
    void setSwitch(int row, const std::optional<rerun::OwnSwitch>& ownSwitch);
    /// Adds a named change of the user; returns its row.
    int addCustom(const rerun::OwnSwitch& change);

    void setLimits(const rerun::RunLimits& limits) { m_limits = limits; }
    [[nodiscard]] const rerun::RunLimits& limits() const noexcept { return m_limits; }
    void setEngine(const std::optional<rerun::Engine>& engine) { m_engine = engine; }
    /// The engine of the row that changes nothing else.
    void setOtherEngine(const std::optional<rerun::Engine>& engine);
    [[nodiscard]] const std::optional<rerun::Engine>& otherEngine() const noexcept { return m_otherEngine; }
    /// Where runs are kept from now on.
    void setFolder(const QString& folder) { m_subject.folder = folder; }
    [[nodiscard]] const std::optional<rerun::Engine>& engine() const noexcept { return m_engine; }

    /// Where the runs live; this machine unless set.
    /// Outcomes leave the rows with another one: two machines in one comparison would be a second change.
    void setLauncher(const std::shared_ptr<const rerun::Launcher>& launcher);
    [[nodiscard]] const rerun::Launcher& launcher() const noexcept { return *m_launcher; }

    /// Puts a row's run into the queue, unless it cannot run or is on its way already.
    void run(int row);
    /// The rows with a check mark.
    void runChecked();
    /// Every row that can run.
    void runAll();
    void stop();

    /// Whether the case fails again in a new process, as far as the runs tell.
    [[nodiscard]] std::optional<bool> failsAgain() const;
    [[nodiscard]] int finished() const noexcept;
    [[nodiscard]] int running() const noexcept;
    [[nodiscard]] int queued() const noexcept;
    [[nodiscard]] bool isBusy() const noexcept { return running() + queued() > 0; }
    /// Row of a run that is queued or under way; -1 if it is not one of these.
    [[nodiscard]] int rowOf(quint64 run) const noexcept;
    /// Plan of a row as it would run now.
    [[nodiscard]] io::Result<rerun::Plan> planOf(int row) const;

signals:
    void reset();
    void rowChanged(int row);
    void rowAdded(int row);
    void printed(int row, const torchtriage::workbench::ShownLines& lines);
    /// Not begun yet: in the queue of another machine, or on the way to it.
    void waiting(int row, const torchtriage::rerun::QueueState& state);
    void started(int row, const QString& command, const QString& folder);
    void ended(int row);

private:
    void connectQueue();
    void judge(RunRow& row) const;
    /// Takes what a run of the baseline has shown; true: rows depend on it, and are to be judged again.
    bool learn(const RunRow& baseline);
    [[nodiscard]] rerun::RunRequest requestFor(quint64 run) const;
    [[nodiscard]] const rerun::Outcome* baselineOutcome() const;
    void takeKept(const std::vector<rerun::Outcome>& kept);
    [[nodiscard]] RunRow* rowFor(const rerun::Outcome& kept);
    void change(int row, const std::function<void(RunRow&)>& how);

    RunQueue& m_queue;
    RerunSubject m_subject;
    rerun::RunLimits m_limits;
    std::optional<rerun::Engine> m_engine, m_otherEngine;
    std::shared_ptr<const rerun::Launcher> m_launcher = std::make_shared<rerun::Launcher>();
    std::vector<RunRow> m_rows;
};

} // namespace torchtriage::workbench
