// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/request/allow_list.h"
#include "core/request/kind.h"

#include <string_view>

namespace torchtriage::request {

/// Whether an original may be looked for everywhere. A word of the trade, a short number or two letters would
/// be found in text that has nothing to do with it; these are replaced only where a rule sees them.
[[nodiscard]] bool isSearchable(Kind kind, std::string_view original, const AllowList& allowed);

/// Whether an original that stands at [begin, end) of `text` is itself and not part of something longer:
/// "ana" in "banana", "gpu-1" in "gpu-17". Long and random ones may stand anywhere.
[[nodiscard]] bool standsAlone(Kind kind, std::string_view text, std::size_t begin, std::size_t end);

} // namespace torchtriage::request
