// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/incident_page.h"
#include "app/desktop/views/services.h"
#include "app/workbench/engines.h"
#include "app/workbench/rerun_subject.h"
#include "app/workbench/run_matrix.h"

#include <QThreadPool>
#include <QTimer>

#include <map>
#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSplitter;

namespace torchtriage::desktop {

class ElidedLabel;
class OutputView;
class ReadingPane;
class RunModel;
class RunTable;

/// Reruns of an incident: its command, the matrix of variations, live output, and what the runs show. Nothing
/// starts without a click here; runs of an incident go on while another one is shown, and end with the
/// window.
class RerunPage : public IncidentPage {
    Q_OBJECT

public:
    explicit RerunPage(const Services& services, QWidget* parent = nullptr);
    ~RerunPage() override;

    void setIncident(const workbench::Incident& incident) override;
    void retranslate() override;
    /// Chooses the row of a variation and checks it, as soon as the rows are there. Starts nothing. False: it
    /// cannot run, or not yet.
    bool chooseVariation(const QString& id);
    void runSelected();
    void runAll();
    void stop();
    void showEngines();
    void showMachines();
    /// Shows a job of operators instead of the program.
    void openJob(const QString& path);
    /// Asks how far the open job is to be reduced. Starts nothing.
    void reduce();
    /// The same for the job of a kept case, which is opened first.
    void reduceCase(const QString& path);

    [[nodiscard]] workbench::RunMatrix* matrix() const;
    [[nodiscard]] RunTable& table() const { return *m_table; }
    [[nodiscard]] RunModel& model() const { return *m_model; }
    [[nodiscard]] ReadingPane& reading() const { return *m_reading; }
    [[nodiscard]] OutputView& output() const { return *m_output; }
    [[nodiscard]] QLineEdit& commandLine() const { return *m_command; }
    [[nodiscard]] QString keptNote() const; ///< where runs are kept
    [[nodiscard]] QPushButton& editButton() const { return *m_edit; }
    [[nodiscard]] QComboBox& machineBox() const { return *m_machine; }
    [[nodiscard]] QPushButton& runButton() const { return *m_run; }
    [[nodiscard]] QPushButton& stopButton() const { return *m_stop; }
    [[nodiscard]] QPushButton& logButton() const { return *m_log; }
    [[nodiscard]] QPushButton& reduceButton() const { return *m_reduce; }

signals:
    /// The log of a run is to be opened as evidence.
    void logRequested(const QString& path);
    /// What the finished runs tell of whether the case fails again in a new process.
    void failsAgainChanged(std::optional<bool> failsAgain);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// What belongs to one incident.
    struct Session {
        std::unique_ptr<workbench::RunMatrix> matrix;
        rerun::GuessedCommand guess;
        QVector<workbench::ShownLine> output;
        QString jobPath;
        workbench::RerunSubject program; ///< to come back to from a job
        std::vector<rerun::Outcome> kept;
        bool isPrepared = false;
    };

    /// Where the run under way is.
    struct StepUnderWay {
        quint64 run = 0, step = 0, steps = 0;
        QString name;
    };

    QWidget* makeTools();
    QWidget* makeCommandRow();
    QWidget* makeOutputPane();
    QWidget* makeReadingPane();
    void connectParts();
    Session& session(workbench::IncidentId id);
    void connectMatrix(workbench::IncidentId id, workbench::RunMatrix& matrix);
    void prepare(const workbench::Incident& incident);
    void takeSubject(workbench::IncidentId id, const workbench::PreparedSubject& prepared);
    /// An incident that has got a folder keeps its runs there.
    void followFolder(const workbench::Incident& incident);
    void showSession();
    void showPlace();
    void showCommand();
    void showState();
    void showRun();
    void readCommand();
    void editCommand();
    void leaveJob();
    void chooseJob();
    void showReduce();
    void reduceIfWanted(const workbench::Incident& incident);
    void openReduce(const QString& folder);
    void followCase(const QString& openJobPath);
    void askSwitch(int row);
    void addCustom();
    void setLimits();
    void keepLimits();
    void chooseEngine();
    void chooseOtherEngine();
    void fillMachines();
    void activateMachine();
    void chooseMachine();
    void chooseEngineThere(workbench::RunMatrix& matrix);
    void noteWaiting(workbench::IncidentId id, int row, const rerun::QueueState& state);
    void fillEngines();
    void addLine(workbench::IncidentId id, const QString& text);
    void addLines(workbench::IncidentId id, const workbench::ShownLines& lines);
    void noteStart(workbench::IncidentId id, int row, const QString& command);
    void noteEnd(workbench::IncidentId id, int row);
    [[nodiscard]] Session* current();
    [[nodiscard]] workbench::RunMatrix* matrixOf(workbench::IncidentId id) const;
    [[nodiscard]] QString runHint() const;

    Services m_services;
    workbench::RunQueue m_queue;
    workbench::Engines m_engines;
    std::map<workbench::IncidentId, Session> m_sessions;
    workbench::IncidentId m_incident = 0;
    QString m_caseWanted;                     ///< job that is opened to be reduced
    workbench::IncidentId m_reduceWanted = 0; ///< gets its folder first
    std::shared_ptr<const rerun::Launcher> m_launcher = std::make_shared<rerun::Launcher>();
    QString m_machineName;    ///< of the launcher as it is kept; empty: this machine
    QString m_machineProblem; ///< why it cannot be used
    QString m_queueText;      ///< where the run under way stands that has not begun on its machine
    QString m_commandProblem; ///< why the command as it is typed cannot be run
    QString m_wanted;         ///< variation to choose once the rows are there
    StepUnderWay m_step;
    QTimer m_clock;
    QThreadPool m_pool;

    QPushButton* m_run;
    QPushButton* m_runAll;
    QPushButton* m_stop;
    QLabel* m_timeoutLabel;
    QComboBox* m_timeout;
    QComboBox* m_memory;
    ElidedLabel* m_note;
    ElidedLabel* m_kept; ///< where runs are kept
    QLabel* m_counts;
    QLabel* m_commandLabel;
    QLineEdit* m_command;
    QComboBox* m_engine;
    QComboBox* m_machine;
    QPushButton* m_edit;
    QPushButton* m_job;
    QPushButton* m_reduce;
    QPushButton* m_custom;
    QLabel* m_commandNote;
    RunModel* m_model;
    RunTable* m_table;
    QLabel* m_outputTitle;
    QLabel* m_outputNote;
    QLabel* m_elapsed;
    QProgressBar* m_progress;
    QPushButton* m_log;
    OutputView* m_output;
    QLabel* m_readingTitle;
    QLabel* m_readingNote;
    ReadingPane* m_reading;
    QSplitter* m_below;
    QSplitter* m_splitter;
};

} // namespace torchtriage::desktop
