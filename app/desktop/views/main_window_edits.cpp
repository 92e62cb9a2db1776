// SPDX-License-Identifier: GPL-3.0-or-later
// What the user adds to an incident: notes, missing context, its state; undo, saving by itself, and opening
// again what was open when the window ended.
#include "app/desktop/models/incident_edits.h"
#include "app/desktop/views/fields_dialog.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/main_window.h"
#include "app/desktop/views/note_dialog.h"
#include "app/desktop/views/notice_area.h"
#include "app/desktop/views/opener.h"
#include "app/workbench/error_text.h"
#include "app/workbench/incident_keeper.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/library_folder.h"
#include "app/workbench/settings_keys.h"
#include "app/workbench/state_text.h"

#include <QAction>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QSettings>

#include <algorithm>

namespace torchtriage::desktop {

namespace settings = workbench::settings;
using workbench::IncidentKeeper;
using workbench::IncidentStore;

void MainWindow::connectEdits()
{
    m_edits = new IncidentEdits(m_services.incidents, this);
    m_keeper = new IncidentKeeper(
        m_services.incidents, [this] { return workbench::libraryFolder(m_services.settings); }, this);
    QUndoGroup& group = m_edits->group();
    connect(m_actions->undo, &QAction::triggered, &group, &QUndoGroup::undo);
    connect(m_actions->redo, &QAction::triggered, &group, &QUndoGroup::redo);
    for (const auto signal : {&QUndoGroup::canUndoChanged, &QUndoGroup::canRedoChanged}) {
        connect(&group, signal, this, &MainWindow::showEditActions);
    }
    for (const auto signal : {&QUndoGroup::undoTextChanged, &QUndoGroup::redoTextChanged}) {
        connect(&group, signal, this, &MainWindow::showEditActions);
    }
    connect(m_actions->addNote, &QAction::triggered, this, &MainWindow::addNote);
    connect(m_actions->fillIn, &QAction::triggered, this, &MainWindow::fillIn);
    connect(m_actions->changeState, &QAction::triggered, this, &MainWindow::changeState);
    connect(&m_services.incidents, &IncidentStore::changed, this, [this](int position) {
        const workbench::Incident& incident = m_services.incidents.at(position);
        if (incident.id == m_current && m_view) {
            m_view->setIncident(incident);
            showEditActions();
        }
    });
    // Queued: what was read is in the store by then.
    connect(m_opener, &Opener::ended, this, &MainWindow::goWhereOneWas, Qt::QueuedConnection);
    connect(m_keeper, &IncidentKeeper::folderMade, this,
            [this](workbench::IncidentId, const QString& folder) {
                m_status->setText(tr("Kept in %1").arg(folder));
                saveSession();
            });
    connect(m_keeper, &IncidentKeeper::failed, this, [this](workbench::IncidentId, const io::Error& error) {
        m_notices->showFailure(tr("The incident was not saved."), workbench::errorText(error));
    });
}

void MainWindow::addNote()
{
    if (m_current != 0) {
        auto* dialog = new NoteDialog(m_services.incidents, m_current, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    }
}

void MainWindow::fillIn()
{
    if (m_current != 0) {
        auto* dialog = new FieldsDialog(m_services.incidents, m_current, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    }
}

void MainWindow::changeState()
{
    const workbench::Incident* incident = m_services.incidents.find(m_current);
    if (!incident) {
        return;
    }
    const bool close = workbench::isOpen(incident->record);
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::TextInput);
    dialog->setOption(QInputDialog::UsePlainTextEditForTextInput);
    dialog->setWindowTitle(close ? tr("Close with a reason") : tr("Reopen incident"));
    dialog->setLabelText(close ? tr("Why it is closed without verification:")
                               : tr("Why it is opened again:"));
    dialog->setOkButtonText(close ? tr("Close incident") : tr("Reopen"));
    connect(
        dialog, &QInputDialog::textValueSelected, this, [this, id = m_current, close](const QString& reason) {
            m_services.incidents.edit(
                id, close ? tr("Close incident") : tr("Reopen incident"), {}, [&](incident::Record& record) {
                    workbench::changeState(record, close ? incident::stateClosed : incident::stateOpen,
                                           reason);
                });
        });
    dialog->open();
}

void MainWindow::showEditActions()
{
    const workbench::Incident* incident = m_services.incidents.find(m_current);
    const QUndoGroup& group = m_edits->group();
    m_actions->showEdits(group.canUndo(), group.undoText(), group.canRedo(), group.redoText());
    for (QAction* action : {m_actions->addNote, m_actions->fillIn, m_actions->changeState}) {
        action->setEnabled(incident != nullptr);
    }
    m_actions->changeState->setText(
        incident && !workbench::isOpen(incident->record) ? tr("Re&open…") : tr("&Close with a reason…"));
}

void MainWindow::saveSession()
{
    QStringList paths;
    QString current;
    for (int i = m_services.incidents.size() - 1; i >= 0; --i) { // the store has the newest first
        const workbench::Incident& incident = m_services.incidents.at(i);
        const QString path = incident.folder.isEmpty() ? incident.path : incident.folder;
        if (!path.isEmpty()) {
            paths << path;
            current = incident.id == m_current ? path : current;
        }
    }
    m_services.settings.setValue(settings::session, paths);
    m_services.settings.setValue(settings::sessionCurrent, current);
    m_services.settings.setValue(settings::sessionTab, m_view ? static_cast<int>(m_view->tab()) : 0);
}

void MainWindow::reopenSession()
{
    const QString current = m_services.settings.value(settings::sessionCurrent).toString();
    const int tab = m_services.settings.value(settings::sessionTab).toInt();
    QStringList paths = m_services.settings.value(settings::session).toStringList();
    // What was moved or removed since is not missed aloud.
    paths.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    if (paths.isEmpty()) {
        return;
    }
    m_reopening = {current, tab};
    m_opener->openFiles(paths);
}

void MainWindow::goWhereOneWas()
{
    if (!m_reopening || m_opener->isBusy()) {
        return;
    }
    const auto [current, tab] = *std::exchange(m_reopening, std::nullopt);
    for (int i = 0; i < m_services.incidents.size(); ++i) {
        const workbench::Incident& incident = m_services.incidents.at(i);
        if (!current.isEmpty() && (incident.folder == current || incident.path == current)) {
            showIncident(incident.id);
            incidentView().setTab(static_cast<IncidentTab>(std::clamp(tab, 0, incidentTabCount - 1)));
            return;
        }
    }
}

} // namespace torchtriage::desktop
