// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/services.h"
#include "app/workbench/incident.h"

#include <QHash>
#include <QObject>
#include <QStringList>

#include <functional>

class QWidget;

namespace torchtriage::workbench {
class IncidentKeeper;
class IncidentTransfer;
} // namespace torchtriage::workbench

namespace torchtriage::desktop {

class NoticeArea;

/// Incidents as files: exports one as a zip, imports zips into the library one after the other, and adds the
/// error files of torchelastic. Says in the notices what it does and how it went.
class IncidentFiles : public QObject {
    Q_OBJECT

public:
    /// What is given must outlive this object; dialogs open above `window`.
    IncidentFiles(const Services& services, workbench::IncidentKeeper& keeper, NoticeArea& notices,
                  QWidget* window);

    /// Asks where to; an incident that has no folder yet gets one first.
    void chooseExport(workbench::IncidentId id);
    void exportTo(workbench::IncidentId id, const QString& path);
    void chooseImport();
    void importZips(const QStringList& paths);
    void chooseErrorFile(workbench::IncidentId id);
    void addErrorFile(workbench::IncidentId id, const QString& path);
    /// Zips that wait for their turn, and the one that is read.
    [[nodiscard]] bool isImporting() const noexcept { return !m_zips.isEmpty(); }

signals:
    /// An incident has come into the library.
    void imported(const QString& folder);
    /// A zip that holds no incident: it may be a log.
    void notAnIncident(const QString& path);
    /// The incident's folder has changed on disk.
    void changedOnDisk(torchtriage::workbench::IncidentId id);

private:
    void connectExport();
    void connectImport();
    void connectErrorFile();
    void nextZip();
    void endImport();
    /// Calls `then` with the incident's folder, which is made if need be.
    void withFolder(workbench::IncidentId id, std::function<void(const QString& folder)> then);

    Services m_services;
    workbench::IncidentKeeper& m_keeper;
    NoticeArea& m_notices;
    QWidget* m_window;
    workbench::IncidentTransfer* m_export;
    workbench::IncidentTransfer* m_import;
    workbench::IncidentTransfer* m_errorFile;
    QStringList m_zips;                 ///< the first one is being read
    workbench::IncidentId m_target = 0; ///< of the error file
    QHash<workbench::IncidentId, std::function<void(const QString&)>> m_waiting;
};

} // namespace torchtriage::desktop
