// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace torchtriage::triage {

/// What a line of a JSON log prints.
struct JsonLine {
    std::string text; ///< message, then the exception's text; may have several lines
    std::string time;
    double seconds = 0;
    std::optional<int> rank;
};

/// Cheap test: begins with '{"' and ends with '}'.
[[nodiscard]] bool looksLikeJsonLine(std::string_view text) noexcept;

/// Reads Docker's json-file lines and those of JSON loggers ("log", "msg", "message", "exc", "exc_info",
/// "stack" …). A line that is no JSON comes back as its own text.
[[nodiscard]] JsonLine parseJsonLine(std::string_view text);

} // namespace torchtriage::triage
