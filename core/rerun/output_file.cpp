// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/output_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

namespace torchtriage::rerun {

namespace {

std::unique_ptr<io::Descriptor> openNameless(const std::string& beside)
{
    const std::string folder = std::filesystem::path(beside).parent_path().string();
    int fd = ::open(folder.empty() ? "." : folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (fd < 0) { // not every file system knows nameless files
        std::string name = beside + ".end.XXXXXX";
        fd = ::mkostemp(name.data(), O_CLOEXEC);
        if (fd >= 0)
            ::unlink(name.c_str());
    }
    return std::make_unique<io::Descriptor>(fd);
}

} // namespace

OutputFile::OutputFile(std::string path, int fd, std::uint64_t limit)
    : m_path(std::move(path)), m_file(std::make_unique<io::Descriptor>(fd)), m_beginLimit(limit - limit / 4),
      m_endLimit(std::max<std::uint64_t>(limit / 4, 1))
{
}

io::Result<OutputFile> OutputFile::create(const std::string& path, std::uint64_t limit)
{
    const int fd = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0644);
    if (fd < 0)
        return io::fail(io::systemError(path, errno, io::ErrorKind::WriteFailed));
    return OutputFile(path, fd, limit);
}

void OutputFile::write(int fd, std::span<const char> bytes)
{
    if (m_error.empty() && !io::writeAll(fd, bytes))
        m_error = std::strerror(errno);
}

void OutputFile::add(std::span<const char> bytes)
{
    const std::uint64_t room = m_beginLimit - std::min(m_beginLimit, m_printed);
    const auto fits = static_cast<std::size_t>(std::min<std::uint64_t>(room, bytes.size()));
    m_printed += bytes.size();
    if (fits > 0)
        write(m_file->get(), bytes.first(fits));
    if (fits < bytes.size())
        keepEnd(bytes.subspan(fits));
}

void OutputFile::keepEnd(std::span<const char> bytes)
{
    if (!m_end)
        m_end = openNameless(m_path);
    while (!bytes.empty() && m_error.empty()) {
        const std::uint64_t at = m_inEnd % m_endLimit;
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(bytes.size(), m_endLimit - at));
        const ssize_t put = ::pwrite(m_end->get(), bytes.data(), count, static_cast<off_t>(at));
        if (put <= 0) {
            m_error = std::strerror(errno);
            return;
        }
        m_inEnd += static_cast<std::uint64_t>(put);
        bytes = bytes.subspan(static_cast<std::size_t>(put));
    }
}

bool OutputFile::appendEnd(std::uint64_t from, std::uint64_t count)
{
    std::array<char, 65536> buffer;
    while (count > 0) {
        const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(count, buffer.size()));
        const ssize_t got = ::pread(m_end->get(), buffer.data(), wanted, static_cast<off_t>(from));
        if (got <= 0)
            return false;
        write(m_file->get(), std::span(buffer).first(static_cast<std::size_t>(got)));
        from += static_cast<std::uint64_t>(got);
        count -= static_cast<std::uint64_t>(got);
    }
    return m_error.empty();
}

void OutputFile::finish()
{
    if (m_inEnd == 0)
        return;
    const std::uint64_t kept = std::min(m_inEnd, m_endLimit);
    m_leftOut = m_inEnd - kept;
    if (m_leftOut > 0) {
        const std::string note = "\n[... " + std::to_string(m_leftOut) + " bytes left out ...]\n";
        write(m_file->get(), note);
    }
    const std::uint64_t oldest = m_leftOut > 0 ? m_inEnd % m_endLimit : 0;
    const bool whole =
        appendEnd(oldest, std::min(kept, m_endLimit - oldest)) && (oldest == 0 || appendEnd(0, oldest));
    if (!whole && m_error.empty())
        m_error = "the end could not be read back";
    m_inEnd = 0;
    m_end.reset();
}

} // namespace torchtriage::rerun
