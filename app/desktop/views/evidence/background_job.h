// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>

namespace torchtriage::desktop {

/// One piece of work on the application's thread pool. The work shares what it needs by value, so that nobody
/// has to wait for it: a newer start() or the end of this object asks it to stop and lets it go.
class BackgroundJob {
public:
    /// Asked by the work at every step; true: stop.
    using Cancelled = std::function<bool()>;

    BackgroundJob() = default;
    BackgroundJob(const BackgroundJob&) = delete;
    BackgroundJob& operator=(const BackgroundJob&) = delete;
    ~BackgroundJob() { cancel(); }

    /// Cancels what runs and starts `work` on another thread.
    void start(std::function<void(const Cancelled&)> work);
    void cancel();
    /// True until the work started last has returned.
    [[nodiscard]] bool isRunning() const;

private:
    struct State {
        std::atomic_bool cancelled = false;
        std::atomic_bool running = true;
    };
    std::shared_ptr<State> m_state;
};

} // namespace torchtriage::desktop
