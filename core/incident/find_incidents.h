// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file_state.h"
#include "core/io/result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace torchtriage::incident {

inline constexpr std::size_t mostIncidents = 200'000;
inline constexpr std::size_t mostLibraryFolders = 200'000;
inline constexpr int deepestLibraryFolder = 32;

/// How an incident lies on disk.
enum class IncidentForm : std::uint8_t {
    Folder, ///< a folder with an incident.json
    Job,    ///< a folder of ranks that nobody has put together yet
    File,   ///< a record alone: NAME.incident.json
};
inline constexpr std::size_t incidentForms = 3;

/// The incidents below a folder, by path. What lies in an incident is part of it and not looked at. Names
/// that begin with a dot are left out: a writer is at work there. Links to folders are not followed.
struct FoundIncidents {
    struct Found {
        std::string path; ///< below the folder, with '/'
        IncidentForm form = IncidentForm::Folder;
        io::FileState record; ///< of a job: of all its records together
    };
    std::vector<Found> incidents;
    std::uint32_t unreadableFolders = 0;
    std::uint32_t linksNotFollowed = 0;
    bool truncated = false; ///< there is more than one scan visits
};

/// Fails if `folder` itself cannot be read, or if cancelled.
[[nodiscard]] io::Result<FoundIncidents> findIncidents(const std::string& folder,
                                                       const std::function<bool()>& cancelled = {});

} // namespace torchtriage::incident
