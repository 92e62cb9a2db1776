// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/goto/incident_destinations.h"

#include "app/desktop/models/incident_list_model.h"
#include "app/workbench/fuzzy_match.h"

namespace torchtriage::desktop {

namespace {
constexpr int unasked = 4;
}

IncidentDestinations::IncidentDestinations(const workbench::IncidentStore& store, Show show, QObject* parent)
    : DestinationSource(parent), m_store(store), m_show(std::move(show))
{
}

void IncidentDestinations::look(quint64 request, const QString& text)
{
    QVector<Destination> destinations;
    for (int i = 0; i < m_store.size(); ++i) {
        if (text.isEmpty() && i == unasked)
            break;
        const workbench::Incident& incident = m_store.at(i);
        const QString title = incidentTitle(incident.report);
        const auto match = workbench::fuzzyMatch(text, title + u' ' + incident.name);
        if (!match)
            continue;
        Destination there;
        there.kind = DestinationKind::Incident;
        there.text = title;
        there.detail = incident.name;
        there.score = match->score;
        there.matched = match->matched;
        there.go = [show = m_show, id = incident.id] { show(id); };
        destinations.append(there);
    }
    emit found(request, destinations, true);
}

} // namespace torchtriage::desktop
