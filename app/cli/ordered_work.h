// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/threads.h"

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace torchtriage::cli {

/// Runs `work(i)` for 0 ≤ i < count on `jobs` threads and hands the results to `deliver` in order, on the
/// calling thread, as soon as they can be. Threads run at most a few results ahead, so memory does not grow
/// with `count`.
template <class T, class Work, class Deliver>
void inOrder(std::size_t count, unsigned jobs, Work work, Deliver deliver)
{
    constexpr std::size_t ahead = 64;
    std::mutex mutex;
    std::condition_variable changed;
    std::map<std::size_t, T> ready;
    std::size_t next = 0;
    std::size_t delivered = 0;

    const auto run = [&](std::size_t) {
        std::unique_lock lock(mutex);
        while (next < count) {
            if (next >= delivered + ahead) {
                changed.wait(lock);
                continue;
            }
            const std::size_t i = next++;
            lock.unlock();
            T result = work(i);
            lock.lock();
            ready.emplace(i, std::move(result));
            changed.notify_all();
        }
    };
    std::vector<std::jthread> threads;
    const std::size_t wanted = std::min<std::size_t>(std::max(1U, jobs), count);
    if (io::startThreads(threads, 0, wanted, run) == 0) {
        for (std::size_t i = 0; i < count; ++i)
            deliver(work(i));
        return;
    }

    std::unique_lock lock(mutex);
    while (delivered < count) {
        changed.wait(lock, [&] { return ready.contains(delivered); });
        auto node = ready.extract(delivered);
        lock.unlock();
        deliver(node.mapped());
        lock.lock();
        ++delivered;
        changed.notify_all();
    }
}

} // namespace torchtriage::cli
