// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/expected.h"
#include "app/replay/saved_tensors.h"
#include "app/replay/torch.h"
#include "core/rerun/job.h"

#include <vector>

namespace torchtriage::replay {

/// What each step returned, its lists, tuples and dictionaries flattened.
using StepValues = std::vector<std::vector<c10::IValue>>;

/// Makes the tensors that a step gets: from a saved batch, from an earlier step, or new; changed as the job
/// asks, on the device where the job wants them.
class Inputs {
public:
    Inputs(c10::Device device, const StepValues& steps) : m_device(device), m_steps(steps) {}

    [[nodiscard]] SavedTensors& saved() noexcept { return m_saved; }
    [[nodiscard]] c10::Device device() const noexcept { return m_device; }
    [[nodiscard]] Expected<c10::IValue> make(const rerun::TensorInput& input);

private:
    [[nodiscard]] Expected<c10::IValue> originOf(const rerun::TensorInput& input, c10::Device target);

    c10::Device m_device;
    const StepValues& m_steps;
    SavedTensors m_saved;
};

} // namespace torchtriage::replay
