// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/agreement.h"
#include "core/rerun/comparison.h"
#include "core/rerun/ending.h"
#include "core/rerun/outcome_line.h"
#include "core/rerun/plan.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::rerun {

/// What is kept of one run, beside its job.json and its output.log.
struct Outcome {
    std::string variation; ///< id
    Change change = Change::Nothing;
    std::string name;     ///< of a custom change
    CommandRecipe made;   ///< the change as it was made on a command
    std::string work;     ///< digestOf() what was asked for
    std::string command;  ///< what was started, in POSIX syntax; a prewarmed engine does what this does
    std::string launcher; ///< "local"
    std::string engine;   ///< "builtin", "python:/usr/bin/python3"; empty for a program of the user
    std::string torch;    ///< version that the run itself printed; may be empty
    std::string device;   ///< "cuda:0"; empty if only the program knows
    Launch launch = Launch::Normal;
    std::string started; ///< ISO 8601, UTC
    int process = 0;     ///< id; 0 if none ran
    std::string node;    ///< name of the other machine as it calls itself; empty: this one
    double queued = 0;   ///< seconds before it began there
    double seconds = 0;
    bool measured = true; ///< false: the duration is not a measurement
    Ending ending;
    std::optional<Failure> failure;
    Comparison comparison;
    std::string comparedWith;   ///< "baseline", "incident"; empty: nothing to compare with
    std::string observedBefore; ///< "train.py:214", of what it is compared with
    std::optional<StepInterval> interval;
    std::vector<OutputLine> outputs;        ///< of a job, in the steps of its baseline
    std::vector<OutputAgreement> agreement; ///< with the outputs of the baseline, where both ended well
    std::uint64_t printedBytes = 0, leftOutBytes = 0, largestResident = 0;
    int leftBehind = 0;
    std::string lastLine;
    std::string outputError;
    std::string folder; ///< where it is kept; not written into the file

    [[nodiscard]] Verdict verdict() const noexcept { return comparison.verdict; }
    /// What a job's steps returned; nullopt if it did not end well, or was no job.
    [[nodiscard]] std::optional<RunOutputs> returned() const
    {
        if (outputs.empty() || failure || !ending.succeeded())
            return std::nullopt;
        return RunOutputs{outputs, folder};
    }
};

/// "train.py:214", "step 3"; empty if the failure does not tell.
[[nodiscard]] std::string placeOf(const std::optional<Failure>& failure);

/// torchtriage.outcome version 1: every key is there, null where nothing is known.
[[nodiscard]] nlohmann::ordered_json toJson(const Outcome& outcome);
[[nodiscard]] io::Result<Outcome> parseOutcome(const std::string& path, std::string_view text);

} // namespace torchtriage::rerun
