// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/batch/summary.h"

#include <optional>
#include <string>
#include <string_view>

namespace torchtriage::cli {

/// What stands right of the key in the tree: "tensor  float32  [64, 10]  cuda:0", "int  3", "dict  (4)".
[[nodiscard]] std::string valueText(const batch::ValueGraph& values, batch::ValueId id);
/// The statistics of a tensor on one line.
[[nodiscard]] std::string summaryText(const batch::Summary& summary);
/// Text of a file made fit for one line of a terminal: no control characters, cut to `width` with "…".
[[nodiscard]] std::string plainText(std::string_view text, std::size_t width);

} // namespace torchtriage::cli
