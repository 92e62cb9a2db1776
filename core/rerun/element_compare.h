// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/tensor_source.h"
#include "core/io/result.h"
#include "core/rerun/agreement.h"

namespace torchtriage::rerun {

/// Compares the elements of two strided tensors of one shape pair by pair, in row-major order and in blocks,
/// and writes counts, largest difference and agreement into `result`, whose tolerance is set. Infinities
/// agree with themselves only. Complex numbers differ by the magnitude of their difference.
[[nodiscard]] io::Result<void> compareElements(const batch::TensorSource& reference,
                                               const batch::TensorSource& other, OutputAgreement& result);

/// One pair of numbers, for outputs that are no tensors.
void comparePair(double reference, double other, OutputAgreement& result);

} // namespace torchtriage::rerun
