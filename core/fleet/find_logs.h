// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fleet/fleet.h"
#include "core/io/result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace torchtriage::fleet {

inline constexpr std::size_t mostFiles = 500'000;
inline constexpr int deepestFolder = 64;

/// The regular files below a folder, by path. Names that begin with a dot are left out, with what is below.
/// Links to folders are not followed, so that a circle ends; of a file with several names one is kept.
struct FoundLogs {
    struct Found {
        std::string path; ///< below the folder
        io::FileState file;
    };
    std::vector<Found> files;
    std::uint32_t unreadableFolders = 0;
    std::uint32_t linksNotFollowed = 0;
    bool truncated = false;
};

/// Fails if `folder` itself cannot be read, or if cancelled.
[[nodiscard]] io::Result<FoundLogs> findLogs(const std::string& folder,
                                             const std::function<bool()>& cancelled = {},
                                             std::size_t most = mostFiles);

} // namespace torchtriage::fleet
