// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_file.h"

#include "core/io/descriptor.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace torchtriage::io {

namespace {

void syncFolder(const std::filesystem::path& folder)
{
    const Descriptor dir(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    // Some file systems cannot sync a folder; the rename is then as durable as they allow.
    if (dir.get() >= 0)
        (void)::fsync(dir.get());
}

} // namespace

Result<void> writeAtomically(const std::string& path, std::span<const char> bytes, unsigned mode)
{
    const std::filesystem::path target(path);
    const std::filesystem::path folder = target.has_parent_path() ? target.parent_path() : ".";
    std::string temporary = (folder / ("." + target.filename().string() + ".XXXXXX")).string();

    const Descriptor fd(::mkostemp(temporary.data(), O_CLOEXEC));
    if (fd.get() < 0)
        return fail(systemError(path, errno, ErrorKind::WriteFailed));
    const bool written = ::fchmod(fd.get(), mode) == 0 && writeAll(fd.get(), bytes) &&
                         ::fsync(fd.get()) == 0 && ::rename(temporary.c_str(), path.c_str()) == 0;
    if (!written) {
        const int reason = errno;
        ::unlink(temporary.c_str());
        return fail(systemError(path, reason, ErrorKind::WriteFailed));
    }
    syncFolder(folder);
    return {};
}

} // namespace torchtriage::io
