// SPDX-License-Identifier: GPL-3.0-or-later
// Where the user is: the start page or an incident, the way back and forward, and from pane to pane.
#include "app/desktop/models/incident_edits.h"
#include "app/desktop/views/guide/guide_browser.h"
#include "app/desktop/views/guide/guide_dock.h"
#include "app/desktop/views/incident_dock.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/main_window.h"
#include "app/desktop/views/opener.h"
#include "app/desktop/views/start_page.h"
#include "app/desktop/views/steps_dock.h"
#include "app/workbench/incident_keeper.h"
#include "app/workbench/incident_store.h"

#include <QAction>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>

namespace torchtriage::desktop {

void MainWindow::showIncident(workbench::IncidentId id)
{
    const workbench::Incident* incident = m_services.incidents.find(id);
    if (!incident) {
        return;
    }
    m_current = id;
    incidentView().setIncident(*incident);
    const bool fromStart = m_stack->currentWidget() == m_start || m_stack->currentWidget() == m_blank;
    m_stack->setCurrentWidget(m_view);
    m_dock->setVisible(m_sideBarWanted);
    m_actions->sideBar->setChecked(m_sideBarWanted);
    if (fromStart) {
        m_dock->focusList();
        QTimer::singleShot(0, this,
                           [this] { m_dockWidth = m_dockWidth == 0 ? m_dock->width() : m_dockWidth; });
    }
    m_dock->setCurrent(id);
    m_dock->setFolderCurrent(false);
    m_actions->setIncidentOpen(true);
    m_edits->setCurrent(id);
    showEditActions();
    placeSteps();
    notePlace();
    showStatus();
    retranslate();
}

StartPage& MainWindow::startPage()
{
    if (!m_start) {
        m_start = new StartPage(m_services,
                                {m_actions->open, m_actions->openFolder, m_actions->paste, m_actions->sample,
                                 m_actions->goTo, m_actions->shortcuts},
                                m_stack);
        m_stack->addWidget(m_start);
        connect(m_start, &StartPage::recentActivated, this,
                [this](const QString& path) { openFiles({path}); });
    }
    return *m_start;
}

void MainWindow::showStart()
{
    m_stack->setCurrentWidget(&startPage());
    m_start->focusPrimary();
    leaveIncident();
}

void MainWindow::showStartUnlessOpening()
{
    if (m_stack->currentWidget() == m_blank && !m_opener->isBusy()) {
        showStart();
    }
}

void MainWindow::leaveIncident()
{
    m_current = 0;
    m_dock->setVisible(m_sideBarAtStart);
    m_dock->setCurrent(0);
    m_actions->sideBar->setChecked(m_sideBarAtStart);
    m_stepsDock->hide();
    m_actions->setIncidentOpen(false);
    m_edits->setCurrent(0);
    showEditActions();
    notePlace();
    showStatus();
    retranslate();
}

void MainWindow::closeIncident()
{
    if (showsFolder()) {
        closeFolder();
        return;
    }
    if (m_current == 0) { // a batch that was opened by itself belongs to no incident
        showInstead(0);
        return;
    }
    const int position = m_services.incidents.positionOf(m_current);
    m_history.forget(m_current);
    m_keeper->flush(); // its folder is complete before it is out of sight
    m_services.incidents.remove(m_current);
    showInstead(position);
}

void MainWindow::showInstead(int position)
{
    if (m_services.incidents.size() == 0 && m_fleet) {
        showFolder();
    } else if (m_services.incidents.size() == 0) {
        showStart();
    } else {
        showIncident(m_services.incidents.at(std::min(position, m_services.incidents.size() - 1)).id);
    }
}

void MainWindow::goTo(const Place& place)
{
    m_travelling = true; // the steps of getting there are no places of their own
    if (place.incident == 0) {
        showFolder();
    } else {
        showIncident(place.incident);
        incidentView().setTab(place.tab);
    }
    m_travelling = false;
    notePlace();
}

void MainWindow::notePlace()
{
    if (m_current != 0 && !m_travelling) {
        m_history.visit({m_current, m_view->tab()});
        if (!m_reopening) {
            saveSession(); // not only at the end: the window may not end by itself
        }
    } else if (showsFolder() && !m_travelling) {
        m_history.visit({}); // no incident: the folder
    }
    m_actions->back->setEnabled(m_history.canGoBack());
    m_actions->forward->setEnabled(m_history.canGoForward());
}

void MainWindow::cyclePane(int step)
{
    QList<QWidget*> panes;
    if (m_current != 0) {
        if (m_dock->isVisible()) {
            panes << m_dock->widget();
        }
        panes << m_view->tabs() << m_view->currentPage();
    } else {
        if (m_dock->isVisible()) {
            panes << m_dock->widget();
        }
        panes << m_stack->currentWidget();
    }
    if (m_guide && m_guide->isVisible()) {
        panes << &m_guide->browser();
    }
    qsizetype now = 0;
    for (qsizetype i = 0; i < panes.size(); ++i) {
        if (panes.at(i)->isAncestorOf(focusWidget()) || panes.at(i) == focusWidget()) {
            now = i + step;
        }
    }
    QWidget* next = panes.at((now + panes.size()) % panes.size());
    // A pane itself may take no focus: then its first child that does.
    QWidget* target = next;
    for (int i = 0; i < 200 && !(target->focusPolicy() & Qt::TabFocus); ++i) {
        target = target->nextInFocusChain();
    }
    target->setFocus(Qt::TabFocusReason);
}

} // namespace torchtriage::desktop
