// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace torchtriage::io {

/// Closes a file descriptor when it goes.
class Descriptor {
public:
    explicit Descriptor(int fd) noexcept : m_fd(fd) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor();

    [[nodiscard]] int get() const noexcept { return m_fd; }

private:
    int m_fd;
};

/// Writes all bytes, however often the system takes only some. False: errno says why.
[[nodiscard]] bool writeAll(int fd, std::span<const char> bytes) noexcept;

} // namespace torchtriage::io
