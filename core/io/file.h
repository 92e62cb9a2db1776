// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <cstdint>
#include <span>
#include <string>

namespace torchtriage::io {

/// An open file, read with pread (see CONTRIBUTING.md for why files are never mapped).
/// Move-only; the descriptor is closed on destruction. const reads are safe from several threads.
class File {
public:
    /// Opens for reading. A directory, a missing file and a refused one are told apart; a fifo or a character
    /// device opens as a stream (isSeekable() is false). `path` "-" is standard input.
    [[nodiscard]] static Result<File> open(const std::string& path);

    /// Takes over a descriptor that is already open; closed on failure too.
    [[nodiscard]] static Result<File> adopt(const std::string& path, int fd);

    File(File&& other) noexcept;
    File& operator=(File&& other) noexcept;
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File();

    [[nodiscard]] const std::string& path() const noexcept { return m_path; }
    /// True for a regular file: readAt() works and size() is meaningful.
    [[nodiscard]] bool isSeekable() const noexcept { return m_seekable; }
    /// Size in bytes at the last call of open() or refreshSize(); 0 for a stream.
    [[nodiscard]] std::uint64_t size() const noexcept { return m_size; }
    /// Asks the system again: a log may have grown or been cut since.
    Result<std::uint64_t> refreshSize();

    /// Reads up to buffer.size() bytes at `offset`. Short only at the end of the file; 0 means end.
    [[nodiscard]] Result<std::size_t> readAt(std::uint64_t offset, std::span<char> buffer) const;
    /// Reads exactly buffer.size() bytes or returns Truncated.
    [[nodiscard]] Result<void> readExactlyAt(std::uint64_t offset, std::span<char> buffer) const;
    /// Next bytes of a stream (or of a regular file, from its own position). Fills the buffer unless the
    /// stream ends; 0 means end.
    [[nodiscard]] Result<std::size_t> readNext(std::span<char> buffer);

private:
    File(std::string path, int fd, bool seekable, std::uint64_t size) noexcept;

    std::string m_path;
    int m_fd = -1;
    bool m_seekable = false;
    std::uint64_t m_size = 0;
};

} // namespace torchtriage::io
