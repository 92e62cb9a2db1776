// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/reduction/candidate.h"
#include "core/rerun/reduction/reduction_plan.h"
#include "core/rerun/reduction/trials.h"

#include <optional>

namespace torchtriage::rerun {

/// The candidate with values that tell nothing of the original: zeros; where those do not fail, made-up
/// numbers; and single elements of the original's only where the failure needs them, moved towards 0 up to
/// the boundary behind which it goes away. nullopt if some input keeps its own values, or the trials end
/// before.
[[nodiscard]] std::optional<Candidate> withPlainValues(const ReductionPlan& plan, Trials& trials,
                                                       Candidate candidate);

} // namespace torchtriage::rerun
