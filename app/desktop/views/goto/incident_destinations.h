// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/goto/destination_source.h"
#include "app/workbench/incident_store.h"

namespace torchtriage::desktop {

/// The open incidents, by what failed and by the name of their log.
class IncidentDestinations : public DestinationSource {
    Q_OBJECT

public:
    using Show = std::function<void(workbench::IncidentId)>;

    /// `store` must outlive it.
    IncidentDestinations(const workbench::IncidentStore& store, Show show, QObject* parent = nullptr);

    void look(quint64 request, const QString& text) override;

private:
    const workbench::IncidentStore& m_store;
    Show m_show;
};

} // namespace torchtriage::desktop
