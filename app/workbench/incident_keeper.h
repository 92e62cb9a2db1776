// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"
#include "core/io/error.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QThreadPool>
#include <QTimer>

namespace torchtriage::workbench {

class IncidentStore;

/// Saves what the user does to an incident, by itself and shortly after it was done: into the incident's
/// folder, which is made in the library for a log that has none yet. Writes on a thread of its own, one
/// incident after the other. Changes that another program made to the record meanwhile stay.
class IncidentKeeper : public QObject {
    Q_OBJECT

public:
    /// `store` must outlive the keeper. `library` is asked when a folder is to be made.
    IncidentKeeper(IncidentStore& store, std::function<QString()> library, QObject* parent = nullptr);
    ~IncidentKeeper() override; ///< saves what is not saved yet, and waits for it

    /// Gives an incident a folder in the library, if it has none; folderMade() or failed() follows.
    void keep(IncidentId id);
    /// Saves everything now and waits for it.
    void flush();

signals:
    /// The first time that an incident got a folder.
    void folderMade(torchtriage::workbench::IncidentId id, const QString& folder);
    /// What was edited is on disk.
    void saved(torchtriage::workbench::IncidentId id);
    void failed(torchtriage::workbench::IncidentId id, const torchtriage::io::Error& error);

private:
    struct Saved; ///< what a save hands back

    void saveDue();
    void save(IncidentId id);
    void conclude(IncidentId id, const Saved& saved);

    IncidentStore& m_store;
    std::function<QString()> m_library;
    QHash<IncidentId, incident::Record> m_bases; ///< what was on disk when it was read or written last
    QSet<IncidentId> m_due, m_running;
    QTimer m_timer;
    QThreadPool m_pool;
};

} // namespace torchtriage::workbench
