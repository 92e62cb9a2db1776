// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace torchtriage::io {

/// JSON text as a value; one that is_discarded() where the text is not JSON. How deep and how large it may be
/// is for the caller to check first (log::checkJsonLimits). The ordered one keeps the members as they stand.
/// Here once, because each file that calls nlohmann's own templates compiles the whole parser again.
[[nodiscard]] nlohmann::json parseJson(std::string_view text);
[[nodiscard]] nlohmann::ordered_json parseOrderedJson(std::string_view text);

/// A value as text, on one line unless `indent` says how many spaces a level has. Bytes that are not UTF-8
/// become U+FFFD instead of an exception.
[[nodiscard]] std::string jsonText(const nlohmann::json& value, int indent = -1);
[[nodiscard]] std::string jsonText(const nlohmann::ordered_json& value, int indent = -1);

} // namespace torchtriage::io
