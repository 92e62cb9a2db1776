// SPDX-License-Identifier: GPL-3.0-or-later
// Reruns in the window: their page is reached from the menus and from a next step. Nothing here starts a run
// but the user's own "Run".
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/main_window.h"
#include "app/desktop/views/rerun/rerun_page.h"

#include <QAction>

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
    connect(m_actions->engines, &QAction::triggered, this, [this] {
        incidentView().setTab(IncidentTab::Rerun);
        rerunPage(incidentView()).showEngines();
    });
}

void MainWindow::showReruns(const QString& variation)
{
    incidentView().setTab(IncidentTab::Rerun);
    rerunPage(incidentView()).chooseVariation(variation);
}

} // namespace torchtriage::desktop
