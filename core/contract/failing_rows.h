// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/check.h"

#include <cstdint>
#include <string>
#include <vector>

namespace torchtriage::contract {

/// A tensor of the batch that is kept with a case.
struct KeptTensor {
    std::string key;
    batch::ValueId tensor = batch::noId;
    bool perSample = false; ///< its first dimension counts samples: only the chosen rows are kept
};

/// The part of a batch that shows a refusal again.
struct FailingRows {
    std::vector<std::uint64_t> samples; ///< indices of the first dimension, ascending
    std::uint64_t of = 0;               ///< samples in the batch
    std::vector<KeptTensor> tensors;    ///< in the order of the file
    bool complete = true;               ///< false: more samples are refused than were listed
};

/// Chooses the samples with refused elements, at most `most`, and the tensors that go with them. Where inputs
/// as a whole are refused (a type, a shape) there is no such row: the first sample stands for all. Empty if
/// nothing was refused.
[[nodiscard]] FailingRows failingRows(const batch::BatchFile& batch, const CheckResult& result,
                                      std::size_t most = 64);

} // namespace torchtriage::contract
