// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/byte_window.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace torchtriage::batch {

namespace {

// A walk along the rows of a transposed matrix touches one page for each column before it comes back to the
// first: many small pages serve it, few large ones would be read again and again.
constexpr std::uint64_t pageSize = 4096;
constexpr std::uint64_t mostPages = 16384;
constexpr std::uint64_t noPage = ~std::uint64_t{0};
constexpr std::uint64_t mostUnpacked = std::uint64_t{256} << 20;

} // namespace

ByteWindow::ByteWindow(const io::File& file, const Extent& extent, Access access)
    : m_file(file), m_extent(extent), m_access(access)
{
    if (extent.coding != Extent::Coding::Stored || extent.latin1)
        m_stream = openStream(file, extent);
    else if (access == Access::Scattered) {
        const std::uint64_t slots = std::bit_ceil(std::min(mostPages, extent.size / pageSize + 1));
        m_pageIndex.assign(static_cast<std::size_t>(slots), noPage);
        m_pages.resize(static_cast<std::size_t>(slots * pageSize));
    }
}

io::Result<void> ByteWindow::readAt(std::uint64_t offset, std::span<char> to)
{
    if (!m_stream)
        return m_file.readExactlyAt(m_extent.fileOffset + offset, to);
    if (auto sought = m_stream->seek(offset); !sought)
        return sought;
    return m_stream->readExactly(to);
}

io::Result<std::span<const char>> ByteWindow::fetch(std::uint64_t offset, std::size_t length)
{
    if (m_access == Access::Scattered && !m_stream)
        return fetchFromPages(offset, length);
    if (m_access == Access::Scattered && m_filled == 0) {
        if (auto unpacked = unpackAll(); !unpacked)
            return io::fail(unpacked.error());
    }
    if (offset < m_start || offset + length > m_start + m_filled) {
        if (auto filled = refill(offset, length); !filled)
            return io::fail(filled.error());
    }
    return std::span<const char>(m_window).subspan(static_cast<std::size_t>(offset - m_start), length);
}

io::Result<void> ByteWindow::refill(std::uint64_t offset, std::size_t length)
{
    std::size_t want = m_access == Access::Sparse ? length : std::max(length, maxFetch);
    // A latin1 extent only knows its encoded size, so nothing beyond the request is certain to exist.
    if (m_extent.latin1)
        want = length;
    else
        want = static_cast<std::size_t>(std::max<std::uint64_t>(
            length, std::min<std::uint64_t>(want, m_extent.size - std::min(offset, m_extent.size))));
    std::size_t kept = 0;
    if (offset >= m_start && offset < m_start + m_filled) {
        kept = static_cast<std::size_t>(m_start + m_filled - offset);
        std::memmove(m_window.data(), m_window.data() + (offset - m_start), kept);
    }
    m_start = offset;
    m_filled = 0;
    if (m_window.size() < want)
        m_window.resize(want);
    if (auto read = readAt(offset + kept, std::span(m_window).subspan(kept, want - kept)); !read)
        return read;
    m_filled = want;
    return {};
}

io::Result<void> ByteWindow::unpackAll()
{
    if (m_extent.size > mostUnpacked)
        return io::fail(io::ErrorKind::TooLarge, m_file.path(), "byte " + std::to_string(m_extent.fileOffset),
                        "a compressed tensor of " + std::to_string(m_extent.size) +
                            " bytes cannot be read out of its order in the file");
    m_window.resize(static_cast<std::size_t>(m_extent.size));
    const auto got = m_stream->read(m_window);
    if (!got)
        return io::fail(got.error());
    m_filled = *got;
    return {};
}

io::Result<std::span<const char>> ByteWindow::page(std::uint64_t index)
{
    // Strides are often powers of two; the upper bits of the product spread such pages over all slots.
    const std::uint64_t mixed = (index * 0x9e3779b97f4a7c15ULL) >> 32;
    const auto slot = static_cast<std::size_t>(mixed & (m_pageIndex.size() - 1));
    const auto length = static_cast<std::size_t>(std::min(pageSize, m_extent.size - index * pageSize));
    const auto bytes = std::span(m_pages).subspan(slot * pageSize, length);
    if (m_pageIndex[slot] != index) {
        m_pageIndex[slot] = noPage;
        if (auto read = readAt(index * pageSize, bytes); !read)
            return io::fail(read.error());
        m_pageIndex[slot] = index;
    }
    return bytes;
}

io::Result<std::span<const char>> ByteWindow::fetchFromPages(std::uint64_t offset, std::size_t length)
{
    const std::uint64_t first = offset / pageSize;
    const auto inside = static_cast<std::size_t>(offset % pageSize);
    if (inside + length <= pageSize) {
        const auto bytes = page(first);
        return bytes ? io::Result<std::span<const char>>(bytes->subspan(inside, length)) : bytes;
    }
    m_window.resize(std::max(m_window.size(), length));
    for (std::size_t done = 0; done < length;) {
        const std::uint64_t at = offset + done;
        const auto bytes = page(at / pageSize);
        if (!bytes)
            return bytes;
        const auto part = bytes->subspan(static_cast<std::size_t>(at % pageSize));
        const std::size_t count = std::min(part.size(), length - done);
        std::memcpy(m_window.data() + done, part.data(), count);
        done += count;
    }
    return std::span<const char>(m_window).first(length);
}

} // namespace torchtriage::batch
