// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/request/ledger.h"

#include <string>
#include <vector>

namespace torchtriage::request {

// The map from pseudonyms back to originals. It stays with the user: a file of its own, readable by its owner
// alone, never part of what is exported.

/// Replaces `path` atomically, mode 0600.
[[nodiscard]] io::Result<void> writeMap(const std::string& path, const std::vector<Entry>& entries);

/// Reads a map of an earlier request, so that the same original gets the same pseudonym again.
[[nodiscard]] io::Result<std::vector<Entry>> readMap(const std::string& path);

} // namespace torchtriage::request
