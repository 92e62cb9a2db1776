// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file_state.h"

#include <algorithm>
#include <sys/stat.h>

namespace torchtriage::io {

FileState fileStateOf(const struct stat& status) noexcept
{
    // File systems know years that nanoseconds in 64 bits do not reach.
    constexpr std::int64_t mostSeconds = 9'000'000'000;
    const auto seconds = std::clamp<std::int64_t>(status.st_mtim.tv_sec, -mostSeconds, mostSeconds);
    return {static_cast<std::uint64_t>(status.st_size), seconds * 1'000'000'000 + status.st_mtim.tv_nsec,
            static_cast<std::uint64_t>(status.st_ino)};
}

} // namespace torchtriage::io
