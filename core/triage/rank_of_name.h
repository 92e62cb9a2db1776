// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace torchtriage::triage {

/// A rank in the name of a file of one rank: "rank3.log", "node1_local_rank_3.out".
[[nodiscard]] std::optional<int> rankOfName(std::string_view path);

} // namespace torchtriage::triage
