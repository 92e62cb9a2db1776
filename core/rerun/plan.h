// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/command.h"
#include "core/rerun/job.h"
#include "core/rerun/job_facts.h"
#include "core/rerun/reference_job.h"
#include "core/rerun/variation.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace torchtriage::rerun {

/// What a run is about: a program of the user, or a job for an engine.
using Work = std::variant<Command, Job>;

/// Digest of a program or job, by which a kept run is known again. Where a job keeps its outputs does not
/// count.
[[nodiscard]] std::string digestOf(const Work& work);

/// What every run of a matrix is compared with, and what is known of it. nullopt and empty: not known.
struct Baseline {
    Work work;
    std::optional<triage::Backend> backend;
    std::string torch;  ///< version as a log prints it
    std::string device; ///< "cuda:0", "cpu"
    std::optional<bool> reducedPrecision, belowFloat64, extensionLoaded, stridedInput, severalSamples,
        severalSteps;
    JobFacts facts;                         ///< of a job
    std::optional<std::size_t> failingStep; ///< of a job, where a run has shown it
    bool secondEngine = false;              ///< of a job: another engine is chosen
};

/// The baseline of a job, with what its inputs tell. Lists saved batches (see factsOf()).
[[nodiscard]] Baseline baselineOf(const Job& job);

/// How a program of the user makes a change, in the user's own words: one variable (`AMP=0`), or one option
/// (`--amp 0`). One that the command has already is replaced, another one appended.
struct OwnSwitch {
    std::string name; ///< what is changed, for a custom variation
    CommandRecipe recipe;

    bool operator==(const OwnSwitch&) const = default;
};

/// Reads a switch as it is typed. More than one variable or option is Unsupported with the detail
/// "several-changes", nothing at all is Malformed with "no-change".
[[nodiscard]] io::Result<OwnSwitch> parseSwitch(std::string_view name, std::string_view text);

/// One run: the baseline with exactly one change, or with none.
struct Plan {
    std::string variation; ///< id
    Change change = Change::Nothing;
    std::string name; ///< of a custom change
    Work work;        ///< with the change made
    std::string device;
    Launch launch = Launch::Normal;
    bool measures = true;
    CommandRecipe made;              ///< the change as it was made on a command
    std::vector<StepOrigin> origins; ///< where the steps of a job do not stay as they are; else empty
};

/// The first precondition that does not hold; nullopt if nothing speaks against it. What is not known holds.
[[nodiscard]] std::optional<Need> unmetNeed(const Variation& variation, const Baseline& baseline);

/// Makes the change on the baseline. Unsupported: a precondition does not hold (the detail is its id), it
/// takes a switch that was not given ("own-switch"), a job cannot make it ("job-extension"), or it is not
/// known which of several operators to replace ("known-suspect"), or a module keeps its dtype
/// ("job-module"); Malformed: a custom change without a name
/// ("no-name"), or one that changes nothing ("no-change").
[[nodiscard]] io::Result<Plan> makePlan(const Baseline& baseline, const Variation& variation,
                                        const std::optional<OwnSwitch>& ownSwitch = std::nullopt);

/// The baseline's command without diagnostic variables that this program itself was started with: a baseline
/// that inherits CUDA_LAUNCH_BLOCKING would be none. Those that the user set stay.
[[nodiscard]] Command withoutInheritedDiagnostics(Command command);

/// Makes a change on the job of a plan; the detail of the error is as for makePlan().
[[nodiscard]] io::Result<void> applyToJob(Plan& plan, const Variation& variation, const Baseline& baseline);

} // namespace torchtriage::rerun
