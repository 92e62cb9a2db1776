// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/report.h"

#include <string_view>

namespace torchtriage::triage {

/// Reads every number of an out-of-memory message (all wordings since PyTorch 0.4, CUDA and HIP) and says
/// what they add up to. Sizes are in bytes.
[[nodiscard]] MemoryNumbers readMemoryNumbers(std::string_view message);

} // namespace torchtriage::triage
