// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <iosfwd>
#include <streambuf>

namespace torchtriage::cli {

/// Takes the place of a stream's own buffer while it lives, writes to `fd`, and remembers why a write failed:
/// the standard stream only knows that one did. After a failure nothing more is written.
class StandardOutput : public std::streambuf {
public:
    StandardOutput(std::ostream& stream, int fd);
    StandardOutput(const StandardOutput&) = delete;
    StandardOutput& operator=(const StandardOutput&) = delete;
    ~StandardOutput() override;

    /// Writes what is left; returns the errno of the first write that failed, or 0.
    [[nodiscard]] int finish();

protected:
    int_type overflow(int_type c) override;
    int sync() override;

private:
    std::ostream& m_stream;
    std::streambuf* m_before;
    int m_fd;
    int m_errno = 0;
    std::array<char, 1 << 16> m_buffer;
};

} // namespace torchtriage::cli
