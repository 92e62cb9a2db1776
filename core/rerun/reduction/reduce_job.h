// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/reduction/reducer.h"
#include "core/rerun/reduction/trial_runner.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::rerun {

/// What to reduce, how far, and where to.
struct ReduceRequest {
    Job job;
    std::string folder; ///< of the kept case; made where it is missing. The journal lies in it while the
                        ///< reduction is not complete, and a second call goes on from there.
    std::vector<IndexSet> rowGuesses;
    TrialEngine engine; ///< scratch may be empty: then it lies in `folder`
    TrialBudget budget;
    int width = 1; ///< runs beside each other
};

/// A reduction, and the failure that was kept through it.
struct ReducedJob {
    Reduction reduction;
    Failure failure; ///< of the whole case
    int runs = 0;    ///< of this call, the first and the last included
    TrialsEnd end = TrialsEnd::None;
    bool confirmed = false; ///< the result failed in the same way once more
    bool plainConfirmed = false;
};

/// One trial more is known.
using TrialSeen = std::function<void(const Trial& trial, int runs)>;

/// Runs the whole case, reduces it, runs the result once more and writes it:
///
///     batch.pt  batch.safetensors  job.json  reproduce.py    with values of its own
///     plain/batch.pt …                                       with values that tell nothing, where those fail
///     too reduction.json                                         what was learned
///
/// Errors: the case cannot be opened, run or written. A case that does not fail is no error; `reproduced`
/// tells, and nothing is written.
[[nodiscard]] io::Result<ReducedJob> reduceJob(ReduceRequest request, const TrialSeen& seen = {});

} // namespace torchtriage::rerun
