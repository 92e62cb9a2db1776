// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/threads.h"

#include <algorithm>
#include <atomic>
#include <cstddef>

namespace torchtriage::contract {

/// Calls work(i) once for each i below `count`, on `threads` threads of which the caller's is one. `work`
/// must not throw.
template <class Work>
void forEachIndex(std::size_t count, unsigned threads, const Work& work)
{
    std::atomic<std::size_t> next = 0;
    const auto run = [&](std::size_t) {
        for (std::size_t i = next++; i < count; i = next++)
            work(i);
    };
    io::besideEachOther(std::clamp<std::size_t>(threads, 1, std::max<std::size_t>(count, 1)), run);
}

} // namespace torchtriage::contract
