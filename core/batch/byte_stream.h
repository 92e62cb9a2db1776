// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/extent.h"
#include "core/io/file.h"

#include <memory>
#include <span>

namespace torchtriage::batch {

/// The bytes of an extent from front to back. seek() goes anywhere; backwards in a compressed entry it starts
/// over, so callers keep to increasing offsets.
class ByteStream {
public:
    virtual ~ByteStream() = default;

    /// Fills `to` unless the extent ends first; 0 means end. Damaged compressed data is Malformed, and an
    /// entry that inflates to less than it declares is Truncated.
    [[nodiscard]] virtual io::Result<std::size_t> read(std::span<char> to) = 0;
    /// Next byte to be read is `offset`, counted from the start of the extent.
    [[nodiscard]] virtual io::Result<void> seek(std::uint64_t offset) = 0;

    /// Reads all of `to` or fails with Truncated.
    [[nodiscard]] io::Result<void> readExactly(std::span<char> to);

protected:
    explicit ByteStream(const io::File& file) : m_file(&file) {}
    [[nodiscard]] const io::File& file() const noexcept { return *m_file; }

private:
    const io::File* m_file; // outlived by the file that the caller opened
};

/// Opens the bytes of `extent`. `file` must outlive the stream.
[[nodiscard]] std::unique_ptr<ByteStream> openStream(const io::File& file, const Extent& extent);

} // namespace torchtriage::batch
