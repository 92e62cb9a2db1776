// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/inflate_stream.h"

#include <algorithm>
#include <string>

namespace torchtriage::batch {

InflateStream::InflateStream(const io::File& file, const Extent& extent) : ByteStream(file), m_extent(extent)
{
    // Negative window bits: an archive entry is raw deflate without zlib's own header.
    inflateInit2(&m_zlib, -MAX_WBITS);
}

InflateStream::~InflateStream()
{
    inflateEnd(&m_zlib);
}

void InflateStream::restart()
{
    inflateReset(&m_zlib);
    m_zlib.avail_in = 0;
    m_packedRead = 0;
    m_out = 0;
    m_ended = false;
}

io::Result<void> InflateStream::refill()
{
    const auto want = std::min<std::uint64_t>(m_packed.size(), m_extent.packedSize - m_packedRead);
    const auto got = file().readAt(m_extent.fileOffset + m_packedRead,
                                   std::span(m_packed).first(static_cast<std::size_t>(want)));
    if (!got)
        return io::fail(got.error());
    m_packedRead += *got;
    m_zlib.next_in = reinterpret_cast<Bytef*>(m_packed.data());
    m_zlib.avail_in = static_cast<uInt>(*got);
    return {};
}

io::Result<std::size_t> InflateStream::inflateInto(std::span<char> to)
{
    std::size_t done = 0;
    while (done < to.size() && !m_ended) {
        if (m_zlib.avail_in == 0) {
            if (auto filled = refill(); !filled)
                return io::fail(filled.error());
        }
        const auto room = static_cast<uInt>(std::min<std::size_t>(to.size() - done, std::size_t{1} << 30));
        m_zlib.next_out = reinterpret_cast<Bytef*>(to.data() + done);
        m_zlib.avail_out = room;
        const int code = ::inflate(&m_zlib, Z_NO_FLUSH);
        done += room - m_zlib.avail_out;
        m_ended = code == Z_STREAM_END;
        const bool starved =
            code == Z_BUF_ERROR && m_zlib.avail_in == 0 && m_packedRead == m_extent.packedSize;
        if (starved || (code == Z_OK && m_zlib.avail_in == 0 && m_packedRead == m_extent.packedSize &&
                        m_zlib.avail_out != 0))
            return io::fail(io::ErrorKind::Truncated, file().path(),
                            "byte " + std::to_string(m_extent.fileOffset),
                            "the compressed entry ends too early");
        if (code != Z_OK && code != Z_STREAM_END && code != Z_BUF_ERROR)
            return io::fail(io::ErrorKind::Malformed, file().path(),
                            "byte " + std::to_string(m_extent.fileOffset), "the compressed entry is damaged");
    }
    m_out += done;
    return done;
}

io::Result<void> InflateStream::discard(std::uint64_t count)
{
    std::array<char, 32768> scratch;
    while (count != 0) {
        const auto want = static_cast<std::size_t>(std::min<std::uint64_t>(count, scratch.size()));
        const auto got = inflateInto(std::span(scratch).first(want));
        if (!got)
            return io::fail(got.error());
        if (*got == 0)
            return io::fail(io::ErrorKind::Truncated, file().path(),
                            "byte " + std::to_string(m_extent.fileOffset),
                            "the compressed entry holds less than it declares");
        count -= *got;
    }
    return {};
}

io::Result<std::size_t> InflateStream::read(std::span<char> to)
{
    if (!m_positioned) {
        if (auto sought = seek(0); !sought)
            return io::fail(sought.error());
    }
    const std::uint64_t at = m_out - m_extent.skip;
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(to.size(), m_extent.size - at));
    auto got = inflateInto(to.first(count));
    if (got && *got < count)
        return io::fail(io::ErrorKind::Truncated, file().path(),
                        "byte " + std::to_string(m_extent.fileOffset),
                        "the compressed entry holds less than it declares");
    return got;
}

io::Result<void> InflateStream::seek(std::uint64_t offset)
{
    const std::uint64_t target = m_extent.skip + std::min(offset, m_extent.size);
    m_positioned = true;
    if (target < m_out)
        restart();
    return discard(target - m_out);
}

} // namespace torchtriage::batch
