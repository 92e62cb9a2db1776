// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

namespace torchtriage::io {

/// Starts work(first) … work(end - 1), each on a thread of its own, and returns the first index that the
/// system refused a thread for (limits on processes or memory), or `end`. What is left is the caller's to do:
/// fewer threads take longer, and are no reason to fail. `work` is copied into each thread.
template <class Work>
[[nodiscard]] std::size_t startThreads(std::vector<std::jthread>& threads, std::size_t first, std::size_t end,
                                       const Work& work)
{
    threads.reserve(threads.size() + (end > first ? end - first : 0));
    for (std::size_t i = first; i < end; ++i) {
        try {
            threads.emplace_back(work, i);
        } catch (const std::system_error&) {
            return i;
        }
    }
    return end < first ? first : end;
}

/// Calls work(0) … work(count - 1) beside each other, as far as the system gives threads, and returns once
/// all are done.
template <class Work>
void besideEachOther(std::size_t count, const Work& work)
{
    if (count == 0)
        return;
    std::vector<std::jthread> threads;
    const std::size_t rest = startThreads(threads, 1, count, work);
    work(0);
    for (std::size_t i = rest; i < count; ++i)
        work(i);
}

} // namespace torchtriage::io
