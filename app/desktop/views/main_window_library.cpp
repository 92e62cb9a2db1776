// SPDX-License-Identifier: GPL-3.0-or-later
// The incidents on disk: the library in the side bar, and incidents as files.
#include "app/desktop/views/incident_dock.h"
#include "app/desktop/views/library/incident_files.h"
#include "app/desktop/views/library/library_pane.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/main_window.h"
#include "app/desktop/views/notice_area.h"
#include "app/desktop/views/opener.h"
#include "app/workbench/incident_keeper.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/library_folder.h"

#include <QAction>
#include <QFileDialog>
#include <QSettings>

namespace torchtriage::desktop {

void MainWindow::connectLibrary()
{
    m_files = new IncidentFiles(m_services, *m_keeper, *m_notices, this);
    LibraryPane& library = m_dock->library();
    library.setFolder(workbench::libraryFolder(m_services.settings));
    connect(&library, &LibraryPane::openRequested, this, &MainWindow::openIncident);
    connect(&library, &LibraryPane::importRequested, m_files, &IncidentFiles::chooseImport);
    connect(&library, &LibraryPane::chooseFolderRequested, this, &MainWindow::chooseLibrary);
    connect(m_actions->importIncident, &QAction::triggered, m_files, &IncidentFiles::chooseImport);
    connect(m_actions->exportIncident, &QAction::triggered, this,
            [this] { m_files->chooseExport(m_current); });
    connect(m_actions->addErrorFile, &QAction::triggered, this,
            [this] { m_files->chooseErrorFile(m_current); });
    connect(m_files, &IncidentFiles::imported, this, &MainWindow::openIncident);
    connect(m_files, &IncidentFiles::notAnIncident, this,
            [this](const QString& path) { m_opener->openFiles({path}); });
    connect(m_files, &IncidentFiles::changedOnDisk, m_opener, &Opener::reload);
    connect(m_files, &IncidentFiles::imported, &library, &LibraryPane::rescan);
    connect(m_keeper, &workbench::IncidentKeeper::saved, &library, &LibraryPane::rescanSoon);
}

void MainWindow::openIncident(const QString& path)
{
    for (int i = 0; i < m_services.incidents.size(); ++i) {
        const workbench::Incident& incident = m_services.incidents.at(i);
        if (incident.folder == path) {
            showIncident(incident.id);
            return;
        }
    }
    m_notices->clearMessages();
    m_opener->openFiles({path});
}

void MainWindow::chooseLibrary()
{
    auto* dialog =
        new QFileDialog(this, tr("Choose the library folder"), workbench::libraryFolder(m_services.settings));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        workbench::setLibraryFolder(m_services.settings, path);
        m_dock->library().setFolder(path);
    });
    dialog->open();
}

} // namespace torchtriage::desktop
