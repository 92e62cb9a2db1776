// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/standard_output.h"

#include "core/io/descriptor.h"

#include <cerrno>
#include <ostream>
#include <span>

namespace torchtriage::cli {

StandardOutput::StandardOutput(std::ostream& stream, int fd)
    : m_stream(stream), m_before(stream.rdbuf(this)), m_fd(fd)
{
    setp(m_buffer.data(), m_buffer.data() + m_buffer.size());
}

StandardOutput::~StandardOutput()
{
    (void)sync();
    m_stream.rdbuf(m_before);
}

int StandardOutput::finish()
{
    (void)sync();
    return m_errno;
}

StandardOutput::int_type StandardOutput::overflow(int_type c)
{
    if (sync() != 0)
        return traits_type::eof();
    if (!traits_type::eq_int_type(c, traits_type::eof()))
        sputc(traits_type::to_char_type(c));
    return traits_type::not_eof(c);
}

int StandardOutput::sync()
{
    const std::span<const char> waiting(pbase(), pptr());
    if (m_errno == 0 && !io::writeAll(m_fd, waiting))
        m_errno = errno;
    setp(m_buffer.data(), m_buffer.data() + m_buffer.size());
    return m_errno == 0 ? 0 : -1;
}

} // namespace torchtriage::cli
