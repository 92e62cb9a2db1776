// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

struct stat;

namespace torchtriage::io {

/// What the system says of a file. As long as all of it stays, the content is taken to be the same.
struct FileState {
    std::uint64_t size = 0;
    std::int64_t modified = 0; ///< nanoseconds since 1970, UTC
    std::uint64_t inode = 0;

    bool operator==(const FileState&) const = default;
};

[[nodiscard]] FileState fileStateOf(const struct stat& status) noexcept;

} // namespace torchtriage::io
