// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/batch/summary.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace torchtriage::cli {

/// One entry of `values` of `batch --json`: every key of the contract, null where it does not apply.
[[nodiscard]] nlohmann::ordered_json valueJson(const batch::BatchFile& file, batch::ValueId id,
                                               std::string_view key);
/// Adds the statistics to an entry; null for all of them without a summary.
void addSummary(nlohmann::ordered_json& entry, const std::optional<batch::Summary>& summary);

[[nodiscard]] nlohmann::ordered_json globalsJson(const batch::BatchFile& file);
[[nodiscard]] nlohmann::ordered_json notesJson(const batch::BatchFile& file);
[[nodiscard]] nlohmann::ordered_json problemsJson(const batch::BatchFile& file);
[[nodiscard]] nlohmann::ordered_json metadataJson(const batch::BatchFile& file);
/// Entries of an archive that hold no tensor: code, versions, other records.
[[nodiscard]] nlohmann::ordered_json membersJson(const batch::BatchFile& file);

/// "tensor", "array", "list", "dict", "scalar", "string" or "opaque".
[[nodiscard]] std::string_view contractKind(const batch::ValueGraph& values, batch::ValueId id);
/// A number as JSON; NaN and infinities, which JSON lacks, as text.
[[nodiscard]] nlohmann::ordered_json numberJson(const batch::Number& number);

} // namespace torchtriage::cli
