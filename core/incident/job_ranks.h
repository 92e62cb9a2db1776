// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/folder.h"

#include <string>
#include <string_view>

namespace torchtriage::incident {

/// True for the folder of a job of several processes: it holds incidents in rank-0, rank-1 …
[[nodiscard]] bool isJobFolder(const std::string& path);

/// True for the name of a rank's folder in it: rank-N, and rank-N-2 … where a rank failed more than once.
[[nodiscard]] bool isRankFolder(std::string_view name);

/// What the ranks of a job tell together. Writes nothing, and does not look at the job's own record.
[[nodiscard]] io::Result<Record> readRanks(const std::string& path);

/// Puts the records of a job's ranks together into one incident: `ranks` lists them, the first to fail stands
/// first in `logs` and gives what the job's record does not have yet. What the user wrote into the job's
/// record stays. Writes only what changed, so it can be called whenever the folder is opened: a rank may have
/// come since.
[[nodiscard]] io::Result<Folder> joinRanks(const std::string& path);

/// Adds a torchelastic error file to an incident: a copy in logs/, an entry in `ranks`, and the first error
/// where the record has none or a later one. The rank is read from the path (…/attempt_0/3/error.json) unless
/// it is given.
[[nodiscard]] io::Result<void> addErrorFile(const Folder& folder, const std::string& path,
                                            std::optional<std::int64_t> rank = std::nullopt);

} // namespace torchtriage::incident
