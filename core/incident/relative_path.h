// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <string>
#include <string_view>

namespace torchtriage::incident {

/// A path that stays below the folder that it is relative to: not absolute, no "..", no drive, no control
/// characters, at most 4,096 bytes and 32 levels. "./a//b" becomes "a/b". Malformed otherwise; `path` names
/// the file it stands in.
[[nodiscard]] io::Result<std::string> relativePath(const std::string& path, std::string_view relative);

/// A name for a file or folder made of any text: letters, digits, ".", "-", "_" and whatever is no ASCII;
/// other characters become "-". At most 80 bytes, never empty, never starting with a dot.
[[nodiscard]] std::string fileName(std::string_view text);

} // namespace torchtriage::incident
