// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/incident_store.h"

#include <algorithm>

namespace torchtriage::workbench {

IncidentStore::IncidentStore(QObject* parent) : QObject(parent) {}

const Incident* IncidentStore::find(IncidentId id) const
{
    const int position = positionOf(id);
    return position < 0 ? nullptr : &at(position);
}

int IncidentStore::positionOf(IncidentId id) const
{
    const auto found = std::ranges::find(m_incidents, id, [](const auto& incident) { return incident->id; });
    return found == m_incidents.end() ? -1 : static_cast<int>(found - m_incidents.begin());
}

const Incident* IncidentStore::findPath(const QString& path) const
{
    const auto found = std::ranges::find_if(
        m_incidents, [&](const auto& incident) { return !incident->isInMemory() && incident->path == path; });
    return found == m_incidents.end() ? nullptr : found->get();
}

IncidentId IncidentStore::put(Incident incident)
{
    if (const Incident* open = incident.isInMemory() ? nullptr : findPath(incident.path)) {
        const IncidentId id = open->id;
        replace(id, std::move(incident));
        return id;
    }
    incident.id = m_next++;
    const IncidentId id = incident.id;
    const auto place =
        std::ranges::find_if(m_incidents, [&](const auto& other) { return other->when <= incident.when; });
    const int position = static_cast<int>(place - m_incidents.begin());
    emit aboutToInsert(position);
    m_incidents.insert(place, std::make_unique<Incident>(std::move(incident)));
    emit inserted(position);
    return id;
}

void IncidentStore::replace(IncidentId id, Incident incident)
{
    const int position = positionOf(id);
    if (position < 0) {
        return;
    }
    Incident& held = *m_incidents.at(static_cast<std::size_t>(position));
    incident.id = id;
    incident.pinnedLine = held.pinnedLine;
    incident.batches = held.batches;
    incident.when = std::max(incident.when, held.when); // keeps its place in the order
    held = std::move(incident);
    emit changed(position);
}

void IncidentStore::attachBatch(IncidentId id, const QString& path)
{
    const int position = positionOf(id);
    if (position >= 0) {
        QStringList& batches = m_incidents.at(static_cast<std::size_t>(position))->batches;
        batches.removeAll(path);
        batches.append(path);
        emit changed(position);
    }
}

void IncidentStore::setPinnedLine(IncidentId id, std::optional<std::int64_t> line)
{
    const int position = positionOf(id);
    if (position >= 0) {
        m_incidents.at(static_cast<std::size_t>(position))->pinnedLine = line;
        emit changed(position);
    }
}

void IncidentStore::remove(IncidentId id)
{
    const int position = positionOf(id);
    if (position < 0) {
        return;
    }
    emit aboutToRemove(position);
    m_incidents.erase(m_incidents.begin() + position);
    emit removed(position);
}

} // namespace torchtriage::workbench
