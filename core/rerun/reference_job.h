// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/job.h"
#include "core/rerun/operator_facts.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace torchtriage::rerun {

/// What a step of a changed job is in the job that it was made from.
struct StepOrigin {
    std::size_t step = 0;
    bool returns = true; ///< its outputs are those of that step; false: it is on the way to them

    bool operator==(const StepOrigin&) const = default;
};

/// A job in which one operator is computed by a reference.
struct ReferenceJob {
    Job job;
    std::vector<StepOrigin> origins; ///< one for each step of `job`
};

/// The steps whose operator has a reference that fits the call.
[[nodiscard]] std::vector<std::size_t> stepsWithReference(const Job& job, const OperatorTable& operators);

/// Puts the reference in the place of a step; every other step stays as it is. nullopt: there is none for it,
/// or a later step takes an output that the reference does not have.
[[nodiscard]] std::optional<ReferenceJob> withReference(const Job& job, std::size_t step,
                                                        const OperatorTable& operators);

} // namespace torchtriage::rerun
