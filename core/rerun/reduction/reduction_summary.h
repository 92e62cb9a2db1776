// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/reduction/reduce_job.h"

#include <string>

namespace torchtriage::rerun {

[[nodiscard]] std::string_view toString(Essential essential) noexcept; ///< "length"
[[nodiscard]] std::string_view toString(TrialsEnd end) noexcept;       ///< "paused"; "complete" for None

/// torchtriage.reduction version 1, as text: what was cut, what the trigger needs, and how it was found out.
[[nodiscard]] std::string reductionSummary(const ReductionPlan& plan, const ReducedJob& result);

} // namespace torchtriage::rerun
