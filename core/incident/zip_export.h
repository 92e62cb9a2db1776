// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/folder.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace torchtriage::incident {

/// How long work on the files of an incident is watched.
struct TransferOptions {
    std::function<bool()> cancelled;                                       ///< true: ErrorKind::Cancelled
    std::function<void(std::uint64_t done, std::uint64_t total)> progress; ///< bytes
};

struct ZipFacts {
    std::uint64_t files = 0, bytes = 0;
    /// Files that the record names outside of the folder: they stay where they are, since nobody said that
    /// they may travel.
    std::vector<std::string> leftOut;
};

/// Writes the whole folder as a zip, below one folder of its name, atomically. Links and hidden files stay
/// out. A file that grows meanwhile is cut where it ended.
[[nodiscard]] io::Result<ZipFacts> exportZip(const Folder& folder, const std::string& path,
                                             const TransferOptions& options = {});

} // namespace torchtriage::incident
