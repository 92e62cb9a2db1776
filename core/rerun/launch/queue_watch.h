// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/execute.h"
#include "core/rerun/launcher.h"

#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace torchtriage::rerun {

/// What a launcher's queue says of one run: a line id|state|reason|node.
struct QueueEntry {
    QueueState shown;
    std::string node;
    std::optional<Meaning> meaning; ///< nullopt: a state that the launcher's data do not know

    bool operator==(const QueueEntry&) const = default;
};

/// Reads the last line that has the form; nullopt if there is none.
[[nodiscard]] std::optional<QueueEntry> readQueueEntry(std::string_view text, const LauncherKind& kind);

/// Asks the queue once, at most for ten seconds; nullopt if it does not know the run or does not answer.
[[nodiscard]] std::optional<QueueEntry> askQueue(const Launcher& launcher, const LaunchPlaces& places,
                                                 const std::string& guard);

/// Asks again and again on a thread of its own, until stop() or destruction.
class QueueWatch {
public:
    QueueWatch(const Launcher& launcher, const LaunchPlaces& places, std::string guard);
    QueueWatch(const QueueWatch&) = delete;
    QueueWatch& operator=(const QueueWatch&) = delete;
    ~QueueWatch();

    void stop();
    /// What changed since the last call; nullopt: nothing.
    [[nodiscard]] std::optional<QueueEntry> news();

private:
    void watch(const Launcher& launcher, const LaunchPlaces& places, const std::string& guard);

    std::atomic_bool m_stop = false;
    std::mutex m_mutex;
    std::optional<QueueEntry> m_last, m_news;
    std::thread m_thread;
};

} // namespace torchtriage::rerun
