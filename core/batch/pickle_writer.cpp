// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/pickle_writer.h"

#include <limits>

namespace torchtriage::batch {

void PickleWriter::littleEndian(std::uint64_t value, int bytes)
{
    for (int i = 0; i < bytes; ++i)
        m_bytes += static_cast<char>(value >> (8 * i) & 0xffU);
}

void PickleWriter::global(std::string_view module, std::string_view name)
{
    m_bytes += 'c';
    m_bytes += module;
    m_bytes += '\n';
    m_bytes += name;
    m_bytes += '\n';
}

void PickleWriter::text(std::string_view utf8)
{
    m_bytes += 'X';
    littleEndian(utf8.size(), 4);
    m_bytes += utf8;
}

void PickleWriter::integer(std::int64_t value)
{
    using Small = std::numeric_limits<std::int32_t>;
    if (value >= Small::min() && value <= Small::max()) {
        m_bytes += 'J';
        littleEndian(static_cast<std::uint64_t>(value), 4);
        return;
    }
    m_bytes += "\x8a\x08"; // LONG1 of eight bytes
    littleEndian(static_cast<std::uint64_t>(value), 8);
}

void PickleWriter::tupleOf(std::span<const std::int64_t> values)
{
    mark();
    for (const std::int64_t value : values)
        integer(value);
    tuple();
}

} // namespace torchtriage::batch
