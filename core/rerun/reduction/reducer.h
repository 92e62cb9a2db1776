// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/reduction/candidate.h"
#include "core/rerun/reduction/minimal_set.h"
#include "core/rerun/reduction/reduction_plan.h"
#include "core/rerun/reduction/trials.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace torchtriage::rerun {

/// What was learned about one axis.
struct AxisResult {
    std::size_t axis = 0;
    std::int64_t before = 0;
    std::int64_t after = 0;
    Essential essential = Essential::Members; ///< Length: a shorter one does not fail, whatever it holds

    bool operator==(const AxisResult&) const = default;
};

/// What was learned about one input. nullopt: not asked, or no answer.
struct InputResult {
    std::optional<bool> layoutMatters; ///< a row-major copy does not fail in the same way
    std::optional<bool> offsetMatters; ///< at the start of its storage it does not
    std::optional<bool> valuesMatter;  ///< with all elements 0 it does not

    bool operator==(const InputResult&) const = default;
};

/// The outcome of a reduction.
struct Reduction {
    bool reproduced = false;        ///< the whole case failed in the same way when it was tried again
    Candidate kept;                 ///< smallest case with its own values; was seen to fail
    std::optional<Candidate> plain; ///< the same with values that say nothing of the original, where those
                                    ///< fail too
    std::vector<AxisResult> axes;
    int cutRuns = 0; ///< runs until the axes were cut, the first one included; answers of a journal are none
    std::vector<InputResult> inputs;
    std::size_t stepsBefore = 0, stepsAfter = 0;
    bool complete = false; ///< false: the trials ended before everything was tried; `kept` fails all the same
};

/// Cuts a case down as far as the failure stays the same: rows, other dimensions, steps; then asks which
/// layout matters, and which values. Dtypes, strides and storage offsets stay as they are. Asks `trials` the
/// same questions in the same order whenever it gets the same answers. `width` candidates are tried beside
/// each other.
[[nodiscard]] Reduction reduce(const ReductionPlan& plan, Trials& trials, int width = 1);

} // namespace torchtriage::rerun
