// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/outcome_line.h"

#include <optional>
#include <string>
#include <vector>

namespace torchtriage::replay {

/// What a GPU driver answers. It is asked through its own library, opened at run time, so that this program
/// builds without a CUDA toolkit and can say why PyTorch sees nothing.
struct DriverAnswer {
    std::vector<rerun::EngineDevice> devices;
    std::optional<rerun::UnusableDevice> unusable;
};

/// `buildVersion` is the CUDA that PyTorch was built with ("13.2"); a driver of an older major is too old.
[[nodiscard]] DriverAnswer askCudaDriver(const std::string& buildVersion);
[[nodiscard]] DriverAnswer askHipRuntime();

} // namespace torchtriage::replay
