// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/torch_writer.h"
#include "core/rerun/failure.h"
#include "core/rerun/job.h"

#include <span>
#include <string>

namespace torchtriage::rerun {

/// A short Python program that does what the job does, for people to read, run and send. Small inputs stand
/// in it as literals, larger ones are loaded from batch.pt beside it. Its first comment quotes the failure.
[[nodiscard]] std::string pythonScript(const Job& job, std::span<const batch::WrittenTensor> tensors,
                                       const Failure& failure);

} // namespace torchtriage::rerun
