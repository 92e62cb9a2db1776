// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/threads.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>

namespace torchtriage::io {

/// Does independent work on `jobs` threads, the calling one included; 0: as many as the machine has cores.
/// `makeWorker()` is called once on each thread, and what it returns is called with indices below `count`,
/// each once. A worker that returns false ends the work of all. True: every index was done.
template <class MakeWorker>
bool inParallel(std::size_t count, unsigned jobs, const MakeWorker& makeWorker)
{
    std::atomic<std::size_t> next{0};
    std::atomic<bool> stopped{false};
    const auto work = [&](std::size_t) {
        auto worker = makeWorker();
        while (!stopped) {
            const std::size_t at = next.fetch_add(1);
            if (at >= count)
                return;
            if (!worker(at))
                stopped = true;
        }
    };
    const unsigned wanted = jobs != 0 ? jobs : std::thread::hardware_concurrency();
    const auto threads = std::clamp<std::size_t>(wanted, 1, std::max<std::size_t>(count, 1));
    besideEachOther(threads, work);
    return !stopped;
}

} // namespace torchtriage::io
