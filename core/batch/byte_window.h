// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/byte_stream.h"

#include <memory>
#include <span>
#include <vector>

namespace torchtriage::batch {

/// Random look at the bytes of an extent through memory of bounded size.
class ByteWindow {
public:
    enum class Access {
        Dense,     ///< increasing offsets, nearly every byte is wanted: reads far ahead
        Sparse,    ///< increasing offsets, far apart: reads no more than asked for
        Scattered, ///< any order: keeps small pages; compressed bytes are unpacked once, if they fit the
                   ///< memory
    };
    ByteWindow(const io::File& file, const Extent& extent, Access access);

    /// `length` bytes at `offset` of the extent, valid until the next call. At most maxFetch bytes at once.
    [[nodiscard]] io::Result<std::span<const char>> fetch(std::uint64_t offset, std::size_t length);

    static constexpr std::size_t maxFetch = std::size_t{256} << 10;

private:
    [[nodiscard]] io::Result<void> refill(std::uint64_t offset, std::size_t length);
    [[nodiscard]] io::Result<void> unpackAll();
    [[nodiscard]] io::Result<std::span<const char>> page(std::uint64_t index);
    [[nodiscard]] io::Result<std::span<const char>> fetchFromPages(std::uint64_t offset, std::size_t length);
    [[nodiscard]] io::Result<void> readAt(std::uint64_t offset, std::span<char> to);

    const io::File& m_file;
    Extent m_extent;
    Access m_access;
    std::unique_ptr<ByteStream> m_stream; // null where the file can be read in any place
    std::vector<char> m_window;
    std::uint64_t m_start = 0;
    std::size_t m_filled = 0;
    std::vector<std::uint64_t> m_pageIndex; // which page of the extent each slot holds
    std::vector<char> m_pages;
};

} // namespace torchtriage::batch
