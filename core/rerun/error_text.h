// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/outcome_line.h"

#include <string>
#include <string_view>

namespace torchtriage::rerun {

/// The line of a message that states the error: its first, or, where the TorchScript interpreter wraps one,
/// the first of the inner message.
[[nodiscard]] std::string statedIn(std::string_view text);

/// An error line from an exception's Python name and text. Kind and family are set only where name or text
/// leave no doubt; the Python engine has the same rules.
[[nodiscard]] ErrorLine errorFromText(std::string exception, std::string_view text, Phase phase);

} // namespace torchtriage::rerun
