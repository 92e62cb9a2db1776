// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/record.h"

#include <string>
#include <string_view>

namespace torchtriage::incident {

/// True for the name of a record that stands alone: NAME.incident.json.
[[nodiscard]] bool hasRecordSuffix(std::string_view name) noexcept;

/// True if `path` is a regular file that holds a record without a folder of its own: by its name, or a .json
/// file that says so at its start.
[[nodiscard]] bool isStandaloneRecord(const std::string& path);

/// Reads such a record. What it names relatively and what lies beside it is named absolutely after that, so
/// that it is found from elsewhere; what is not there stays as it is written.
[[nodiscard]] io::Result<Record> readStandaloneRecord(const std::string& path);

} // namespace torchtriage::incident
