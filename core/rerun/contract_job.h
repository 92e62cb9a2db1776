// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/contract/check.h"
#include "core/io/result.h"
#include "core/rerun/job.h"

#include <optional>
#include <string_view>

namespace torchtriage::rerun {

/// A job that calls the operator of a check on its inputs, on the CPU. An input that the batch does not have
/// (the logits beside a target, the table behind indices) is made up in the size that the check was told.
/// Unsupported: no call is known for the operator, or it cannot be made without an input that is missing.
[[nodiscard]] io::Result<Job> jobOfCheck(const batch::BatchFile& batch, const contract::Request& request,
                                         const contract::CheckResult& result);

/// Whether the operator's refused elements belong to samples that can be kept without the others. Offsets and
/// lengths count over the whole batch: there it is kept whole.
[[nodiscard]] bool hasSeparateSamples(std::string_view op) noexcept;

} // namespace torchtriage::rerun
