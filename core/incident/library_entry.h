// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/library.h"
#include "core/incident/record.h"
#include "core/triage/first_failure.h"

namespace torchtriage::incident {

/// Reads the records of incidents and writes down what a list says of them. One object for each thread.
class LibraryEntryReader {
public:
    /// `root` is the folder of the library.
    LibraryEntryReader(std::string root, const triage::SignatureSet& signatures);

    [[nodiscard]] LibraryEntry read(const FoundIncidents::Found& found);

private:
    void classify(LibraryEntry& entry, const Record& record, const std::string& path);

    std::string m_root;
    const triage::SignatureSet& m_signatures;
    triage::FirstFailureReader m_logs;
};

} // namespace torchtriage::incident
