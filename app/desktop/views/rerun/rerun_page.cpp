// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/rerun/rerun_page.h"

#include "app/desktop/views/rerun/command_dialog.h"
#include "app/desktop/views/rerun/engines_dialog.h"
#include "app/desktop/views/rerun/output_view.h"
#include "app/desktop/views/rerun/reading_pane.h"
#include "app/desktop/views/rerun/run_table.h"
#include "app/desktop/views/rerun/switch_dialog.h"
#include "app/workbench/error_text.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/program_paths.h"
#include "app/workbench/rerun_text.h"
#include "core/rerun/job_format.h"
#include "core/rerun/run_folder.h"
#include "core/rerun/shell_text.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace torchtriage::desktop {

using workbench::IncidentId;
using workbench::RunMatrix;
using workbench::RunRow;
using workbench::ShownLine;

namespace {

constexpr int clockInterval = 200; // ms
constexpr qsizetype mostKeptLines = 2000;

} // namespace

RerunPage::RerunPage(const Services& services, QWidget* parent) : IncidentPage(parent), m_services(services)
{
    m_engines.setIds(keptEngines(services.settings));
    m_model = new RunModel(this);
    QWidget* tools = makeTools();
    QWidget* command = makeCommandRow();
    m_table = new RunTable(*m_model, this);
    m_below = new QSplitter(Qt::Horizontal, this);
    m_below->addWidget(makeOutputPane());
    m_below->addWidget(makeReadingPane());
    m_below->setChildrenCollapsible(false);
    m_below->setSizes({736, 392});
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_below);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({280, 350});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(tools);
    column->addWidget(command);
    column->addWidget(m_splitter, 1);
    m_clock.setInterval(clockInterval);
    m_pool.setMaxThreadCount(1);
    connectParts();
    retranslate();
}

RerunPage::~RerunPage()
{
    m_pool.waitForDone();
}

