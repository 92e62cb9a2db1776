// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/rank_of_name.h"

namespace torchtriage::triage {

std::optional<int> rankOfName(std::string_view path)
{
    const std::size_t at = path.rfind("rank");
    if (at == std::string_view::npos)
        return std::nullopt;
    std::size_t digit = at + 4;
    while (digit < path.size() && (path[digit] == '_' || path[digit] == '-' || path[digit] == '.'))
        ++digit;
    int rank = 0;
    std::size_t digits = 0;
    while (digit < path.size() && path[digit] >= '0' && path[digit] <= '9' && digits < 6) {
        rank = rank * 10 + (path[digit] - '0');
        ++digit;
        ++digits;
    }
    return digits > 0 ? std::optional(rank) : std::nullopt;
}

} // namespace torchtriage::triage
