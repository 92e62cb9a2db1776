// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace torchtriage::workbench {

/// One change that the user made to a record, as a whole before and after.
struct RecordEdit {
    IncidentId id = 0;
    QString what; ///< for the Undo entry: "Pin first failure"
    QString key;  ///< edits of the same key, one after the other, are one step (typing); empty: never
    incident::Record before, after;
};

/// The incidents that are open, newest log first. Positions are those of at().
class IncidentStore : public QObject {
    Q_OBJECT

public:
    explicit IncidentStore(QObject* parent = nullptr);

    [[nodiscard]] int size() const noexcept { return static_cast<int>(m_incidents.size()); }
    [[nodiscard]] const Incident& at(int position) const
    {
        return *m_incidents.at(static_cast<std::size_t>(position));
    }
    /// nullptr if it is not open.
    [[nodiscard]] const Incident* find(IncidentId id) const;
    /// Position of an incident; -1 if it is not open.
    [[nodiscard]] int positionOf(IncidentId id) const;
    /// The open incident of a file; nullptr if there is none.
    [[nodiscard]] const Incident* findPath(const QString& path) const;

    /// Adds an incident and gives it an id. One with a file that is open already replaces that one and keeps
    /// its id and its record, unless the new one comes from an incident folder.
    IncidentId put(Incident incident);
    /// Replaces the content of an open incident.
    void replace(IncidentId id, Incident incident);
    /// Attaches a saved batch, by its absolute path; one that is attached already becomes the last.
    void attachBatch(IncidentId id, const QString& path);
    void setPinnedLine(IncidentId id, std::optional<std::int64_t> line);
    /// Every edit of a record by the user goes this way: it can be undone and is saved. `what` and `key` as
    /// in RecordEdit. A change that changes nothing is none.
    void edit(IncidentId id, const QString& what, const QString& key,
              const std::function<void(incident::Record&)>& change);
    /// What the program found out: saved as an edit is, and no step to undo.
    void learn(IncidentId id, const std::function<void(incident::Record&)>& change);
    /// Puts a record in without a step to undo: undoing itself.
    void setRecord(IncidentId id, incident::Record record);
    /// The record now lies in that folder, as `record` says.
    void setKept(IncidentId id, const QString& folder, incident::Record record);
    void remove(IncidentId id);

signals:
    void aboutToInsert(int position);
    void inserted(int position);
    void aboutToRemove(int position);
    void removed(int position);
    void changed(int position);
    void edited(const torchtriage::workbench::RecordEdit& edit);
    void learned(const torchtriage::workbench::RecordEdit& edit);
    /// The record is no longer what was saved last.
    void recordChanged(torchtriage::workbench::IncidentId id);

private:
    void put(Incident& held, incident::Record record);

    IncidentId m_next = 1;
    // Held one by one, so that a reference given out stays valid while others come and go.
    std::vector<std::unique_ptr<Incident>> m_incidents;
};

} // namespace torchtriage::workbench
