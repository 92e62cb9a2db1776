// SPDX-License-Identifier: GPL-3.0-or-later
// Saved batches in the window: which of the files that come in are batches, and where each one is shown.
#include "app/desktop/views/batch/batch_page.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/library/incident_files.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/main_window.h"
#include "app/desktop/views/notice_area.h"
#include "app/desktop/views/opener.h"
#include "app/workbench/batch_jobs.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/incident_transfer.h"
#include "app/workbench/path_kind.h"

#include <QAction>
#include <QFileInfo>
#include <QLabel>
#include <QStackedWidget>

namespace torchtriage::desktop {

using workbench::PathKind;

void MainWindow::connectBatches()
{
    connect(m_opener, &Opener::opened, this, &MainWindow::attachWaiting);
}

void MainWindow::openFiles(const QStringList& paths)
{
    m_notices->clearMessages();
    QStringList logs, batches, zips;
    for (const QString& path : paths) {
        switch (workbench::kindOfPath(path)) {
        case PathKind::Folder:
            openFolder(path); // one folder is shown at a time: the last one
            break;
        case PathKind::Archive:
            zips << path;
            break;
        case PathKind::Batch:
            batches << path;
            break;
        case PathKind::Incident:
        case PathKind::Log:
            logs << path;
            break;
        }
    }
    m_files->importZips(zips);
    if (logs.isEmpty()) {
        for (const QString& path : batches) {
            openBatch(path);
        }
        return;
    }
    // A batch that comes with a log belongs to it: it waits until the log is open.
    m_waitingBatches = batches;
    m_opener->openFiles(logs);
}

void MainWindow::attachWaiting()
{
    if (m_waitingBatches.isEmpty()) {
        return;
    }
    for (const QString& path : std::exchange(m_waitingBatches, {})) {
        m_services.incidents.attachBatch(m_current, workbench::absolutePath(path));
    }
    showIncident(m_current);
}

void MainWindow::openBatch(const QString& path)
{
    const QString absolute = workbench::absolutePath(path);
    if (m_current == 0) {
        showLoneBatch(absolute);
        return;
    }
    m_services.incidents.attachBatch(m_current, absolute);
    showIncident(m_current);
    m_view->setTab(IncidentTab::Batch);
}

void MainWindow::showLoneBatch(const QString& path)
{
    if (!m_loneBatch) {
        m_loneBatch = new BatchPage(m_stack);
        m_stack->addWidget(m_loneBatch);
        connect(m_loneBatch, &BatchPage::attachRequested, this, &MainWindow::openBatch);
        connect(m_loneBatch, &BatchPage::statusChanged, m_status, &QLabel::setText);
    }
    m_loneBatch->setBatch(path);
    m_stack->setCurrentWidget(m_loneBatch);
    m_actions->close->setEnabled(true); // back to the start page
}

} // namespace torchtriage::desktop
