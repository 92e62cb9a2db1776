// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/error.h"
#include "core/triage/report.h"

#include <nlohmann/json.hpp>

namespace torchtriage::cli {

/// The object that `triage --json` prints for one input: the keys of the contract in a fixed order, null
/// where the log does not say. Prose (`guidance`) is in the language of the installed catalogue.
[[nodiscard]] nlohmann::ordered_json toJson(const triage::Report& report);

/// The same keys for an input that could not be read: verdict "unreadable", everything else null, and
/// `error`.
[[nodiscard]] nlohmann::ordered_json toJson(const std::string& input, const io::Error& error);

/// One line of text; bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string oneLine(const nlohmann::ordered_json& json);

} // namespace torchtriage::cli
