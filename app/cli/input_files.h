// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <string>
#include <vector>

namespace torchtriage::cli {

/// The files behind what a user named: a file stays itself, a folder gives its regular files, all levels
/// deep, in the order of their names. An incident folder is one input, whatever files it holds. Links to
/// folders are not followed, so that a circle ends. "-" stays
/// "-".
[[nodiscard]] io::Result<std::vector<std::string>> filesOf(const std::string& path);

} // namespace torchtriage::cli
