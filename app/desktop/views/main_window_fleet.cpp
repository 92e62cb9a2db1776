// SPDX-License-Identifier: GPL-3.0-or-later
// A folder of logs in the window: its page, and its entry at the top of the side bar.
#include "app/desktop/views/fleet/fleet_page.h"
#include "app/desktop/views/incident_dock.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/main_window.h"
#include "app/desktop/views/notice_area.h"
#include "app/desktop/views/opener.h"
#include "app/desktop/views/steps_dock.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/path_kind.h"
#include "app/workbench/settings_keys.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStackedWidget>

namespace torchtriage::desktop {

void MainWindow::connectFolder()
{
    connect(m_dock, &IncidentDock::folderActivated, this, &MainWindow::showFolder);
}

bool MainWindow::showsFolder() const
{
    return m_fleet && m_stack->currentWidget() == m_fleet;
}

void MainWindow::chooseFolder()
{
    const QString start = m_services.settings.value(workbench::settings::lastFolder).toString();
    auto* dialog = new QFileDialog(this, tr("Open a folder of logs"), start);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_services.settings.setValue(workbench::settings::lastFolder, path);
        m_notices->clearMessages();
        openFolder(path);
    });
    dialog->open();
}

void MainWindow::openFolder(const QString& path)
{
    if (!m_fleet) {
        m_fleet = new FleetPage(m_stack);
        m_stack->addWidget(m_fleet);
        connect(m_fleet, &FleetPage::openRequested, this, [this](const QString& log) { openFiles({log}); });
        connect(m_fleet, &FleetPage::changed, this, [this] {
            m_dock->setFolder(m_fleet->name(), m_fleet->subtitle(), m_fleet->folder());
            if (showsFolder()) {
                showStatus();
            }
        });
    }
    m_fleet->setFolder(workbench::absolutePath(path));
    showFolder();
}

void MainWindow::showFolder()
{
    m_current = 0;
    m_stack->setCurrentWidget(m_fleet);
    m_stepsDock->hide();
    m_dock->setVisible(m_sideBarWanted);
    m_actions->sideBar->setChecked(m_sideBarWanted);
    m_dock->setCurrent(0);
    m_dock->setFolder(m_fleet->name(), m_fleet->subtitle(), m_fleet->folder());
    m_dock->setFolderCurrent(true);
    m_actions->setIncidentOpen(false);
    m_actions->setFolderShown(true);
    notePlace();
    showStatus();
    retranslate();
}

void MainWindow::closeFolder()
{
    m_history.forget(0);
    m_dock->setFolder({}, {}, {});
    m_dock->setFolderCurrent(false);
    m_fleet->deleteLater();
    m_fleet = nullptr;
    if (m_services.incidents.size() == 0) {
        showStart();
    } else {
        showIncident(m_services.incidents.at(0).id);
    }
}

void MainWindow::reloadShown()
{
    if (showsFolder()) {
        m_fleet->rescan();
    } else {
        m_opener->reload(m_current);
    }
}

} // namespace torchtriage::desktop
