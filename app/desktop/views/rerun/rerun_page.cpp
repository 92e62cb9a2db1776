// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/rerun/rerun_page.h"

#include "app/desktop/views/rerun/engines_dialog.h"
#include "app/desktop/views/rerun/output_view.h"
#include "app/desktop/views/rerun/reading_pane.h"
#include "app/desktop/views/rerun/run_table.h"
#include "app/workbench/incident_store.h"
#include "core/rerun/run_folder.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
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
    connect(m_timeout, &QComboBox::activated, this, &RerunPage::keepLimits);
    connect(m_memory, &QComboBox::activated, this, &RerunPage::keepLimits);
    connect(m_custom, &QPushButton::clicked, this, &RerunPage::addCustom);
    connect(m_command, &QLineEdit::textEdited, this, &RerunPage::readCommand);
    connect(m_edit, &QPushButton::clicked, this, &RerunPage::editCommand);
    connect(m_job, &QPushButton::clicked, this, &RerunPage::chooseJob);
    connect(m_reduce, &QPushButton::clicked, this, &RerunPage::reduce);
    connect(m_engine, &QComboBox::activated, this, &RerunPage::chooseEngine);
    connect(m_machine, &QComboBox::activated, this, &RerunPage::activateMachine);
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
    connect(&m_queue, &workbench::RunQueue::stepped, this,
            [this](quint64 run, quint64 step, quint64 steps, const QString& name) {
                m_step = {run, step, steps, name};
                showRun();
            });
    connect(&m_services.incidents, &workbench::IncidentStore::changed, this, [this](int position) {
        const workbench::Incident& changed = m_services.incidents.at(position);
        if (m_sessions.contains(changed.id))
            followFolder(changed);
    });
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
    return matrixOf(m_incident);
}

RerunPage::Session& RerunPage::session(IncidentId id)
{
    Session& session = m_sessions[id];
    if (!session.matrix) {
        session.matrix = std::make_unique<RunMatrix>(m_queue);
        session.matrix->setLauncher(m_launcher);
        connectMatrix(id, *session.matrix);
    }
    return session;
}

void RerunPage::connectMatrix(IncidentId id, RunMatrix& matrix)
{
    connect(&matrix, &RunMatrix::started, this,
            [this, id](int row, const QString& command, const QString&) { noteStart(id, row, command); });
    connect(&matrix, &RunMatrix::waiting, this,
            [this, id](int row, const rerun::QueueState& state) { noteWaiting(id, row, state); });
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
    reduceIfWanted(incident);
}

void RerunPage::prepare(const workbench::Incident& incident)
{
    m_pool.start([this, incident] {
        auto prepared = std::make_shared<workbench::PreparedSubject>(workbench::prepareSubject(incident));
        QMetaObject::invokeMethod(
            this, [this, id = incident.id, prepared] { takeSubject(id, *prepared); }, Qt::QueuedConnection);
    });
}

void RerunPage::followFolder(const workbench::Incident& incident)
{
    RunMatrix& runs = *session(incident.id).matrix;
    const QString place = workbench::runsPlace(incident);
    // Runs that are under way stay where they began; the others come along when these have ended.
    if (runs.rows().empty() || runs.isBusy() || runs.subject().folder == place)
        return;
    runs.setFolder(place);
    m_pool.start([this, incident] {
        if (workbench::bringRuns(incident) == 0)
            return;
        auto prepared = std::make_shared<workbench::PreparedSubject>(workbench::prepareSubject(incident));
        QMetaObject::invokeMethod(
            this,
            [this, id = incident.id, prepared] {
                if (const RunMatrix* now = matrixOf(id); now && !now->isBusy())
                    takeSubject(id, *prepared);
            },
            Qt::QueuedConnection);
    });
    if (incident.id == m_incident)
        showPlace();
}

RunMatrix* RerunPage::matrixOf(IncidentId id) const
{
    const auto found = m_sessions.find(id);
    return found != m_sessions.end() ? found->second.matrix.get() : nullptr;
}

void RerunPage::takeSubject(IncidentId id, const workbench::PreparedSubject& prepared)
{
    if (!m_services.incidents.find(id))
        return; // closed meanwhile
    Session& it = session(id);
    it.guess = prepared.guess;
    it.jobPath = prepared.jobPath;
    it.kept = prepared.kept;
    if (!prepared.program.folder.isEmpty())
        it.program = prepared.program;
    it.matrix->setSubject(prepared.subject, prepared.kept);
    if (!prepared.jobPath.isEmpty() && id == m_incident) {
        m_engines.probe();
        chooseEngine();
    }
    if (id == m_incident) {
        showSession();
        m_table->selectRow(0);
        if (!m_wanted.isEmpty())
            chooseVariation(std::exchange(m_wanted, {}));
        followCase(prepared.jobPath);
    }
}

void RerunPage::showSession()
{
    Session* it = current();
    m_output->show(it ? it->output : QVector<ShownLine>());
    showPlace();
    showCommand();
    showState();
}

void RerunPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    IncidentPage::changeEvent(event);
}

} // namespace torchtriage::desktop
