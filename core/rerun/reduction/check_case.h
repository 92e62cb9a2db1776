// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/contract/check.h"
#include "core/io/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace torchtriage::rerun {

/// What was kept of a refused batch.
struct CheckCase {
    std::vector<std::uint64_t> samples; ///< indices of the rows that were kept; empty: all
    std::uint64_t of = 0;               ///< rows of the batch
    contract::Request request;          ///< the same question to the batch.pt that was written
};

/// Writes the refused samples of a check into a folder, with a job that calls the operator on them and the
/// expectation that it fails: the files of writeCase(). The smaller batch is held against the same contract
/// before it counts; where it would no longer be refused, the batch is kept whole.
/// Unsupported: nothing was refused, or no call is known for the operator.
[[nodiscard]] io::Result<CheckCase> writeCheckCase(const batch::BatchFile& batch,
                                                   const contract::Request& request,
                                                   const contract::CheckResult& result,
                                                   const std::string& folder);

} // namespace torchtriage::rerun
