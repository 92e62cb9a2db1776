// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/report.h"

#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::triage {

/// Name of the operator that the innermost source line calls ("conv2d" of "return F.conv2d(input, …)"); empty
/// if the line calls none that looks like one.
[[nodiscard]] std::string operatorName(const std::vector<StackFrame>& frames);

/// Name of the compiled extension in whose package the innermost frames lie ("causal_conv1d"); empty if none.
[[nodiscard]] std::string extensionIn(const std::vector<StackFrame>& frames);

/// Shapes ("[32, 4]", "32x4") and dtypes that a message names.
void readShapes(std::string_view message, Context& context);

} // namespace torchtriage::triage
