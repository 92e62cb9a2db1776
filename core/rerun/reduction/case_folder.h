// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/failure.h"
#include "core/rerun/reduction/job_case.h"

#include <string>

namespace torchtriage::rerun {

/// Writes a kept case: batch.pt, batch.safetensors (row-major, where the format has the dtypes), job.json
/// with what is expected of it, and reproduce.py.
[[nodiscard]] io::Result<void> writeCase(const JobCase& original, const Candidate& candidate,
                                         const Failure& failure, const std::string& folder);

} // namespace torchtriage::rerun
