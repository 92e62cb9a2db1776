// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/regular_file.h"

#include <cerrno>
#include <fcntl.h>

namespace torchtriage::io {

Result<File> openRegular(const std::string& path)
{
    auto file = [&path]() -> Result<File> {
        if (path == "-")
            return File::open(path);
        const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
        return fd >= 0 ? File::adopt(path, fd) : Result<File>(fail(systemError(path, errno)));
    }();
    if (file && !file->isSeekable())
        return fail(ErrorKind::NotAFile, path, {}, "a stream cannot be read in pieces; save it to a file");
    return file;
}

} // namespace torchtriage::io
