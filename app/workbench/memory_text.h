// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/report.h"

#include <QString>

namespace torchtriage::workbench {

/// What the numbers of an out-of-memory message say: a line of numbers, then one sentence on how they read.
/// Empty without numbers.
[[nodiscard]] QString memoryText(const triage::MemoryNumbers& memory);

} // namespace torchtriage::workbench
