// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/torch.h"
#include "core/rerun/kept_tensor.h"
#include "core/rerun/outcome_line.h"

namespace torchtriage::replay {

/// What is said of a value that a step returned: its type and layout, its range, its digest. Reading it waits
/// for the device; a failure of that is thrown. The elements of a tensor go to the keeper.
[[nodiscard]] rerun::OutputLine describeOutput(const c10::IValue& value, std::size_t step, std::size_t output,
                                               rerun::OutputKeeper& keeper);

} // namespace torchtriage::replay
