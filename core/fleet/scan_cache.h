// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fleet/fleet.h"
#include "core/io/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace torchtriage::fleet {

/// What earlier scans found, one cache file (core/io/cache_file.h) for each folder. A cache of other
/// signatures or of another release is empty, not an error.
struct ScanCache {
    std::vector<LogEntry> entries; ///< by path
};

/// What the entries depend on besides the files: the signatures, the way fingerprints are made, the release.
[[nodiscard]] std::uint64_t cacheDigest(std::uint64_t signatures);

/// A missing file gives an empty cache. Malformed, Truncated or TooLarge: the file is not one that we wrote
/// whole; it may be ignored.
[[nodiscard]] io::Result<ScanCache> readCache(const std::string& path, std::uint64_t digest);
/// The same from bytes; `path` is for errors.
[[nodiscard]] io::Result<ScanCache> parseCache(const std::string& path, std::span<const char> bytes,
                                               std::uint64_t digest);

/// The entries alone: what stands between digest and checksum.
[[nodiscard]] io::Result<std::vector<LogEntry>> parseEntries(const std::string& path,
                                                             std::span<const char> bytes);

/// Writes atomically, for the user's eyes only: the entries quote the logs. Makes the folders it needs.
[[nodiscard]] io::Result<void> writeCache(const std::string& path, std::span<const LogEntry> entries,
                                          std::uint64_t digest);

} // namespace torchtriage::fleet
