// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/descriptor.h"
#include "core/io/result.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace torchtriage::rerun {

/// Keeps what a program prints, byte by byte, in a file of bounded size: its beginning, and, once that is
/// full, its end, with one line between them that tells how much was left out.
class OutputFile {
public:
    /// Creates or replaces `path`; a quarter of `limit` bytes is for the end.
    [[nodiscard]] static io::Result<OutputFile> create(const std::string& path, std::uint64_t limit);

    /// A full disk ends the keeping, not the run: see error().
    void add(std::span<const char> bytes);
    /// Puts the end behind the beginning. Nothing is added after it.
    void finish();

    [[nodiscard]] std::uint64_t printed() const noexcept { return m_printed; }
    /// Bytes that are not in the file.
    [[nodiscard]] std::uint64_t leftOut() const noexcept { return m_leftOut; }
    /// Empty, or why the file is not complete.
    [[nodiscard]] const std::string& error() const noexcept { return m_error; }

private:
    OutputFile(std::string path, int fd, std::uint64_t limit);

    void keepEnd(std::span<const char> bytes);
    void write(int fd, std::span<const char> bytes);
    [[nodiscard]] bool appendEnd(std::uint64_t from, std::uint64_t count);

    std::string m_path;
    std::unique_ptr<io::Descriptor> m_file;
    std::unique_ptr<io::Descriptor> m_end; ///< nameless ring of m_endLimit bytes; none before it is needed
    std::uint64_t m_beginLimit;
    std::uint64_t m_endLimit;
    std::uint64_t m_printed = 0;
    std::uint64_t m_inEnd = 0; ///< bytes that went through the ring
    std::uint64_t m_leftOut = 0;
    std::string m_error;
};

} // namespace torchtriage::rerun
