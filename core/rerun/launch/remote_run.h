// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/child_process.h"
#include "core/rerun/execute.h"
#include "core/rerun/guard_status.h"
#include "core/rerun/launch/remote_feed.h"
#include "core/rerun/launch/staging.h"
#include "core/rerun/launcher.h"

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <string>

namespace torchtriage::rerun {

class QueueWatch;

/// A run on another machine: what is started here brings torchtriage_remote.py to an interpreter there, which
/// runs the work and tells how it ended. The connection is the lifeline of both sides.
class RemoteRun {
public:
    struct Setup {
        std::shared_ptr<const Launcher> launcher;
        std::string script; ///< path of torchtriage_remote.py
        RunLimits limits;
    };
    /// What came of it, as if it had been a process here.
    struct Result {
        ProcessResult process;
        std::string node;
        int id = 0;        ///< of the program's process there; 0: none
        double queued = 0; ///< seconds before it began
    };

    /// Errors: the script cannot be read.
    [[nodiscard]] static io::Result<std::unique_ptr<RemoteRun>> prepare(Setup setup, Staging staging);
    RemoteRun(const RemoteRun&) = delete;
    RemoteRun& operator=(const RemoteRun&) = delete;

    /// Starts and waits. `began` is called when the program runs there, with the id of its process. Once
    /// only.
    [[nodiscard]] io::Result<Result> run(const ProcessOptions& options, const RunEvents& events,
                                         const std::function<void(int process)>& began);

private:
    RemoteRun(Setup setup, const std::string& script, const std::string& name, Staging staging);

    [[nodiscard]] WaitOptions waitOptions(const RunEvents& events);
    void take(std::string_view note);
    void keep(std::string_view line);
    [[nodiscard]] Ending endingOf(const Ending& here);
    [[nodiscard]] std::optional<Meaning> clue() const;
    [[nodiscard]] std::optional<Meaning> lastState();
    void cleanUp();

    Setup m_setup;
    std::string m_script;
    LaunchPlaces m_places;
    RemoteFeed m_feed;
    std::string m_guard;
    GuardStatus m_status;
    std::string m_node;
    bool m_signalled = false;            ///< the other side was asked to end, not by us
    std::deque<std::string> m_lastLines; ///< what the launcher's own program says is among them
};

} // namespace torchtriage::rerun
