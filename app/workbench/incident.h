// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/record.h"
#include "core/triage/report.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace torchtriage::workbench {

/// Identifies an open incident during one session; 0 is no incident.
using IncidentId = std::uint64_t;

/// An open incident: where its text comes from, what the triage read in it, and what the user decided.
struct Incident {
    IncidentId id = 0;
    QString path;    ///< absolute path of the log; empty if the text is held in memory (a paste, the sample)
    QByteArray text; ///< the bytes of a log without a file; empty otherwise
    QString name;    ///< short name for lists: the file's name, or what the paste was called
    QDateTime when;  ///< when the log was last written; for a paste, when it was pasted
    double readSeconds = 0; ///< how long the triage took
    triage::Report report;
    QString folder;          ///< absolute path of its incident folder; empty until there is something to keep
    incident::Record record; ///< what the folder keeps of it, the user's own edits included
    QStringList batches;     ///< absolute paths of the saved batches of the record, in the order of attaching
    std::optional<std::int64_t> pinnedLine; ///< first failure chosen by the user, 1-based; from the record

    [[nodiscard]] bool isInMemory() const noexcept { return path.isEmpty(); }
};

} // namespace torchtriage::workbench
