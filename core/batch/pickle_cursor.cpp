// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/pickle_cursor.h"

#include <algorithm>
#include <cstring>

namespace torchtriage::batch {

namespace {
constexpr std::size_t windowSize = std::size_t{64} << 10;
}

PickleCursor::PickleCursor(const io::File& file, const Extent& extent, std::string member)
    : m_file(file), m_extent(extent), m_member(std::move(member)), m_stream(openStream(file, extent)),
      m_window(windowSize)
{
}

std::string PickleCursor::place(std::uint64_t position) const
{
    if (m_member.empty())
        return "byte " + std::to_string(m_extent.fileOffset + position);
    return m_member + " byte " + std::to_string(position);
}

void PickleCursor::fail(io::ErrorKind kind, std::uint64_t at, std::string detail)
{
    if (!m_error)
        m_error = io::Error{kind, m_file.path(), place(at), std::move(detail)};
}

bool PickleCursor::fill(std::size_t size)
{
    if (m_filled - m_next >= size)
        return true;
    std::memmove(m_window.data(), m_window.data() + m_next, m_filled - m_next);
    m_windowStart += m_next;
    m_filled -= m_next;
    m_next = 0;
    if (m_window.size() < size)
        m_window.resize(std::max(size, std::min<std::size_t>(2 * m_window.size(), size + windowSize)));
    const auto got = m_stream->read(std::span(m_window).subspan(m_filled));
    if (!got) {
        if (!m_error) {
            m_error = got.error();
            m_error->place = place(m_windowStart + m_filled);
        }
        return false;
    }
    m_filled += *got;
    return m_filled >= size;
}

std::string_view PickleCursor::take(std::size_t size)
{
    if (failed())
        return {};
    if (size > remaining() || !fill(size)) {
        fail(io::ErrorKind::Truncated, position() + std::min<std::uint64_t>(remaining(), size),
             "the pickle ends inside an opcode");
        return {};
    }
    const std::string_view bytes(m_window.data() + m_next, size);
    m_next += size;
    return bytes;
}

std::uint8_t PickleCursor::byte()
{
    const std::string_view bytes = take(1);
    return bytes.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(bytes[0]);
}

std::uint64_t PickleCursor::number(std::size_t size)
{
    std::uint64_t value = 0;
    const std::string_view bytes = take(size);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        value |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[i])) << (8 * i);
    return value;
}

void PickleCursor::skip(std::uint64_t size)
{
    if (failed())
        return;
    if (size > remaining()) {
        fail(io::ErrorKind::Truncated, m_extent.size, "the pickle ends inside a string");
        return;
    }
    if (size <= m_filled - m_next) {
        m_next += static_cast<std::size_t>(size);
        return;
    }
    const std::uint64_t target = position() + size;
    if (auto sought = m_stream->seek(target); !sought) {
        m_error = sought.error();
        return;
    }
    m_windowStart = target;
    m_filled = m_next = 0;
}

std::string_view PickleCursor::line(std::size_t cap)
{
    std::size_t length = 0;
    while (!failed()) {
        const void* const newline =
            m_filled == m_next + length
                ? nullptr
                : std::memchr(m_window.data() + m_next + length, '\n', m_filled - m_next - length);
        if (newline != nullptr) {
            length = static_cast<std::size_t>(static_cast<const char*>(newline) - (m_window.data() + m_next));
            const std::string_view text(m_window.data() + m_next, length);
            m_next += length + 1;
            return text;
        }
        length = m_filled - m_next;
        if (length > cap)
            fail(io::ErrorKind::TooLarge, position(), "a line of text is longer than " + std::to_string(cap));
        else if (length >= remaining() || !fill(length + 1))
            fail(io::ErrorKind::Truncated, m_extent.size, "the pickle ends inside a line of text");
    }
    return {};
}

} // namespace torchtriage::batch
