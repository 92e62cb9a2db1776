// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/descriptor.h"

#include <cerrno>
#include <cstddef>
#include <unistd.h>

namespace torchtriage::io {

Descriptor::~Descriptor()
{
    if (m_fd >= 0)
        ::close(m_fd);
}

bool writeAll(int fd, std::span<const char> bytes) noexcept
{
    while (!bytes.empty()) {
        const ssize_t put = ::write(fd, bytes.data(), bytes.size());
        if (put < 0 && errno == EINTR)
            continue;
        if (put < 0)
            return false;
        bytes = bytes.subspan(static_cast<std::size_t>(put));
    }
    return true;
}

} // namespace torchtriage::io
