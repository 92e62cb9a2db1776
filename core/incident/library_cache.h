// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/library.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace torchtriage::incident {

/// What earlier scans of a library found, by path; one cache file (core/io/cache_file.h) for each library.
/// Empty: there is no such file, or it is of other signatures or of another release. An error: the file is
/// not one that we wrote whole; it may be ignored.
[[nodiscard]] io::Result<std::vector<LibraryEntry>> readLibraryCache(const std::string& path,
                                                                     std::uint64_t digest);
/// The entries alone, from the content of a cache file; `path` is for errors.
[[nodiscard]] io::Result<std::vector<LibraryEntry>> parseLibraryEntries(const std::string& path,
                                                                        std::span<const char> content);

[[nodiscard]] io::Result<void> writeLibraryCache(const std::string& path,
                                                 std::span<const LibraryEntry> entries, std::uint64_t digest);

/// What the entries depend on besides the records: the signatures and the release.
[[nodiscard]] std::uint64_t libraryDigest(std::uint64_t signatures);

} // namespace torchtriage::incident
