// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <cstdint>
#include <string>

namespace torchtriage::io {

/// The content of a small file. Over `limit` bytes: TooLarge, and no more than that is read.
[[nodiscard]] Result<std::string> readWhole(const std::string& path, std::uint64_t limit);

} // namespace torchtriage::io
