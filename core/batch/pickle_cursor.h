// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/byte_stream.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::batch {

/// Bytes of a pickle, read once from front to back through a small window. The first failed read is kept and
/// every later one gives zeros, so that the machine asks failed() once per opcode instead of after each byte.
class PickleCursor {
public:
    /// `member` names the archive entry in errors; empty if the pickle is the file itself.
    PickleCursor(const io::File& file, const Extent& extent, std::string member);

    [[nodiscard]] std::uint64_t position() const noexcept
    {
        return m_windowStart + m_next;
    } ///< in the extent
    [[nodiscard]] std::uint64_t remaining() const noexcept { return m_extent.size - position(); }
    [[nodiscard]] const std::string& member() const noexcept { return m_member; }
    [[nodiscard]] const Extent& extent() const noexcept { return m_extent; }
    [[nodiscard]] const io::File& file() const noexcept { return m_file; }
    [[nodiscard]] bool failed() const noexcept { return m_error.has_value(); }
    [[nodiscard]] const io::Error& error() const noexcept { return *m_error; }
    /// "data.pkl byte 12" or "byte 12"; positions in a plain file count from the file's start.
    [[nodiscard]] std::string place(std::uint64_t position) const;

    [[nodiscard]] std::uint8_t byte();
    /// Little-endian unsigned number of `size` (1..8) bytes.
    [[nodiscard]] std::uint64_t number(std::size_t size);
    /// The next `size` bytes; valid until the next call. Fails if fewer remain.
    [[nodiscard]] std::string_view take(std::size_t size);
    void skip(std::uint64_t size);
    /// Text up to a newline, which is taken but not returned. Fails beyond `cap` bytes.
    [[nodiscard]] std::string_view line(std::size_t cap);

    void fail(io::ErrorKind kind, std::uint64_t at, std::string detail);

private:
    /// Makes at least `size` bytes available from m_next on; false at the end.
    bool fill(std::size_t size);

    const io::File& m_file;
    Extent m_extent;
    std::string m_member;
    std::unique_ptr<ByteStream> m_stream;
    std::vector<char> m_window;
    std::size_t m_filled = 0;
    std::size_t m_next = 0;
    std::uint64_t m_windowStart = 0;
    std::optional<io::Error> m_error;
};

} // namespace torchtriage::batch
