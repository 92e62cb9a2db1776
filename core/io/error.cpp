// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/error.h"

#include <cerrno>
#include <system_error>

namespace torchtriage::io {

std::string_view toString(ErrorKind kind) noexcept
{
    switch (kind) {
    case ErrorKind::NotFound:
        return "not-found";
    case ErrorKind::PermissionDenied:
        return "permission-denied";
    case ErrorKind::IsDirectory:
        return "is-directory";
    case ErrorKind::NotAFile:
        return "not-a-file";
    case ErrorKind::ReadFailed:
        return "read-failed";
    case ErrorKind::WriteFailed:
        return "write-failed";
    case ErrorKind::Truncated:
        return "truncated";
    case ErrorKind::TooLarge:
        return "too-large";
    case ErrorKind::Malformed:
        return "malformed";
    case ErrorKind::Unsupported:
        return "unsupported";
    case ErrorKind::Cancelled:
        return "cancelled";
    }
    return "read-failed";
}

Error systemError(std::string path, int errnoValue, ErrorKind fallback)
{
    ErrorKind kind = fallback;
    switch (errnoValue) {
    case ENOENT:
    case ENOTDIR:
        kind = ErrorKind::NotFound;
        break;
    case EACCES:
    case EPERM:
        kind = ErrorKind::PermissionDenied;
        break;
    case EISDIR:
        kind = ErrorKind::IsDirectory;
        break;
    case ENXIO:
    case ENODEV:
        kind = ErrorKind::NotAFile;
        break;
    default:
        break;
    }
    return {kind, std::move(path), {}, std::generic_category().message(errnoValue)};
}

} // namespace torchtriage::io
