// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"

#include <QObject>

#include <memory>
#include <vector>

namespace torchtriage::workbench {

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
    /// its id, the user's pin and the attached batches.
    IncidentId put(Incident incident);
    /// Replaces the content of an open incident.
    void replace(IncidentId id, Incident incident);
    /// Attaches a saved batch, by its absolute path; one that is attached already becomes the last.
    void attachBatch(IncidentId id, const QString& path);
    void setPinnedLine(IncidentId id, std::optional<std::int64_t> line);
    void remove(IncidentId id);

signals:
    void aboutToInsert(int position);
    void inserted(int position);
    void aboutToRemove(int position);
    void removed(int position);
    void changed(int position);

private:
    IncidentId m_next = 1;
    // Held one by one, so that a reference given out stays valid while others come and go.
    std::vector<std::unique_ptr<Incident>> m_incidents;
};

} // namespace torchtriage::workbench
