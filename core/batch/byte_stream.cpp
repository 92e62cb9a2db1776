// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/byte_stream.h"

#include "core/batch/inflate_stream.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace torchtriage::batch {

namespace {

class StoredStream final : public ByteStream {
public:
    StoredStream(const io::File& file, const Extent& extent) : ByteStream(file), m_extent(extent) {}

    io::Result<std::size_t> read(std::span<char> to) override
    {
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(to.size(), m_extent.size - m_at));
        auto got = file().readAt(m_extent.fileOffset + m_at, to.first(count));
        if (got)
            m_at += *got;
        return got;
    }

    io::Result<void> seek(std::uint64_t offset) override
    {
        m_at = std::min(offset, m_extent.size);
        return {};
    }

private:
    Extent m_extent;
    std::uint64_t m_at = 0;
};

class MemoryStream final : public ByteStream {
public:
    MemoryStream(const io::File& file, const Extent& extent) : ByteStream(file), m_extent(extent) {}

    io::Result<std::size_t> read(std::span<char> to) override
    {
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(to.size(), m_extent.size - m_at));
        if (count != 0)
            std::memcpy(to.data(), m_extent.memory->data() + m_extent.skip + m_at, count);
        m_at += count;
        return count;
    }

    io::Result<void> seek(std::uint64_t offset) override
    {
        m_at = std::min(offset, m_extent.size);
        return {};
    }

private:
    Extent m_extent;
    std::uint64_t m_at = 0;
};

// Protocol 2 writes byte strings as text: bytes above 0x7f take two UTF-8 bytes, 0xc2 or 0xc3 first.
class Latin1Stream final : public ByteStream {
public:
    Latin1Stream(const io::File& file, std::unique_ptr<ByteStream> encoded)
        : ByteStream(file), m_encoded(std::move(encoded))
    {
    }

    io::Result<std::size_t> read(std::span<char> to) override
    {
        std::size_t done = 0;
        while (done < to.size()) {
            const auto first = nextByte();
            if (!first)
                return io::fail(first.error());
            if (*first < 0)
                break;
            int value = *first;
            if (value >= 0x80) {
                const auto second = nextByte();
                if (!second)
                    return io::fail(second.error());
                if ((value & 0xfe) != 0xc2 || (*second & 0xc0) != 0x80 || *second < 0)
                    return io::fail(io::ErrorKind::Malformed, file().path(), {},
                                    "a byte string written as text holds a character above 255");
                value = ((value & 0x03) << 6) | (*second & 0x3f);
            }
            to[done++] = static_cast<char>(value);
        }
        m_at += done;
        return done;
    }

    io::Result<void> seek(std::uint64_t offset) override
    {
        if (offset < m_at) {
            if (auto rewound = m_encoded->seek(0); !rewound)
                return rewound;
            m_buffered = m_next = 0;
            m_at = 0;
        }
        std::array<char, 4096> scratch;
        while (m_at < offset) {
            const auto want =
                static_cast<std::size_t>(std::min<std::uint64_t>(scratch.size(), offset - m_at));
            const auto got = read(std::span(scratch).first(want));
            if (!got)
                return io::fail(got.error());
            if (*got == 0)
                break;
        }
        return {};
    }

private:
    io::Result<int> nextByte()
    {
        if (m_next == m_buffered) {
            const auto got = m_encoded->read(m_buffer);
            if (!got)
                return io::fail(got.error());
            m_buffered = *got;
            m_next = 0;
            if (m_buffered == 0)
                return -1;
        }
        return static_cast<unsigned char>(m_buffer[m_next++]);
    }

    std::unique_ptr<ByteStream> m_encoded;
    std::array<char, 16384> m_buffer{};
    std::size_t m_buffered = 0;
    std::size_t m_next = 0;
    std::uint64_t m_at = 0;
};

} // namespace

io::Result<void> ByteStream::readExactly(std::span<char> to)
{
    const auto got = read(to);
    if (!got)
        return io::fail(got.error());
    if (*got != to.size())
        return io::fail(io::ErrorKind::Truncated, m_file->path(), {},
                        std::to_string(to.size() - *got) + " bytes are missing");
    return {};
}

std::unique_ptr<ByteStream> openStream(const io::File& file, const Extent& extent)
{
    std::unique_ptr<ByteStream> stream;
    switch (extent.coding) {
    case Extent::Coding::Stored:
        stream = std::make_unique<StoredStream>(file, extent);
        break;
    case Extent::Coding::Memory:
        stream = std::make_unique<MemoryStream>(file, extent);
        break;
    case Extent::Coding::Deflated:
        stream = std::make_unique<InflateStream>(file, extent);
        break;
    }
    if (extent.latin1)
        stream = std::make_unique<Latin1Stream>(file, std::move(stream));
    return stream;
}

} // namespace torchtriage::batch
