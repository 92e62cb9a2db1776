// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/library/incident_files.h"

#include "app/desktop/views/notice_area.h"
#include "app/workbench/error_text.h"
#include "app/workbench/incident_keeper.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/incident_transfer.h"
#include "app/workbench/library_folder.h"
#include "app/workbench/settings_keys.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include <limits>

namespace torchtriage::desktop {

namespace settings = workbench::settings;
using workbench::IncidentTransfer;
using workbench::LatestJob;

namespace {

// The jobs that read logs count from 1.
constexpr quint64 exportCard = std::numeric_limits<quint64>::max();
constexpr quint64 importCard = exportCard - 1;

QFileDialog* makeDialog(QWidget* window, const QString& title, const QString& start,
                        const QStringList& filters)
{
    auto* dialog = new QFileDialog(window, title, start);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters(filters);
    return dialog;
}

} // namespace

IncidentFiles::IncidentFiles(const Services& services, workbench::IncidentKeeper& keeper, NoticeArea& notices,
                             QWidget* window)
    : QObject(window), m_services(services), m_keeper(keeper), m_notices(notices), m_window(window),
      m_export(new IncidentTransfer(this)), m_import(new IncidentTransfer(this)),
      m_errorFile(new IncidentTransfer(this))
{
    connectExport();
    connectImport();
    connectErrorFile();
    connect(&m_keeper, &workbench::IncidentKeeper::folderMade, this,
            [this](workbench::IncidentId id, const QString& folder) {
                if (const auto then = m_waiting.take(id)) {
                    then(folder);
                }
            });
    // The window says why.
    connect(&m_keeper, &workbench::IncidentKeeper::failed, this,
            [this](workbench::IncidentId id) { m_waiting.remove(id); });
    connect(&m_notices, &NoticeArea::cancelRequested, this, [this](quint64 card) {
        if (card == exportCard) {
            m_export->cancel();
        } else if (card == importCard) {
            m_import->cancel();
        }
    });
}

void IncidentFiles::connectExport()
{
    connect(m_export, &LatestJob::progressed, this,
            [this](quint64 done, quint64 total) { m_notices.setProgress(exportCard, done, total); });
    connect(m_export, &IncidentTransfer::exported, this, [this](const QString& path, int leftOut) {
        m_notices.endProgress(exportCard);
        m_notices.showInformation(
            tr("The incident was exported to %1.").arg(QFileInfo(path).fileName()),
            leftOut == 0 ? tr("It holds everything in the incident's folder, the batch included.")
                         : tr("%n file(s) that the record names lie outside of the folder and are not in it.",
                              nullptr, leftOut));
    });
    connect(m_export, &LatestJob::failed, this, [this](const io::Error& error) {
        m_notices.endProgress(exportCard);
        m_notices.showFailure(tr("The incident was not exported."), workbench::errorText(error));
    });
    connect(m_export, &LatestJob::cancelled, this, [this] {
        m_notices.endProgress(exportCard);
        m_notices.showInformation(tr("The export was cancelled."), tr("No file was written."));
    });
}

void IncidentFiles::connectImport()
{
    connect(m_import, &LatestJob::progressed, this,
            [this](quint64 done, quint64 total) { m_notices.setProgress(importCard, done, total); });
    connect(m_import, &IncidentTransfer::imported, this, [this](const QString& folder) {
        emit imported(folder);
        endImport();
    });
    connect(m_import, &IncidentTransfer::notAnIncident, this, [this](const QString& path) {
        emit notAnIncident(path);
        endImport();
    });
    connect(m_import, &LatestJob::failed, this, [this](const io::Error& error) {
        m_notices.showFailure(tr("%1 was not imported.").arg(QFileInfo(m_zips.value(0)).fileName()),
                              workbench::errorText(error));
        endImport();
    });
    connect(m_import, &LatestJob::cancelled, this, [this] {
        m_notices.showInformation(
            tr("The import of %1 was cancelled.").arg(QFileInfo(m_zips.value(0)).fileName()),
            tr("Nothing of it is in the library."));
        endImport();
    });
}

void IncidentFiles::connectErrorFile()
{
    connect(m_errorFile, &IncidentTransfer::errorFileAdded, this, [this] { emit changedOnDisk(m_target); });
    connect(m_errorFile, &LatestJob::failed, this, [this](const io::Error& error) {
        m_notices.showFailure(tr("The error file was not added."), workbench::errorText(error));
    });
}

void IncidentFiles::withFolder(workbench::IncidentId id, std::function<void(const QString&)> then)
{
    const workbench::Incident* incident = m_services.incidents.find(id);
    if (!incident) {
        return;
    }
    if (!incident->folder.isEmpty()) {
        m_keeper.flush(); // what was typed last is in it too
        then(incident->folder);
        return;
    }
    m_waiting.insert(id, std::move(then));
    m_keeper.keep(id);
}

void IncidentFiles::chooseExport(workbench::IncidentId id)
{
    const workbench::Incident* incident = m_services.incidents.find(id);
    if (!incident) {
        return;
    }
    const QDir start(m_services.settings.value(settings::lastFolder).toString());
    const QString name = QFileInfo(incident->folder.isEmpty() ? incident->name : incident->folder).fileName();
    auto* dialog = makeDialog(m_window, tr("Export incident"), start.filePath(name + QStringLiteral(".zip")),
                              {tr("Zip archives (*.zip)")});
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("zip"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, id](const QString& path) { exportTo(id, path); });
    dialog->open();
}

void IncidentFiles::exportTo(workbench::IncidentId id, const QString& path)
{
    withFolder(id, [this, path](const QString& folder) {
        m_notices.endProgress(exportCard); // of one that this supersedes
        m_notices.showProgress(exportCard, QFileInfo(folder).fileName());
        m_export->exportZip(folder, path);
    });
}

void IncidentFiles::chooseImport()
{
    auto* dialog =
        makeDialog(m_window, tr("Import incident"),
                   m_services.settings.value(settings::lastFolder).toString(), {tr("Zip archives (*.zip)")});
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &IncidentFiles::importZips);
    dialog->open();
}

void IncidentFiles::importZips(const QStringList& paths)
{
    const bool idle = m_zips.isEmpty();
    m_zips += paths;
    if (idle) {
        nextZip();
    }
}

void IncidentFiles::nextZip()
{
    if (!m_zips.isEmpty()) {
        m_notices.showProgress(importCard, QFileInfo(m_zips.front()).fileName());
        m_import->importZip(m_zips.front(), workbench::libraryFolder(m_services.settings));
    }
}

void IncidentFiles::endImport()
{
    m_notices.endProgress(importCard);
    m_zips.removeFirst();
    nextZip();
}

void IncidentFiles::chooseErrorFile(workbench::IncidentId id)
{
    auto* dialog = makeDialog(m_window, tr("Add a torchelastic error file"),
                              m_services.settings.value(settings::lastFolder).toString(),
                              {tr("Error files (*.json)"), tr("All files (*)")});
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, id](const QString& path) { addErrorFile(id, path); });
    dialog->open();
}

void IncidentFiles::addErrorFile(workbench::IncidentId id, const QString& path)
{
    withFolder(id, [this, id, path](const QString& folder) {
        m_target = id;
        m_errorFile->addErrorFile(folder, path);
    });
}

} // namespace torchtriage::desktop
