// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/expected.h"
#include "app/replay/torch.h"

#include <string>

namespace torchtriage::replay {

/// What this engine is; of its devices only the CPU.
[[nodiscard]] rerun::HelloLine describeEngine();

/// Adds the GPUs, or why there are none. This starts the GPU's driver, which takes a while: a job for the CPU
/// has no use for it, and a launch mode must be set before.
void surveyGpus(rerun::HelloLine& engine);

/// The device of that name, or why it cannot be used. Never another one.
[[nodiscard]] Expected<c10::Device> usableDevice(const std::string& name, const rerun::HelloLine& engine);

/// Sets the variables that make launches blocking, of the build's own stack. Before the first use of a GPU.
void blockLaunches(rerun::Build build);

/// Waits for what was queued on the device; a failure of it is thrown.
void synchronize(c10::Device device);

} // namespace torchtriage::replay
