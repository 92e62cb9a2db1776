// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/report.h"

#include <QString>

#include <string_view>

namespace torchtriage::workbench {

/// What the numbers of an out-of-memory message say: a line of numbers, then one sentence on how they read.
/// Empty without numbers.
[[nodiscard]] QString memoryText(const triage::MemoryNumbers& memory);

/// The reading of the triage, unless its own numbers do not carry it: fragmentation while the device has room
/// for the request, or other processes whose share cannot be told from this one's. Then empty, or
/// "near-full".
[[nodiscard]] std::string_view supportedReading(const triage::MemoryNumbers& memory);

} // namespace torchtriage::workbench
