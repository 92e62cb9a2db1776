// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/incident_store.h"

#include "core/incident/relative_path.h"
#include "core/incident/triage_incident.h"

#include <algorithm>

namespace torchtriage::workbench {

namespace {

/// Path of a file that a record names; empty if the name would lead out of the folder.
QString pathOf(const QString& folder, const std::string& name)
{
    if (name.starts_with('/')) {
        return QString::fromStdString(name);
    }
    const auto relative = incident::relativePath(folder.toStdString(), name);
    return relative && !folder.isEmpty() ? folder + u'/' + QString::fromStdString(*relative) : QString();
}

/// The other way round.
std::string nameIn(const QString& folder, const QString& path)
{
    const QString inside = folder + u'/';
    return (!folder.isEmpty() && path.startsWith(inside) ? path.mid(inside.size()) : path).toStdString();
}

/// Brings what follows from the record up to date.
void derive(Incident& incident)
{
    incident.pinnedLine = incident.record.pinned;
    incident.batches.clear();
    for (const std::string& name : incident.record.batch.files) {
        if (const QString path = pathOf(incident.folder, name); !path.isEmpty()) {
            incident.batches << path;
        }
    }
}

} // namespace

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
    derive(incident);
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
    if (incident.folder.isEmpty()) {
        incident.folder = held.folder;
        incident.record = held.record;
        incident::fillReport(incident.report, incident.record);
    }
    derive(incident);
    incident.when = std::max(incident.when, held.when); // keeps its place in the order
    held = std::move(incident);
    emit changed(position);
}

void IncidentStore::attachBatch(IncidentId id, const QString& path)
{
    edit(id, tr("Attach batch"), {}, [this, id, &path](incident::Record& record) {
        const std::string name = nameIn(find(id)->folder, path);
        std::erase(record.batch.files, name);
        record.batch.files.push_back(name);
    });
}

void IncidentStore::setPinnedLine(IncidentId id, std::optional<std::int64_t> line)
{
    edit(id, line ? tr("Pin first failure") : tr("Remove the pin"), {},
         [line](incident::Record& record) { record.pinned = line; });
}

void IncidentStore::edit(IncidentId id, const QString& what, const QString& key,
                         const std::function<void(incident::Record&)>& change)
{
    const Incident* held = find(id);
    if (!held) {
        return;
    }
    RecordEdit edit{id, what, key, held->record, held->record};
    change(edit.after);
    if (edit.after == edit.before) {
        return;
    }
    setRecord(id, edit.after);
    emit edited(edit);
}

void IncidentStore::learn(IncidentId id, const std::function<void(incident::Record&)>& change)
{
    const Incident* held = find(id);
    if (!held) {
        return;
    }
    RecordEdit edit{id, {}, {}, held->record, held->record};
    change(edit.after);
    if (edit.after != edit.before) {
        emit learned(edit);
        setRecord(id, edit.after);
    }
}

void IncidentStore::setRecord(IncidentId id, incident::Record record)
{
    const int position = positionOf(id);
    if (position >= 0) {
        put(*m_incidents.at(static_cast<std::size_t>(position)), std::move(record));
        emit changed(position);
        emit recordChanged(id);
    }
}

void IncidentStore::setKept(IncidentId id, const QString& folder, incident::Record record)
{
    const int position = positionOf(id);
    if (position >= 0) {
        Incident& held = *m_incidents.at(static_cast<std::size_t>(position));
        held.folder = folder;
        put(held, std::move(record));
        emit changed(position);
    }
}

void IncidentStore::put(Incident& held, incident::Record record)
{
    incident::refillReport(held.report, held.record, record);
    held.record = std::move(record);
    derive(held);
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
