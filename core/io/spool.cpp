// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/spool.h"

#include "core/io/descriptor.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace torchtriage::io {

namespace {

constexpr std::size_t blockSize = std::size_t{1} << 20;

std::string temporaryFolder()
{
    std::error_code ignored;
    return std::filesystem::temp_directory_path(ignored).string();
}

int openScratch(const std::filesystem::path& folder)
{
    const int fd = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (fd >= 0)
        return fd;
    // Not every file system knows O_TMPFILE: a named file that is unlinked at once does the same.
    std::string name = (folder / "torchtriage.XXXXXX").string();
    const int named = ::mkostemp(name.data(), O_CLOEXEC);
    if (named >= 0)
        ::unlink(name.c_str());
    return named;
}

} // namespace

Result<File> spool(const std::string& path, const ReadNext& readNext, std::uint64_t limit)
{
    // What cannot be written is the copy, so its folder is what has to be known.
    const std::string folder = temporaryFolder();
    const int fd = openScratch(folder);
    if (fd < 0)
        return fail(systemError(folder, errno, ErrorKind::WriteFailed));
    auto file = File::adopt(path, fd);
    if (!file)
        return file;

    std::vector<char> buffer(blockSize);
    std::uint64_t total = 0;
    for (;;) {
        const auto got = readNext(buffer);
        if (!got)
            return fail(got.error());
        if (*got == 0)
            break;
        total += *got;
        if (total > limit)
            return fail(ErrorKind::TooLarge, path, "byte " + std::to_string(limit),
                        "the stream is over the limit of " + std::to_string(limit) + " bytes");
        if (!writeAll(fd, std::span(buffer).first(*got)))
            return fail(systemError(folder, errno, ErrorKind::WriteFailed));
    }
    if (auto size = file->refreshSize(); !size)
        return fail(size.error());
    return file;
}

} // namespace torchtriage::io
