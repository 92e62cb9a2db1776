// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/line_source.h"

#include "core/io/regular_file.h"

#include <sys/stat.h>

namespace torchtriage::log {

FollowedFile::FollowedFile(io::File file, Identity identity)
    : m_file(std::move(file)), m_identity(identity), m_size(m_file.size())
{
}

io::Result<std::shared_ptr<FollowedFile>> FollowedFile::open(const std::string& path)
{
    auto file = io::openRegular(path);
    if (!file)
        return io::fail(file.error());
    return std::shared_ptr<FollowedFile>(new FollowedFile(std::move(*file), identityOf(path)));
}

FollowedFile::Identity FollowedFile::identityOf(const std::string& path)
{
    struct stat info {};
    if (path == "-" || ::stat(path.c_str(), &info) != 0)
        return {};
    return {static_cast<std::uint64_t>(info.st_dev), static_cast<std::uint64_t>(info.st_ino)};
}

io::Result<std::size_t> FollowedFile::readAt(std::uint64_t offset, std::span<char> buffer) const
{
    return m_file.readAt(offset, buffer);
}

io::Result<SourceChange> FollowedFile::refresh()
{
    // A path that leads nowhere any more is a log that was moved or deleted: the open file is still the
    // evidence.
    const Identity now = identityOf(m_file.path());
    if (now != Identity{} && now != m_identity)
        return SourceChange::Replaced;
    const std::uint64_t before = size();
    const auto after = m_file.refreshSize();
    if (!after)
        return io::fail(after.error());
    m_size.store(*after, std::memory_order_relaxed);
    if (*after < before)
        return SourceChange::Cut;
    return *after > before ? SourceChange::Grew : SourceChange::Same;
}

} // namespace torchtriage::log
