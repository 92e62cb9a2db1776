// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <string>
#include <string_view>

namespace torchtriage::log {

/// Refuses a JSON document that would take far more memory than its text once it is parsed: one nested deeper
/// than 200 levels, or with more than 2,000,000 values (TooLarge), and one that is no JSON (Malformed).
[[nodiscard]] io::Result<void> checkJsonLimits(const std::string& path, std::string_view text);

} // namespace torchtriage::log
