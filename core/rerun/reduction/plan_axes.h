// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/job.h"
#include "core/rerun/reduction/reduction_plan.h"
#include "core/rerun/reduction/saved_inputs.h"

#include <span>
#include <vector>

namespace torchtriage::rerun {

/// The dimensions of a job's saved inputs that may be cut, those of one length together: rows first (the
/// first dimension that most inputs share), then the others, longest first. Left alone is what an operator
/// counts its limit by, such as the class dimension of nll_loss: with fewer classes any target would be
/// refused, and that would be another case.
[[nodiscard]] std::vector<ReductionAxis> planAxes(const Job& job, std::span<const SavedInput> inputs);

} // namespace torchtriage::rerun
