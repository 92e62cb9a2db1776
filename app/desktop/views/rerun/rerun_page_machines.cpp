// SPDX-License-Identifier: GPL-3.0-or-later
// Where the runs of the rerun page live.
#include "app/desktop/views/rerun/machines_dialog.h"
#include "app/desktop/views/rerun/rerun_page.h"
#include "app/workbench/error_text.h"
#include "app/workbench/launcher_text.h"
#include "app/workbench/launchers.h"
#include "app/workbench/rerun_text.h"

#include <QComboBox>

#include <algorithm>

namespace torchtriage::desktop {

using workbench::KeptLauncher;

namespace {

/// Data of the last entry; no name that a user keeps, for those are never empty.
const QString editEntry = QStringLiteral("\x01");

} // namespace

void RerunPage::fillMachines()
{
    const QString chosen = m_machine->currentData().toString();
    m_machine->clear();
    m_machine->addItem(tr("This machine"), QString());
    for (const KeptLauncher& launcher : workbench::keptLaunchers(m_services.settings)) {
        if (!launcher.name.isEmpty())
            m_machine->addItem(launcher.name, launcher.name);
    }
    m_machine->addItem(tr("Other machines…"), editEntry);
    m_machine->setCurrentIndex(std::max(0, m_machine->findData(chosen)));
}

void RerunPage::activateMachine()
{
    if (m_machine->currentData().toString() != editEntry) {
        chooseMachine();
        return;
    }
    m_machine->setCurrentIndex(std::max(0, m_machine->findData(m_machineName)));
    showMachines();
}

void RerunPage::showMachines()
{
    auto* dialog = new MachinesDialog(m_services.settings, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MachinesDialog::changed, this, [this] {
        fillMachines();
        chooseMachine();
    });
    dialog->open();
}

void RerunPage::chooseMachine()
{
    m_machineName = m_machine->currentData().toString();
    m_machineProblem.clear();
    std::shared_ptr<const rerun::Launcher> launcher = std::make_shared<rerun::Launcher>();
    const auto kept = workbench::keptLaunchers(m_services.settings);
    const auto named = std::ranges::find(kept, m_machineName, &KeptLauncher::name);
    if (!m_machineName.isEmpty() && named != kept.end()) {
        auto checked = workbench::launcherOf(*named);
        if (checked)
            launcher = *std::move(checked);
        else
            m_machineProblem = checked.error().place == "launcher"
                                   ? workbench::launcherErrorText(checked.error())
                                   : workbench::errorText(checked.error());
    }
    m_launcher = launcher;
    for (auto& [id, each] : m_sessions) {
        each.matrix->setLauncher(m_launcher);
        if (!m_launcher->isLocal())
            each.matrix->setOtherEngine(std::nullopt);
    }
    chooseEngine();
    showSession();
}

void RerunPage::chooseEngineThere(workbench::RunMatrix& runs)
{
    rerun::Launcher there = *m_launcher;
    const auto engine =
        workbench::engineThere(QStringLiteral("python:") + QString::fromStdString(there.python), there);
    runs.setEngine(engine ? std::optional(*engine) : std::nullopt);
    m_commandProblem = engine ? QString() : workbench::errorText(engine.error());
    m_queue.keepWarm(std::nullopt);
    showState();
}

void RerunPage::noteWaiting(workbench::IncidentId id, int row, const rerun::QueueState& state)
{
    m_queueText = workbench::queueText(state);
    const workbench::RunRow& run = session(id).matrix->rows().at(static_cast<std::size_t>(row));
    addLine(id, QStringLiteral("%1: %2").arg(workbench::rowName(run), m_queueText));
}

} // namespace torchtriage::desktop
