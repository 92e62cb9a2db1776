// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace torchtriage::io {

/// What went wrong, as an id. The sentence for a person is written in app/workbench.
enum class ErrorKind {
    NotFound,
    PermissionDenied,
    IsDirectory,
    NotAFile,    ///< a socket, a device: something that has no content to read
    ReadFailed,  ///< the system refused a read; `detail` holds its text
    WriteFailed, ///< the system refused a write; `detail` holds its text
    Truncated,   ///< the content ends before its own header says it does
    TooLarge,    ///< a declared length, depth or count is over our cap
    Malformed,   ///< the content breaks the rules of its format
    Unsupported, ///< a valid file of a kind that we do not read
    Cancelled,   ///< the caller asked to stop
};

/// The error that every reader and writer of core returns.
struct Error {
    ErrorKind kind = ErrorKind::ReadFailed;
    std::string path; ///< file that was being read or written, as the user named it; "-" is standard input
    std::string
        place; ///< where in it: "byte 512", "key model.weight", "line 12", "field first_error"; may be empty
    std::string detail; ///< technical fact in English, e.g. "header length 9000000000 is over 100000000"

    bool operator==(const Error&) const = default;
};

/// Stable lower-case id of a kind, used in JSON and in tests ("not-found").
[[nodiscard]] std::string_view toString(ErrorKind kind) noexcept;

/// Error for a failed system call on `path`; the kind follows `errnoValue`, `fallback` is used for the rest.
[[nodiscard]] Error systemError(std::string path, int errnoValue, ErrorKind fallback = ErrorKind::ReadFailed);

} // namespace torchtriage::io
