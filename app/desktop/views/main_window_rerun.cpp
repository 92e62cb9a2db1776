// SPDX-License-Identifier: GPL-3.0-or-later
// Reruns in the window: their page is reached from the menus and from a next step. Nothing here starts a run
// but the user's own "Run".
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/main_window.h"
#include "app/desktop/views/notice_area.h"
#include "app/desktop/views/rerun/rerun_page.h"
#include "app/workbench/incident_store.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

RerunPage& rerunPage(IncidentView& view)
{
    return static_cast<RerunPage&>(view.page(IncidentTab::Rerun));
}

} // namespace

void MainWindow::connectReruns()
{
    connect(m_actions->runSelected, &QAction::triggered, this, [this] {
        // A key pressed on another page shows first what would run.
        const bool inSight = incidentView().tab() == IncidentTab::Rerun;
        incidentView().setTab(IncidentTab::Rerun);
        if (inSight)
            rerunPage(incidentView()).runSelected();
    });
    connect(m_actions->stopRuns, &QAction::triggered, this, [this] { rerunPage(incidentView()).stop(); });
    connect(m_actions->reduce, &QAction::triggered, this, &MainWindow::reduceCase);
    connect(m_actions->machines, &QAction::triggered, this, [this] {
        incidentView().setTab(IncidentTab::Rerun);
        rerunPage(incidentView()).showMachines();
    });
    connect(m_actions->engines, &QAction::triggered, this, [this] {
        incidentView().setTab(IncidentTab::Rerun);
        rerunPage(incidentView()).showEngines();
    });
}

void MainWindow::reduceCase()
{
    const workbench::Incident* incident = m_services.incidents.find(m_current);
    if (!incident)
        return;
    // A case that was reduced lies beside the one that it came from, and is newer: it can go on.
    const QFileInfoList cases = incident->folder.isEmpty()
                                    ? QFileInfoList()
                                    : QDir(incident->folder + QStringLiteral("/cases"))
                                          .entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Time);
    const auto newest = std::ranges::find_if(cases, [](const QFileInfo& kept) {
        return QFileInfo::exists(kept.filePath() + QStringLiteral("/job.json"));
    });
    m_notices->clearMessages();
    if (newest == cases.end()) {
        m_notices->showInformation(tr("No case is kept yet."),
                                   tr("Check the saved batch and keep what was refused as a case, or open a "
                                      "job file on the page of the reruns."));
        return;
    }
    incidentView().setTab(IncidentTab::Rerun);
    rerunPage(incidentView()).reduceCase(newest->filePath() + QStringLiteral("/job.json"));
}

void MainWindow::showReruns(const QString& variation)
{
    incidentView().setTab(IncidentTab::Rerun);
    rerunPage(incidentView()).chooseVariation(variation);
}

} // namespace torchtriage::desktop
