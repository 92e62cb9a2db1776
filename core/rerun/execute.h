// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/child_process.h"
#include "core/rerun/launcher.h"
#include "core/rerun/outcome.h"
#include "core/rerun/run_folder.h"
#include "core/triage/signature_set.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace torchtriage::rerun {

/// An engine that serves jobs of operators: a program and what stands in front of the job file.
struct Engine {
    std::string id; ///< "builtin", "python:/usr/bin/python3"
    Command command;
    /// What it consists of where it is a script: brought to another machine, the script first. Empty: a
    /// program that is installed there under the same name.
    std::vector<std::string> files;

    bool operator==(const Engine&) const = default;
};

/// Limits of a run; 0: none.
struct RunLimits {
    std::chrono::milliseconds timeout{0};
    std::uint64_t memory = 0; ///< bytes, resident
    std::uint64_t keptOutput = std::uint64_t{256} << 20;
    std::uint64_t keptElements = std::uint64_t{256} << 20; ///< bytes of what the steps of a job return
    std::chrono::milliseconds grace{3000};
    std::chrono::milliseconds queue{0}; ///< longest wait in a scheduler's queue
};

struct RunRequest {
    Plan plan;
    std::string guard;  ///< path of torchtriage-guard
    std::string parent; ///< the run is kept in parent/runs/N
    std::shared_ptr<const Launcher> launcher;
    std::string remoteScript;     ///< path of torchtriage_remote.py, for launchers that leave this machine
    std::optional<Engine> engine; ///< for jobs
    RunLimits limits;
    std::optional<Failure> reference;   ///< what it is compared with
    std::string comparedWith;           ///< "baseline", "incident"; empty without a reference
    std::optional<RunOutputs> returned; ///< what the steps of the baseline returned, if it ended well
};

/// Where a run stands that has not begun on its machine.
struct QueueState {
    std::string id;     ///< of the scheduler; empty: none yet
    std::string state;  ///< as the scheduler spells it: "PENDING"
    std::string reason; ///< "Resources"

    bool operator==(const QueueState&) const = default;
};

/// What happens on the way. Called on the thread that runs.
struct RunEvents {
    std::function<void(const RunFolder& folder, int process, const std::string& command)> started;
    std::function<void(const QueueState&)> waiting; ///< in a queue, or for a connection
    std::function<void(const PrintedLine&)> line;
    std::function<void(const OutcomeLine&)> said; ///< by an engine
    std::function<void()> tick;
    std::function<StopRequest()> stop;
};

/// An engine that has been started with --prewarm and waits for a job. It serves one and ends.
using Prewarmed = std::shared_ptr<ChildProcess>;
[[nodiscard]] io::Result<Prewarmed> prewarm(const Engine& engine, const std::string& guard);

/// Carries out one run in a new process: keeps job, output and outcome in a folder of its own, reads the
/// first failure out of what was printed and compares it. An error means that nothing could be kept or
/// started by us; a program that cannot be started is an outcome.
[[nodiscard]] io::Result<Outcome> executeRun(const RunRequest& request,
                                             const triage::SignatureSet& signatures, const RunEvents& events,
                                             const Prewarmed& prewarmed = nullptr);

} // namespace torchtriage::rerun
