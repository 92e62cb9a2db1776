// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/atomic_writer.h"
#include "core/io/result.h"

#include <span>
#include <string>

namespace torchtriage::io {

/// Writes `bytes` to `path` so that a reader, or a crash at any moment, sees the old file or the whole new
/// one: a temporary file beside it, write, fsync, rename, fsync of the folder; Durability::Unsynced leaves
/// out both fsync. `mode` are the permission bits.
[[nodiscard]] Result<void> writeAtomically(const std::string& path, std::span<const char> bytes,
                                           unsigned mode = 0644, Durability durability = Durability::Synced);

} // namespace torchtriage::io
