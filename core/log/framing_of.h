// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/byte_source.h"
#include "core/log/frames.h"

#include <string_view>

namespace torchtriage::log {

/// What the beginning of a log puts before its lines. A source that cannot be read has no frames.
[[nodiscard]] Framing framingOf(const io::ByteSource& source);
[[nodiscard]] Framing framingOf(std::string_view text);

} // namespace torchtriage::log
