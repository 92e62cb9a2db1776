// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/execute.h"
#include "core/rerun/reduction/job_case.h"
#include "core/rerun/reduction/trials.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace torchtriage::rerun {

/// How candidates are run: each in a fresh process of an engine.
struct TrialEngine {
    Engine engine;
    std::string guard;   ///< path of torchtriage-guard
    std::string scratch; ///< folder for what is tried; emptied as it goes
    RunLimits limits;
    std::shared_ptr<const triage::SignatureSet> signatures;
    std::function<bool()> paused; ///< ends a run that is under way
};

/// Runs one candidate; nullopt as reference: nothing to compare with yet. What it wrote stays in
/// scratch/`name` until the next candidate of that name.
[[nodiscard]] io::Result<Outcome> runCandidate(const JobCase& reduced, const Candidate& candidate,
                                               const TrialEngine& engine, const std::string& name,
                                               const std::optional<Failure>& reference);

/// What an outcome means for a search.
[[nodiscard]] TrialVerdict verdictOf(const Outcome& outcome) noexcept;

/// For Trials: candidates that are asked for together run beside each other.
[[nodiscard]] Trials::Run trialRun(JobCase reduced, TrialEngine engine, Failure reference);

} // namespace torchtriage::rerun
