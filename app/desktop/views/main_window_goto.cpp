// SPDX-License-Identifier: GPL-3.0-or-later
// Where the "Go to" field leads. A page with places of its own adds its source here.
#include "app/desktop/views/batch/batch_model.h"
#include "app/desktop/views/batch/batch_page.h"
#include "app/desktop/views/goto/action_destinations.h"
#include "app/desktop/views/goto/batch_destinations.h"
#include "app/desktop/views/goto/go_to_field.h"
#include "app/desktop/views/goto/guide_destinations.h"
#include "app/desktop/views/goto/incident_destinations.h"
#include "app/desktop/views/goto/log_destinations.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/main_window.h"
#include "app/workbench/incident_store.h"

#include <QAction>
#include <QMenuBar>
#include <QStackedWidget>

namespace torchtriage::desktop {

/// The batch page that is shown or that belongs to what is shown; nullptr if there is none yet.
BatchPage* MainWindow::batchInSight() const
{
    if (m_current != 0)
        return static_cast<BatchPage*>(m_view->madePage(IncidentTab::Batch));
    return m_stack->currentWidget() == m_loneBatch ? m_loneBatch : nullptr;
}

void MainWindow::makeGoTo()
{
    m_goTo = new GoToField(this);
    m_actions->addToTools(m_goTo);
    connect(m_actions->goTo, &QAction::triggered, m_goTo, &GoToField::ask);

    LogPlaces log;
    log.incident = [this] { return m_services.incidents.find(m_current); };
    log.lines = [this] { return incidentView().lines(); };
    log.showLine = [this](std::int64_t line) { incidentView().showLine(line); };
    log.showOnlyRank = [this](int rank) { incidentView().showOnlyRank(rank); };
    m_goTo->addSource(new LogDestinations(std::move(log)));

    BatchPlaces batch;
    batch.path = [this]() -> QString {
        const BatchPage* page = batchInSight();
        const QString shown = page && page->model().batch() ? page->model().batch()->path : QString();
        const workbench::Incident* incident = m_services.incidents.find(m_current);
        if (!incident || incident->batches.contains(shown))
            return shown;
        return incident->batches.isEmpty() ? QString() : incident->batches.back();
    };
    batch.opened = [this] {
        const BatchPage* page = batchInSight();
        return page ? page->model().batch() : workbench::BatchPointer();
    };
    batch.showKey = [this](const QString& key) {
        if (m_current != 0)
            incidentView().showValue(key);
        else if (BatchPage* page = batchInSight())
            page->selectKey(key);
    };
    m_goTo->addSource(new BatchDestinations(std::move(batch)));
    m_goTo->addSource(new IncidentDestinations(m_services.incidents,
                                               [this](workbench::IncidentId id) { showIncident(id); }));
    m_goTo->addSource(new ActionDestinations(*menuBar()));
    m_goTo->addSource(
        new GuideDestinations(m_services.language, [this](const QString& section) { showGuide(section); }));
}

} // namespace torchtriage::desktop
