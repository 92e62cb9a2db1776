// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/incident_tab.h"
#include "app/workbench/incident.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace torchtriage::desktop {

/// Where the user was: an incident and one of its tabs.
struct Place {
    workbench::IncidentId incident = 0;
    IncidentTab tab = IncidentTab::Overview;

    bool operator==(const Place&) const = default;
};

/// The places visited, for Back and Forward.
class History {
public:
    static constexpr std::size_t maximum = 200;

    /// Notes that the user came to `place`; what lay ahead is forgotten. The same place twice is one.
    void visit(const Place& place)
    {
        if (!m_places.empty() && m_places[m_current] == place) {
            return;
        }
        if (!m_places.empty()) {
            m_places.resize(m_current + 1);
        }
        m_places.push_back(place);
        if (m_places.size() > maximum) {
            m_places.erase(m_places.begin());
        }
        m_current = m_places.size() - 1;
    }

    [[nodiscard]] bool canGoBack() const noexcept { return m_current > 0; }
    [[nodiscard]] bool canGoForward() const noexcept { return m_current + 1 < m_places.size(); }
    std::optional<Place> back() { return canGoBack() ? std::optional(m_places[--m_current]) : std::nullopt; }
    std::optional<Place> forward()
    {
        return canGoForward() ? std::optional(m_places[++m_current]) : std::nullopt;
    }

    /// Forgets every place of an incident that was closed.
    void forget(workbench::IncidentId incident)
    {
        const auto before =
            m_places.begin() + static_cast<std::ptrdiff_t>(std::min(m_current, m_places.size()));
        const auto gone =
            std::count_if(m_places.begin(), before, [&](const Place& p) { return p.incident == incident; });
        std::erase_if(m_places, [&](const Place& p) { return p.incident == incident; });
        m_current -= static_cast<std::size_t>(gone);
        m_current = m_places.empty() ? 0 : std::min(m_current, m_places.size() - 1);
    }

private:
    std::vector<Place> m_places;
    std::size_t m_current = 0;
};

} // namespace torchtriage::desktop
