// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>

namespace torchtriage::io {

/// Fills `buffer` with the next bytes of a stream; 0 means end.
using ReadNext = std::function<Result<std::size_t>(std::span<char> buffer)>;

/// Copies a stream (standard input, a fifo, a decompressor) to a nameless temporary file, so that it can be
/// read at any offset. The file vanishes when the last descriptor closes, also after a crash. Over `limit`
/// bytes the copy stops with TooLarge. `path` names the stream in errors of reading;
/// those of writing name the temporary folder.
[[nodiscard]] Result<File> spool(const std::string& path, const ReadNext& readNext, std::uint64_t limit);

} // namespace torchtriage::io
