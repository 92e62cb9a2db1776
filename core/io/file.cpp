// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace torchtriage::io {

namespace {

// One read never asks for more than this: Linux cuts larger requests, and a short answer would look like the
// end.
constexpr std::size_t maxRequest = std::size_t{1} << 30;

template <class ReadSome>
Result<std::size_t> readUntilFull(const std::string& path, std::span<char> buffer, ReadSome readSome)
{
    std::size_t done = 0;
    while (done < buffer.size()) {
        const ssize_t got = readSome(buffer.data() + done, std::min(buffer.size() - done, maxRequest), done);
        if (got == 0)
            break;
        if (got < 0) {
            if (errno == EINTR)
                continue;
            return fail(systemError(path, errno));
        }
        done += static_cast<std::size_t>(got);
    }
    return done;
}

} // namespace

File::File(std::string path, int fd, bool seekable, std::uint64_t size) noexcept
    : m_path(std::move(path)), m_fd(fd), m_seekable(seekable), m_size(size)
{
}

File::File(File&& other) noexcept
    : m_path(std::move(other.m_path)), m_fd(std::exchange(other.m_fd, -1)), m_seekable(other.m_seekable),
      m_size(other.m_size)
{
}

File& File::operator=(File&& other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_fd, other.m_fd);
    std::swap(m_seekable, other.m_seekable);
    std::swap(m_size, other.m_size);
    return *this;
}

File::~File()
{
    if (m_fd >= 0)
        ::close(m_fd);
}

Result<File> File::open(const std::string& path)
{
    // Standard input is duplicated so that closing this object leaves the process' own descriptor alone.
    const int fd = path == "-" ? ::dup(STDIN_FILENO) : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (fd < 0)
        return fail(systemError(path, errno));
    return adopt(path, fd);
}

Result<File> File::adopt(const std::string& path, int fd)
{
    File file(path, fd, false, 0);
    struct stat info {};
    if (::fstat(fd, &info) != 0)
        return fail(systemError(path, errno));
    if (S_ISDIR(info.st_mode))
        return fail(ErrorKind::IsDirectory, path);
    if (S_ISBLK(info.st_mode))
        return fail(ErrorKind::NotAFile, path);
    file.m_seekable = S_ISREG(info.st_mode);
    file.m_size = file.m_seekable ? static_cast<std::uint64_t>(info.st_size) : 0;
    return file;
}

Result<std::uint64_t> File::refreshSize()
{
    struct stat info {};
    if (::fstat(m_fd, &info) != 0)
        return fail(systemError(m_path, errno));
    m_size = m_seekable ? static_cast<std::uint64_t>(info.st_size) : 0;
    return m_size;
}

Result<std::size_t> File::readAt(std::uint64_t offset, std::span<char> buffer) const
{
    return readUntilFull(m_path, buffer, [this, offset](char* to, std::size_t count, std::size_t done) {
        return ::pread(m_fd, to, count, static_cast<off_t>(offset + done));
    });
}

Result<void> File::readExactlyAt(std::uint64_t offset, std::span<char> buffer) const
{
    const auto got = readAt(offset, buffer);
    if (!got)
        return fail(got.error());
    if (*got != buffer.size())
        return fail(ErrorKind::Truncated, m_path, "byte " + std::to_string(offset + *got),
                    "the file ends here, " + std::to_string(buffer.size() - *got) + " bytes are missing");
    return {};
}

Result<std::size_t> File::readNext(std::span<char> buffer)
{
    return readUntilFull(
        m_path, buffer, [this](char* to, std::size_t count, std::size_t) { return ::read(m_fd, to, count); });
}

} // namespace torchtriage::io
