// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace torchtriage::contract {

/// Calls work(i) once for each i below `count`, on `threads` threads of which the caller's is one. `work`
/// must not throw.
template <class Work>
void forEachIndex(std::size_t count, unsigned threads, const Work& work)
{
    std::atomic<std::size_t> next = 0;
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++)
            work(i);
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < std::min<std::size_t>(threads, count); ++i)
        others.emplace_back(run);
    run();
}

} // namespace torchtriage::contract
