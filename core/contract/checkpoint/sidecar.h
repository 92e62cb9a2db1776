// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/checkpoint/report.h"
#include "core/io/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchtriage::contract {

/// What a JSON file of a checkpoint says: the index of its shards, the counters of its trainer.
struct Sidecar {
    bool index = false;                                         ///< it has a "weight_map"
    std::vector<std::pair<std::string, std::string>> weightMap; ///< tensor and the shard that holds it
    std::optional<std::uint64_t> totalSize; ///< "metadata.total_size": bytes of all tensors
    std::vector<Counter> counters;          ///< at the top level
    bool repeated = false;                  ///< the map names a tensor twice
};

/// Reads JSON text, `path` for errors. Malformed, or TooLarge for a map of more than a million tensors or
/// names of over 4,096 bytes.
[[nodiscard]] io::Result<Sidecar> parseSidecar(std::string_view json, const std::string& path);
/// The same from a file of at most 64 MiB.
[[nodiscard]] io::Result<Sidecar> readSidecar(const std::string& path);

} // namespace torchtriage::contract
