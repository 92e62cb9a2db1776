// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/expected.h"
#include "app/replay/torch.h"
#include "core/rerun/job.h"

namespace torchtriage::replay {

/// Tensors that a job describes by itself, on the CPU.
[[nodiscard]] Expected<at::Tensor> makeSynthetic(const rerun::SyntheticTensor& wanted);
[[nodiscard]] Expected<at::Tensor> makeGiven(const rerun::GivenTensor& wanted);

} // namespace torchtriage::replay
