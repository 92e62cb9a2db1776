// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/descriptor.h"
#include "core/io/result.h"
#include "core/rerun/child_process.h"

#include <memory>
#include <sys/types.h>

namespace torchtriage::rerun {

/// A started guard and our ends of its pipes.
struct SpawnedGuard {
    pid_t process = -1;
    std::unique_ptr<io::Descriptor> control, input;        ///< written to; input null without hasInput
    std::unique_ptr<io::Descriptor> output, error, status; ///< read from, never blocking
};

[[nodiscard]] io::Result<SpawnedGuard> spawnGuard(const Command& command, const ProcessOptions& options);

} // namespace torchtriage::rerun
