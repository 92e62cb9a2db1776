// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <sys/types.h>

namespace torchtriage::guard {

/// What the owner asks for; see core/rerun/guard_protocol.h.
struct Request {
    std::chrono::milliseconds grace{0};
    std::uint64_t memoryLimit = 0; ///< bytes; 0: none
    bool hasInput = false;
    bool isLifeline = false; ///< what it reads ends with the owner: it gets some time to see that by itself
    const char* workdir = "";
    char** program = nullptr; ///< name and arguments, ends with a null pointer
};

/// One program and everything that it starts, from its start until nothing of it is left.
class GuardedRun {
public:
    explicit GuardedRun(const Request& request) : m_request(request) {}

    /// Returns when the last process is gone. False: the program could not be started.
    bool run();

private:
    using Clock = std::chrono::steady_clock;

    bool start();
    void readControl();
    void readSignals();
    void reap();
    void watchMemory();
    void beginStop();
    void killAll() const;
    void signalAll(int signal) const;
    [[nodiscard]] int waitTime() const;
    void report(const char* format, ...) const __attribute__((format(printf, 2, 3)));

    Request m_request;
    pid_t m_program = 0;
    int m_signals = -1; ///< signalfd
    bool m_controlOpen = true;
    bool m_anyLeft = true;                     ///< a child that was not waited for yet
    std::optional<int> m_status;               ///< of the program, as wait() gives it
    long m_largestKib = 0;                     ///< its largest resident size
    std::size_t m_leftBehind = 0;              ///< processes that were still there when it ended
    std::optional<Clock::time_point> m_stopAt; ///< the owner is gone, and the program may know
    std::optional<Clock::time_point> m_killAt;
};

} // namespace torchtriage::guard
