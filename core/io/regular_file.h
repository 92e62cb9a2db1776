// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file.h"

namespace torchtriage::io {

/// File::open() for content that is read in pieces: anything but a regular file is NotAFile. Unlike open() it
/// never waits, as a fifo without a writer would make it.
[[nodiscard]] Result<File> openRegular(const std::string& path);

} // namespace torchtriage::io
