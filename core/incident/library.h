// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/find_incidents.h"
#include "core/io/result.h"
#include "core/triage/family.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::triage {
class SignatureSet;
}

namespace torchtriage::incident {

/// What a list says of an incident on disk. Facts only; every text is cut to what a list can show.
struct LibraryEntry {
    std::string path; ///< below the library, with '/': the folder, or the record that stands alone
    IncidentForm form = IncidentForm::Folder;
    io::FileState record;
    std::string problem; ///< the id of the error if the record cannot be read ("malformed"); else empty

    std::optional<triage::Family> family;
    triage::FailureClass failureClass = triage::FailureClass::Unknown;
    std::string title, exception, message, op, revision, state; ///< as in Record
    std::int64_t when = 0;   ///< seconds since 1970, UTC: the first error, else the record
    std::uint32_t ranks = 0; ///< processes of the job; 0: not known

    bool operator==(const LibraryEntry&) const = default;
};

/// A folder of incidents.
struct Library {
    std::string folder;
    std::vector<LibraryEntry> entries; ///< by path
    double seconds = 0;
    std::uint32_t fromCache = 0; ///< entries that were remembered
    std::uint32_t unreadableFolders = 0;
    std::uint32_t linksNotFollowed = 0;
    bool truncated = false;
    std::string cacheProblem; ///< why the cache was not used, as an id; empty: none
};

/// How a library is scanned. The callbacks may be called from worker threads, one call at a time each.
struct LibraryOptions {
    unsigned jobs = 0;               ///< threads; 0: as many as the machine has cores
    std::string cachePath;           ///< file that remembers earlier scans; empty: none
    std::function<bool()> cancelled; ///< true ends the scan with ErrorKind::Cancelled
    std::function<void(std::uint64_t done, std::uint64_t total)> progress; ///< incidents; after each one
};

/// Reads the record of every incident below `folder`; a record that has not changed since an earlier scan is
/// not read. Where a record does not name its family, its log is triaged, or the error that it tells. A scan
/// that is cancelled keeps what it had found. A folder that is not there is an empty library.
[[nodiscard]] io::Result<Library> scanLibrary(const std::string& folder,
                                              const triage::SignatureSet& signatures,
                                              const LibraryOptions& options = {});

} // namespace torchtriage::incident
