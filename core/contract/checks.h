// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/check_run.h"

namespace torchtriage::contract {

// One function for each contract. A failure is an unreadable batch; what the contract says goes in the run.

[[nodiscard]] io::Result<void> checkClassIndex(CheckRun& run);
[[nodiscard]] io::Result<void> checkIndexRange(CheckRun& run);
[[nodiscard]] io::Result<void> checkEmbeddingBag(CheckRun& run);
[[nodiscard]] io::Result<void> checkUnitInterval(CheckRun& run);
[[nodiscard]] io::Result<void> checkProbability(CheckRun& run);
[[nodiscard]] io::Result<void> checkFinite(CheckRun& run);
[[nodiscard]] io::Result<void> checkLengths(CheckRun& run);
[[nodiscard]] io::Result<void> checkSameLength(CheckRun& run);
[[nodiscard]] io::Result<void> checkDType(CheckRun& run);
[[nodiscard]] io::Result<void> checkShape(CheckRun& run);
[[nodiscard]] io::Result<void> checkStrides(CheckRun& run);

} // namespace torchtriage::contract
