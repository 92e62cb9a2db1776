// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of the page: which ones, their state, their output.
#include "app/desktop/views/rerun/output_view.h"
#include "app/desktop/views/rerun/reading_pane.h"
#include "app/desktop/views/rerun/rerun_page.h"
#include "app/desktop/views/rerun/run_table.h"
#include "app/desktop/views/rerun/switch_dialog.h"
#include "app/workbench/error_text.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/program_paths.h"
#include "app/workbench/rerun_text.h"
#include "app/workbench/settings_keys.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>

namespace torchtriage::desktop {

using workbench::IncidentId;
using workbench::RunMatrix;
using workbench::RunRow;
using workbench::ShownLine;

namespace {

constexpr qsizetype mostKeptLines = 2000;

} // namespace

QString RerunPage::runHint() const
{
    if (workbench::guardPath().isEmpty())
        return tr("torchtriage-guard is missing beside the program: nothing can be started. Install "
                  "TorchTriage again.");
    return m_commandProblem.isEmpty() ? m_machineProblem : m_commandProblem;
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
    showReduce();
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
    emit failsAgainChanged(runs->failsAgain());
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
    if (running->process == 0) { // on its way to another machine
        m_outputNote->setText(QStringLiteral("%1: %2").arg(workbench::rowName(*running), m_queueText));
        if (isVisible())
            emit statusChanged(m_outputNote->text());
        return;
    }
    const QString process = QString::number(running->process);
    m_outputNote->setText(m_step.run == running->run && m_step.steps > 1
                              ? tr("%1, process %2, step %3 of %4: %5")
                                    .arg(workbench::rowName(*running), process,
                                         locale.toString(m_step.step + 1), locale.toString(m_step.steps),
                                         m_step.name)
                              : tr("%1, process %2").arg(workbench::rowName(*running), process));
    if (isVisible())
        emit statusChanged(tr("Running: %1. Process %2").arg(workbench::rowName(*running), process));
}

void RerunPage::askSwitch(int row)
{
    Session* it = current();
    if (!it || row < 0)
        return;
    const RunRow& asked = it->matrix->rows().at(static_cast<std::size_t>(row));
    if (asked.variation.change == rerun::Change::Engine) {
        chooseOtherEngine();
        return;
    }
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
        limits.memory = static_cast<std::uint64_t>(m_memory->currentData().toUInt()) << 30U;
        runs->setLimits(limits);
    }
}

void RerunPage::keepLimits()
{
    m_services.settings.setValue(workbench::settings::rerunTimeLimit, m_timeout->currentData());
    m_services.settings.setValue(workbench::settings::rerunMemoryLimit, m_memory->currentData());
    setLimits();
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
    if (const workbench::Incident* incident = m_services.incidents.find(id))
        followFolder(*incident);
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

} // namespace torchtriage::desktop
