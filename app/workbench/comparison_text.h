// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/comparison/difference.h"

#include <QString>

namespace torchtriage::workbench {

/// What differs: "Values above the good range", "dtype".
[[nodiscard]] QString differenceText(const contract::Difference& difference);
/// Something seen, as evidence: "int32", "[20, 3, 8, 8]".
[[nodiscard]] QString seenText(const contract::Seen& seen);
/// What the failing batch has; empty where there is nothing to name.
[[nodiscard]] QString failingText(const contract::Difference& difference);
/// What the good ones have: "int64", "0 to 3".
[[nodiscard]] QString goodText(const contract::Difference& difference);
/// How unusual it is: "0 of 5 good batches", "0 of 5, 2.1 widths outside".
[[nodiscard]] QString unusualText(const contract::Difference& difference);
/// One line above the list: how many differences, among how many keys.
[[nodiscard]] QString comparisonSummary(const contract::Comparison& comparison);
/// What the comparison does not show.
[[nodiscard]] QString comparisonLimit(const contract::Comparison& comparison);

} // namespace torchtriage::workbench
