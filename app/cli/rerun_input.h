// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/execute.h"
#include "core/rerun/plan.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::cli {

/// What `torchtriage-cli rerun` was asked.
struct RerunArguments {
    std::string job, incident, device, backend, change, ownSwitch, name, launcher, keep;
    std::string engine; ///< empty: the built-in one, or elsewhere python3
    bool blocking = false;
    double timeout = 0; ///< seconds; 0: none
    int memoryMib = 0;  ///< 0: none
    int repeat = 1;
    int step = -1; ///< whose operator a reference replaces; -1: the one that fails
    std::string host, python, workdir;
    std::vector<std::string> launcherOptions;
    double queueLimit = 0; ///< seconds; 0: none
    std::vector<std::string> command;
};

/// What is to be run, ready to be carried out.
struct RerunInput {
    rerun::Baseline baseline;
    rerun::Variation variation, baselineVariation;
    rerun::Plan plan;                         ///< with the change
    bool waitsForBaseline = false;            ///< the plan can be made when the baseline has shown what fails
    rerun::Plan baselinePlan;                 ///< without it
    std::optional<rerun::Failure> reference;  ///< of the incident
    std::optional<rerun::Engine> engine;      ///< for jobs
    std::optional<rerun::Engine> otherEngine; ///< of the change that is another engine
    std::shared_ptr<const rerun::Launcher> launcher;
    rerun::RunLimits limits;
    int repeat = 1;
    std::string folder; ///< runs are kept below it
};

/// Reads job, incident or command and makes the plan. Nothing is started.
[[nodiscard]] io::Result<RerunInput> readRerunInput(const RerunArguments& arguments);
/// One line for standard error: the reason, and what to do.
[[nodiscard]] std::string rerunErrorText(const io::Error& error);

} // namespace torchtriage::cli
