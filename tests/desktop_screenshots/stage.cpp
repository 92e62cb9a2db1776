// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop_screenshots/stage.h"

#include "app/desktop/views/batch/batch_page.h"
#include "app/desktop/views/batch/check_form.h"
#include "app/desktop/views/batch/contract_panel.h"
#include "app/desktop/views/batch/target_check_pane.h"
#include "app/desktop/views/fleet/fleet_page.h"
#include "app/desktop/views/rerun/reduce_dialog.h"
#include "app/desktop/views/rerun/rerun_page.h"
#include "app/desktop/views/verify/checkpoint_pane.h"
#include "app/desktop/views/verify/checks_model.h"
#include "app/desktop/views/verify/checks_pane.h"
#include "app/desktop/views/verify/verify_page.h"
#include "app/workbench/launchers.h"
#include "app/workbench/settings_keys.h"
#include "core/incident/recorded_run.h"
#include "core/rerun/run_folder.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>

namespace torchtriage::shots {

using desktop::IncidentTab;

namespace {

constexpr int patience = 60'000; // ms, of a debug build on a busy machine

/// The recent list of the pictures: neutral names, fixed facts.
void fillRecent(workbench::RecentFiles& recent)
{
    const QVector<std::pair<QString, triage::Family>> files = {
        {QStringLiteral("/srv/runs/detector/train.log"), triage::Family::KernelUnavailable},
        {QStringLiteral("/srv/runs/speech/rank0.log"), triage::Family::DeviceMismatch},
        {QStringLiteral("/srv/runs/tagger-large/slurm-1182.out"), triage::Family::OutOfMemory},
        {QStringLiteral("/srv/runs/tagger/train.log"), triage::Family::DeviceAssert}};
    for (const auto& [path, family] : files) {
        workbench::Incident incident;
        incident.path = path;
        incident.when = QDateTime::currentDateTime().addSecs(-3600 * (recent.files().size() * 9 + 1));
        incident.report.verdict = triage::Verdict::Failure;
        incident.report.family = family;
        incident.report.failureClass = triage::classOf(family);
        recent.add(incident);
    }
}

} // namespace

void settle(int milliseconds)
{
    // On a busy machine one round may last longer than the time: layouts and plots follow in the next ones.
    constexpr int fewestRounds = 12;
    QElapsedTimer clock;
    clock.start();
    for (int round = 0; round < fewestRounds || clock.elapsed() < milliseconds; ++round)
        QApplication::processEvents(QEventLoop::AllEvents, 20);
}

void waitFor(const char* what, const std::function<bool()>& done)
{
    QElapsedTimer clock;
    clock.start();
    while (!done()) {
        if (clock.elapsed() > patience)
            qFatal("waited too long: %s", what);
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    }
}

Stage::Stage(QSize size) : m_story(writeStory(QDir(m_folder.path())))
{
    fillRecent(m_fixture.recent);
    writeLibrary(QDir(workbench::libraryFolder(m_fixture.settings)));
    m_fixture.settings.setValue(workbench::settings::requestAlways,
                                QStringList{QStringLiteral("H100"), QStringLiteral("tagger")});
    workbench::keepLaunchers(
        m_fixture.settings,
        {{QStringLiteral("node-17"), QStringLiteral("ssh"), QStringLiteral("node-17.example"), QString(),
          QStringLiteral("/opt/env/bin/python3")},
         {QStringLiteral("batch queue"), QStringLiteral("slurm"), QStringLiteral("gpu"),
          QStringLiteral("--gres=gpu:1 --time=10"), QString()}});
    m_window = std::make_unique<desktop::MainWindow>(m_fixture.services());
    m_window->resize(size);
    m_window->show();
    m_window->activateWindow();
}

const workbench::Incident& Stage::incident()
{
    return *m_fixture.incidents.find(m_window->currentIncident());
}

void Stage::openIncident()
{
    m_window->openSample();
    waitFor("the sample", [this] { return m_window->currentIncident() != 0; });
    m_fixture.incidents.edit(m_window->currentIncident(), QString(), {}, [](incident::Record& record) {
        record.created = incident::isoNow();
        fillRecord(record);
    });
    waitFor("the incident's folder", [this] { return !incident().folder.isEmpty(); });
    m_window->view()->showFirstFailure();
}

void Stage::checkBatch()
{
    m_window->openBatch(m_story.batch);
    auto& batch = page<desktop::BatchPage>(IncidentTab::Batch);
    desktop::TargetCheckPane& pane = batch.contracts().target();
    waitFor("the batch", [&] { return !batch.status().isEmpty() && pane.form().checkButton().isEnabled(); });
    batch.selectKey(QStringLiteral("target"));
    pane.form().checkButton().click();
    waitFor("the check", [&] { return batch.contracts().report() && pane.keepButton().isEnabled(); });
    if (QDir(incident().folder + QStringLiteral("/cases")).isEmpty()) {
        pane.keepButton().click();
        waitFor("the case", [this] {
            return QFileInfo::exists(incident().folder + QStringLiteral("/cases/target-4/job.json"));
        });
    }
}

void Stage::startReruns()
{
    auto& reruns = page<desktop::RerunPage>(IncidentTab::Rerun);
    waitFor("the reruns", [&] { return reruns.matrix() && !reruns.matrix()->rows().empty(); });
    workbench::RunMatrix& matrix = *reruns.matrix();
    workbench::RerunSubject subject = matrix.subject();
    subject.baseline.work =
        rerun::Command{TORCHTRIAGE_PYTHON,
                       {"train.py", "--config", "tagger-l4.toml", "--replay", "batch_1811.pt"},
                       m_folder.path().toStdString(),
                       {}};
    subject.baseline.device = "cuda:0";
    matrix.setSubject(subject);
    int reference = -1, precision = -1;
    std::vector<rerun::Outcome> kept;
    for (int row = 0; row < static_cast<int>(matrix.rows().size()); ++row) {
        const std::string id = matrix.rows()[static_cast<std::size_t>(row)].variation.id;
        if (id == "reference-operator") {
            matrix.setSwitch(row, rerun::parseSwitch({}, "--reference-loss").value());
            reference = row;
        } else if (id == "float32") {
            matrix.setSwitch(row, rerun::parseSwitch({}, "--amp 0").value());
            precision = row;
        } else if (id == "baseline" || id == "blocking-launches" || id == "cpu") {
            rerun::Outcome outcome = outcomeOf(id, subject.incident.value_or(rerun::Failure()));
            outcome.work = digestOf(matrix.planOf(row).value().work);
            outcome.command = "python train.py --config tagger-l4.toml --replay batch_1811.pt";
            outcome.started = "2024-07-24T03:4" + std::to_string(row) + ":00Z";
            kept.push_back(outcome);
        }
    }
    matrix.setSubject(subject, kept);
    for (const rerun::Outcome& outcome : kept) {
        const auto folder = rerun::RunFolder::next(incident().folder.toStdString());
        if (!folder || !folder->write(rerun::RunFolder::outcomeName, toJson(outcome).dump()))
            qFatal("cannot write a run");
    }
    matrix.run(reference);
    matrix.run(precision);
    waitFor("output", [&] { return matrix.running() > 0; });
    settle(1500);
}

void Stage::stopReruns()
{
    page<desktop::RerunPage>(IncidentTab::Rerun).matrix()->stop();
    waitFor("the runs' end",
            [this] { return !page<desktop::RerunPage>(IncidentTab::Rerun).matrix()->isBusy(); });
}

void Stage::verify()
{
    auto& page = this->page<desktop::VerifyPage>(IncidentTab::Verify);
    desktop::ChecksPane& checks = page.checks();
    waitFor("the checks", [&] { return checks.model().rowCount() > 3; });
    checks.commandLine().setText(
        QStringLiteral(TORCHTRIAGE_PYTHON " -c 'print(\"processed=48211 rejected=17 expected=48228\")'"));
    if (checks.runLeftButton().isEnabled()) {
        checks.runLeft();
        waitFor("the checks' start", [&] { return checks.isRunning(); });
        waitFor("the checks' end", [&] { return !checks.isRunning(); });
    }
    page.checkpoint().check(m_story.checkpoint);
    waitFor("the checkpoint", [&] { return page.checkpoint().report().has_value(); });
}

bool Stage::reduce()
{
    auto& reruns = page<desktop::RerunPage>(IncidentTab::Rerun);
    reruns.openJob(m_story.job);
    waitFor("the job", [&] { return reruns.reduceButton().isEnabled(); });
    reruns.reduce();
    auto* dialog = reruns.findChild<desktop::ReduceDialog*>();
    if (!dialog)
        return false;
    dialog->startButton().click();
    waitFor("the reduction", [&] { return !dialog->result().isEmpty(); });
    return true;
}

void Stage::openMonth()
{
    const QString nightly = m_folder.filePath(QStringLiteral("nightly-2024-07"));
    if (!QDir().mkpath(nightly))
        qFatal("cannot make a folder");
    writeMonth(QDir(nightly));
    m_window->openFolder(nightly);
    waitFor("the folder", [this] { return m_window->fleet() && m_window->fleet()->fleet(); });
}

} // namespace torchtriage::shots
