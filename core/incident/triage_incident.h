// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/folder.h"
#include "core/triage/triage.h"

#include <string>

namespace torchtriage::incident {

/// An incident read as a whole.
struct OpenedIncident {
    Folder folder;
    Record record;
    triage::Report report; ///< of the log, with what only the record knows filled in
    std::string log;       ///< absolute path of the log that was read; empty if there is none
};

/// Opens an incident folder (a job's ranks are put together first), its incident.json, or a job folder, and
/// triages its first log that is there. Without a log the record's own error is triaged.
[[nodiscard]] io::Result<OpenedIncident> triageIncident(const std::string& path,
                                                        const triage::SignatureSet& signatures,
                                                        const triage::Options& options = {});

/// True if triageIncident() can be asked.
[[nodiscard]] bool isIncidentPath(const std::string& path);

/// Fills what the log did not show from the record; what the log shows stays.
void fillReport(triage::Report& report, const Record& record);

/// Fills what the record does not have from a report, for an incident that begins as a log.
void fillRecord(Record& record, const triage::Report& report);

} // namespace torchtriage::incident
