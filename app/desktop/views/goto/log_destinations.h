// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/goto/destination_source.h"
#include "app/workbench/incident.h"

#include <cstdint>

namespace torchtriage::desktop {

/// What LogDestinations needs of the window.
struct LogPlaces {
    std::function<const workbench::Incident*()> incident; ///< the one that is shown; nullptr: none
    std::function<std::int64_t()> lines;                  ///< of its log, as far as they are known
    std::function<void(std::int64_t)> showLine;
    std::function<void(int)> showOnlyRank;
};

/// Lines, ranks and events of the incident that is shown.
class LogDestinations : public DestinationSource {
    Q_OBJECT

public:
    explicit LogDestinations(LogPlaces places, QObject* parent = nullptr);

    void look(quint64 request, const QString& text) override;

private:
    void addLine(const QString& text, QVector<Destination>& destinations) const;
    void addRanks(const triage::Report& report, const QString& text,
                  QVector<Destination>& destinations) const;
    void addEvents(const triage::Report& report, const QString& text,
                   QVector<Destination>& destinations) const;

    LogPlaces m_places;
};

} // namespace torchtriage::desktop
