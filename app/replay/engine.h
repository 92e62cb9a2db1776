// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/line_stream.h"
#include "core/io/result.h"
#include "core/rerun/job.h"

namespace torchtriage::replay {

/// Every device of this engine, as one hello line.
[[nodiscard]] rerun::HelloLine probe();

/// Runs a little of PyTorch, so that the first call of a job finds everything loaded. No GPU is touched.
void warmUp();

/// Serves one job and tells the stream about it, or tells why the job cannot be read. Returns how it ended;
/// the process should end then, whatever the ending.
[[nodiscard]] rerun::RunEnd serve(const io::Result<rerun::Job>& job, const LineStream& stream);

} // namespace torchtriage::replay