void RerunPage::connectParts()
{
    connect(m_run, &QPushButton::clicked, this, &RerunPage::runSelected);
    connect(m_runAll, &QPushButton::clicked, this, &RerunPage::runAll);
    connect(m_stop, &QPushButton::clicked, this, &RerunPage::stop);
    connect(m_timeout, &QComboBox::currentIndexChanged, this, &RerunPage::setLimits);
    connect(m_custom, &QPushButton::clicked, this, &RerunPage::addCustom);
    connect(m_command, &QLineEdit::textEdited, this, &RerunPage::readCommand);
    connect(m_edit, &QPushButton::clicked, this, &RerunPage::editCommand);
    connect(m_job, &QPushButton::clicked, this, &RerunPage::chooseJob);
    connect(m_engine, &QComboBox::activated, this, &RerunPage::chooseEngine);
    connect(m_table, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { askSwitch(index.row()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RerunPage::showRun);
    connect(m_model, &QAbstractItemModel::modelReset, m_table, [this] { m_table->selectRow(0); });
    connect(m_log, &QPushButton::clicked, this, [this] {
        const int row = m_table->currentIndex().row();
        if (!matrix() || row < 0)
            return;
        const RunRow& run = matrix()->rows().at(static_cast<std::size_t>(row));
        if (run.outcome)
            emit logRequested(QString::fromStdString(
                rerun::RunFolder(run.outcome->folder).file(rerun::RunFolder::outputName)));
    });
    connect(&m_clock, &QTimer::timeout, this, [this] {
        m_model->tick();
        showRun();
    });
    connect(&m_engines, &workbench::Engines::changed, this, &RerunPage::fillEngines);
    connect(&m_services.incidents, &workbench::IncidentStore::removed, this, [this] {
        // A closed incident's runs end.
        std::erase_if(m_sessions, [this](auto& entry) {
            if (m_services.incidents.find(entry.first))
                return false;
            entry.second.matrix->stop();
            if (m_incident == entry.first) {
                m_model->setMatrix(nullptr);
                m_incident = 0;
            }
            return true;
        });
    });
}

RerunPage::Session* RerunPage::current()
{
    const auto found = m_sessions.find(m_incident);
    return found != m_sessions.end() ? &found->second : nullptr;
}

RunMatrix* RerunPage::matrix() const
{
    const auto found = m_sessions.find(m_incident);
    return found != m_sessions.end() ? found->second.matrix.get() : nullptr;
}

RerunPage::Session& RerunPage::session(IncidentId id)
{
    Session& session = m_sessions[id];
    if (!session.matrix) {
        session.matrix = std::make_unique<RunMatrix>(m_queue);
        connectMatrix(id, *session.matrix);
    }
    return session;
}

void RerunPage::connectMatrix(IncidentId id, RunMatrix& matrix)
{
    connect(&matrix, &RunMatrix::started, this,
            [this, id](int row, const QString& command, const QString&) { noteStart(id, row, command); });
    connect(&matrix, &RunMatrix::printed, this,
            [this, id](int, const workbench::ShownLines& lines) { addLines(id, lines); });
    connect(&matrix, &RunMatrix::ended, this, [this, id](int row) { noteEnd(id, row); });
    for (const auto& change : {&RunMatrix::rowChanged, &RunMatrix::rowAdded}) {
        connect(&matrix, change, this, [this, id] {
            if (id == m_incident)
                showState();
        });
    }
    connect(&matrix, &RunMatrix::reset, this, [this, id] {
        if (id == m_incident)
            showState();
    });
}

void RerunPage::setIncident(const workbench::Incident& incident)
{
    m_incident = incident.id;
    Session& it = session(incident.id);
    m_model->setMatrix(it.matrix.get());
    if (!std::exchange(it.isPrepared, true))
        prepare(incident);
    setLimits();
    showSession();
}

void RerunPage::prepare(const workbench::Incident& incident)
{
    m_pool.start([this, incident] {
        auto prepared = std::make_shared<workbench::PreparedSubject>(workbench::prepareSubject(incident));
        QMetaObject::invokeMethod(
            this, [this, id = incident.id, prepared] { takeSubject(id, *prepared); }, Qt::QueuedConnection);
    });
}

void RerunPage::takeSubject(IncidentId id, const workbench::PreparedSubject& prepared)
{
    Session& it = session(id);
    it.guess = prepared.guess;
    it.matrix->setSubject(prepared.subject, prepared.kept);
    if (id == m_incident) {
        showSession();
        m_table->selectRow(0);
        if (!m_wanted.isEmpty())
            chooseVariation(std::exchange(m_wanted, {}));
    }
}

void RerunPage::showSession()
{
    Session* it = current();
    m_output->show(it ? it->output : QVector<ShownLine>());
    showCommand();
    showState();
}

void RerunPage::showCommand()
{
    const Session* it = current();
    const auto* command = it ? std::get_if<rerun::Command>(&it->matrix->subject().baseline.work) : nullptr;
    const bool job = it && !command;
    m_engine->setVisible(job);
    m_edit->setVisible(!job);
    m_command->setReadOnly(job);
    m_custom->setEnabled(!job);
    m_custom->setToolTip(job ? tr("A job has the variations of its operators only.") : QString());
    m_commandProblem.clear();
    if (job) {
        m_command->setText(it->jobPath);
        m_commandNote->setText(tr("The job's steps run in the chosen engine."));
    } else if (command) {
        m_command->setText(QString::fromStdString(rerun::toShellText(*command, rerun::Shell::Posix)));
        QString note = workbench::guessText(it->guess);
        if (!command->workdir.empty())
            note += u' ' + tr("Folder: %1").arg(QString::fromStdString(command->workdir));
        m_commandNote->setText(note);
    }
}

QString RerunPage::runHint() const
{
    if (workbench::guardPath().isEmpty())
        return tr("torchtriage-guard is missing beside the program: nothing can be started. Install "
                  "TorchTriage again.");
    return m_commandProblem;
}

void RerunPage::showState()
{
    const RunMatrix* runs = matrix();
    const bool usable = runs && !runs->rows().empty() && runHint().isEmpty();
    const bool any = runs && std::ranges::any_of(runs->rows(), &RunRow::checked);
    m_run->setEnabled(usable && any);
    m_run->setToolTip(!usable ? runHint() : any ? QString() : tr("Check a row first."));
    m_runAll->setEnabled(usable);
    m_runAll->setToolTip(runHint());
    const bool busy = runs && runs->isBusy();
    m_stop->setEnabled(busy);
    m_stop->setToolTip(busy ? QString() : tr("Nothing is running."));
    if (busy && !m_clock.isActive())
        m_clock.start();
    else if (!busy)
        m_clock.stop();
    if (!runs)
        return;
    const QLocale locale;
    m_counts->setText(tr("%1 finished, %2 running, %3 queued")
                          .arg(locale.toString(runs->finished()), locale.toString(runs->running()),
                               locale.toString(runs->queued())));
    m_reading->setReading(workbench::readingOf(*runs));
    m_readingNote->setText(tr("from %n finished run(s)", nullptr, runs->finished()));
    const auto total = std::ranges::count_if(runs->rows(), &RunRow::canRun);
    emit badgeChanged(runs->finished() + runs->running() + runs->queued() > 0
                          ? QStringLiteral("%1/%2").arg(runs->finished()).arg(total)
                          : QString());
    showRun();
}

void RerunPage::showRun()
{
    const RunMatrix* runs = matrix();
    const QLocale locale;
    const RunRow* running = nullptr;
    const RunRow* chosen = nullptr;
    const int row = m_table->currentIndex().row();
    for (std::size_t i = 0; runs && i < runs->rows().size(); ++i) {
        if (runs->rows()[i].state == RunRow::State::Running)
            running = &runs->rows()[i];
        if (static_cast<int>(i) == row)
            chosen = &runs->rows()[i];
    }
    m_log->setEnabled(chosen && chosen->outcome && chosen->outcome->printedBytes > 0);
    m_log->setToolTip(m_log->isEnabled() ? QString() : tr("Choose a run that has printed something."));
    m_elapsed->setVisible(running);
    m_progress->setVisible(running && runs->limits().timeout.count() > 0);
    if (!running) {
        if (isVisible() && !m_outputNote->text().isEmpty())
            emit statusChanged({});
        m_outputNote->setText({});
        return;
    }
    const double seconds = running->since.msecsTo(QTime::currentTime()) / 1000.0;
    const double limit = static_cast<double>(runs->limits().timeout.count()) / 1000.0;
    m_elapsed->setText(
        limit > 0 ? tr("%1 s of %2 s").arg(locale.toString(seconds, 'f', 1), locale.toString(limit, 'f', 0))
                  : tr("%1 s").arg(locale.toString(seconds, 'f', 1)));
    m_progress->setRange(0, static_cast<int>(limit * 10));
    m_progress->setValue(static_cast<int>(seconds * 10));
    const QString process = QString::number(running->process);
    m_outputNote->setText(tr("%1, process %2").arg(workbench::rowName(*running), process));
    if (isVisible())
        emit statusChanged(tr("Running: %1. Process %2").arg(workbench::rowName(*running), process));
}

void RerunPage::readCommand()
{
    Session* it = current();
    if (!it)
        return;
    const auto* before = std::get_if<rerun::Command>(&it->matrix->subject().baseline.work);
    auto parsed = rerun::parseCommandLine(m_command->text().toStdString());
    m_commandProblem = parsed ? QString() : workbench::commandErrorText(parsed.error());
    m_commandNote->setText(m_commandProblem);
    if (parsed && before) {
        parsed->workdir = before->workdir;
        workbench::RerunSubject subject = it->matrix->subject();
        subject.baseline.work = *std::move(parsed);
        it->matrix->setSubject(subject);
    }
    showState();
}

void RerunPage::editCommand()
{
    const Session* it = current();
    const auto* command = it ? std::get_if<rerun::Command>(&it->matrix->subject().baseline.work) : nullptr;
    if (!command)
        return;
    auto* dialog = new CommandDialog(*command, workbench::guessText(it->guess), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = m_incident] {
        Session& edited = session(id);
        workbench::RerunSubject subject = edited.matrix->subject();
        subject.baseline.work = dialog->command();
        edited.matrix->setSubject(subject);
        if (id == m_incident)
            showSession();
    });
    dialog->open();
}

void RerunPage::chooseJob()
{
    auto* dialog = new QFileDialog(this, tr("Job file"), {}, tr("Jobs (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &RerunPage::openJob);
    dialog->open();
}

void RerunPage::openJob(const QString& path)
{
    Session* it = current();
    if (!it)
        return;
    const auto job = rerun::readJob(path.toStdString());
    if (!job) {
        m_commandNote->setText(workbench::errorText(job.error()));
        return;
    }
    it->jobPath = path;
    it->matrix->setSubject(workbench::withJob(it->matrix->subject(), *job));
    m_engines.probe();
    chooseEngine();
    showSession();
}

void RerunPage::fillEngines()
{
    const QString chosen = m_engine->currentData().toString();
    m_engine->clear();
    for (const workbench::EngineStatus& status : m_engines.all())
        m_engine->addItem(workbench::engineName(status), status.id);
    m_engine->setCurrentIndex(std::max(0, m_engine->findData(chosen)));
}

void RerunPage::chooseEngine()
{
    Session* it = current();
    if (!it || !std::holds_alternative<rerun::Job>(it->matrix->subject().baseline.work))
        return;
    const QString id = m_engine->currentData().toString();
    const auto engine = workbench::engineOf(id);
    workbench::EngineStatus status;
    status.id = id;
    status.problem = workbench::EngineStatus::Problem::NotBuilt;
    m_commandProblem = engine ? QString() : workbench::engineProblemText(status);
    it->matrix->setEngine(engine ? std::optional(*engine) : std::nullopt);
    // The user has chosen it: from now on one waits with PyTorch loaded.
    m_queue.keepWarm(engine ? std::optional(*engine) : std::nullopt);
    showState();
}

void RerunPage::askSwitch(int row)
{
    Session* it = current();
    if (!it || row < 0)
        return;
    const RunRow& asked = it->matrix->rows().at(static_cast<std::size_t>(row));
    if (asked.variation.asks.empty() || (!asked.canRun() && asked.refusal != u"own-switch"))
        return;
    auto* dialog = new SwitchDialog(asked.variation, asked.ownSwitch, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, row, id = m_incident] { session(id).matrix->setSwitch(row, dialog->answer()); });
    dialog->open();
}

void RerunPage::addCustom()
{
    const auto variations = rerun::builtinVariations();
    const rerun::Variation* custom = variations ? rerun::findVariation(*variations, "custom") : nullptr;
    if (!custom || !current())
        return;
    auto* dialog = new SwitchDialog(*custom, std::nullopt, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = m_incident] {
        const int row = session(id).matrix->addCustom(dialog->answer());
        if (id == m_incident)
            m_table->selectRow(row);
    });
    dialog->open();
}

void RerunPage::setLimits()
{
    if (RunMatrix* runs = matrix()) {
        rerun::RunLimits limits = runs->limits();
        limits.timeout = std::chrono::seconds(m_timeout->currentData().toInt());
        runs->setLimits(limits);
    }
}

bool RerunPage::chooseVariation(const QString& id)
{
    RunMatrix* runs = matrix();
    m_wanted = runs && runs->rows().empty() ? id : QString(); // the log is still being looked at
    for (std::size_t i = 0; runs && i < runs->rows().size(); ++i) {
        if (QString::fromStdString(runs->rows()[i].variation.id) == id) {
            m_table->selectRow(static_cast<int>(i));
            runs->setChecked(static_cast<int>(i), true);
            return runs->rows()[i].canRun();
        }
    }
    return false;
}

void RerunPage::runSelected()
{
    if (m_run->isEnabled())
        matrix()->runChecked();
}

void RerunPage::runAll()
{
    if (m_runAll->isEnabled())
        matrix()->runAll();
}

void RerunPage::stop()
{
    if (RunMatrix* runs = matrix())
        runs->stop();
}

void RerunPage::showEngines()
{
    auto* dialog = new EnginesDialog(m_engines, m_services.settings, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void RerunPage::noteStart(IncidentId id, int row, const QString& command)
{
    const RunRow& run = session(id).matrix->rows().at(static_cast<std::size_t>(row));
    addLine(id, tr("%1: new process %2").arg(workbench::rowName(run), QString::number(run.process)));
    addLine(id, command);
}

void RerunPage::noteEnd(IncidentId id, int row)
{
    const RunRow& run = session(id).matrix->rows().at(static_cast<std::size_t>(row));
    if (run.outcome)
        addLine(id, workbench::endingText(*run.outcome));
    else if (run.error)
        addLine(id, workbench::errorText(*run.error));
    if (id == m_incident)
        showState();
}

void RerunPage::addLine(IncidentId id, const QString& text)
{
    addLines(id, {{{QTime::currentTime(), ShownLine::From::Triage, text}}, 0});
}

void RerunPage::addLines(IncidentId id, const workbench::ShownLines& lines)
{
    QVector<ShownLine>& kept = session(id).output;
    kept += lines.lines;
    if (kept.size() > mostKeptLines)
        kept.remove(0, kept.size() - mostKeptLines);
    if (id == m_incident)
        m_output->append(lines);
}

void RerunPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    IncidentPage::changeEvent(event);
}

} // namespace torchtriage::desktop
