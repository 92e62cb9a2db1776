// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/occurrence.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace torchtriage::triage {

/// Which occurrence is the first failure, what confirms it, and why it was chosen.
struct Chain {
    std::optional<std::size_t> first;        ///< index into Collected::occurrences
    std::optional<std::size_t> confirmation; ///< the exception that reports it, if that is another line
    std::vector<Reason> reasons;
};

/// Judges the occurrences against each other and writes their final roles: what was survived becomes
/// background, what came of the first failure a consequence, what says it again a confirmation.
[[nodiscard]] Chain buildChain(Collected& collected);

} // namespace torchtriage::triage
