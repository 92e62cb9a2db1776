// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/outcome_line.h"

#include <span>
#include <string>
#include <string_view>

namespace torchtriage::rerun {

/// Larger outputs are not kept.
inline constexpr std::size_t mostKeptBytes = std::size_t{1} << 30;

/// Writes the elements of an output to `folder`/step-N-output-M.safetensors under the key "value", so that
/// two runs can be compared element by element (core/batch reads them). Returns the path; empty if the
/// elements are too many, of a dtype that safetensors does not have, or could not be written.
[[nodiscard]] std::string keepTensor(const std::string& folder, const OutputLine& output,
                                     std::string_view dtype, std::span<const char> elements);

} // namespace torchtriage::rerun
