// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/byte_source.h"
#include "core/log/literal_set.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace torchtriage::log {

/// Bytes of one cell of a map of mapLog().
inline constexpr std::size_t mapCell = std::size_t{64} << 10;

/// What the one pass over a log leaves behind: for each 64 KiB the number of the first line, and whether
/// anything worth reading is there. A 1 GiB log takes 16,384 cells, whatever it holds.
struct LogMap {
    std::size_t cellBytes = mapCell;
    std::vector<std::int64_t> lineAt; ///< number of '\n' before the cell
    std::vector<bool> wanted; ///< the cell, or a neighbour of it, holds a literal; the first and last always
    std::uint64_t bytes = 0;
    std::int64_t lines = 0; ///< number of '\n', plus one if the last line has none
};

struct MapOptions {
    unsigned jobs = 0; ///< threads; 0: one per core
    std::function<bool()> cancelled;
    std::function<void(std::uint64_t done, std::uint64_t total)> progress; ///< called by one thread at a time
};

/// Reads every byte of `source` once, on several threads. A file that shrinks meanwhile counts as ending
/// there. The result does not depend on the number of threads.
[[nodiscard]] io::Result<LogMap> mapLog(const io::ByteSource& source, const LiteralSet& literals,
                                        const MapOptions& options = {});

} // namespace torchtriage::log
