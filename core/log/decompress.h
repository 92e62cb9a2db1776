// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file.h"

#include <cstdint>
#include <string_view>

namespace torchtriage::log {

/// True if the first bytes of a file are those of gzip, xz, zstd, bzip2, lz4 or zip.
[[nodiscard]] bool looksCompressed(std::string_view head) noexcept;

/// Unpacks a compressed log to a nameless temporary file. A zip gives its regular members one after the
/// other, in their order; their names are never used as paths. Over `limit` bytes it stops with TooLarge, so
/// that a bomb costs a bounded amount of disk. `file` must be seekable; the result keeps its path.
[[nodiscard]] io::Result<io::File> decompress(const io::File& file, std::uint64_t limit);

} // namespace torchtriage::log
