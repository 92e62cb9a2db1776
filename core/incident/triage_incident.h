// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/folder.h"
#include "core/triage/triage.h"

#include <optional>
#include <string>

namespace torchtriage::incident {

/// An incident read as a whole.
struct OpenedIncident {
    std::optional<Folder> folder; ///< none: the record stands alone
    Record record;
    triage::Report report; ///< of the log, with what only the record knows filled in
    std::string log;       ///< absolute path of the log that was read; empty if there is none
    std::string text;      ///< what was read instead of a log: the error that the record tells
};

/// Opens an incident folder (a job's ranks are put together first), its incident.json, a job folder, or a
/// record that stands alone (see standalone_record.h), and
/// triages its first log that is there. Without a log the record's own error is triaged.
[[nodiscard]] io::Result<OpenedIncident> triageIncident(const std::string& path,
                                                        const triage::SignatureSet& signatures,
                                                        const triage::Options& options = {});

/// True if triageIncident() can be asked.
[[nodiscard]] bool isIncidentPath(const std::string& path);

/// Fills what the log did not show from the record; what the log shows stays.
void fillReport(triage::Report& report, const Record& record);

/// Brings a report up to date after the record changed: what the user had filled in by hand is taken out of
/// it, then it is filled again.
void refillReport(triage::Report& report, const Record& before, const Record& after);

/// Fills what the record does not have from a report, for an incident that begins as a log.
void fillRecord(Record& record, const triage::Report& report);

} // namespace torchtriage::incident
