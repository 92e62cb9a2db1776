// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/dtype.h"
#include "core/rerun/job.h"
#include "core/rerun/operator_facts.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace torchtriage::rerun {

/// What is known of a tensor argument before the job runs, its own changes included. nullopt: not known, as
/// of what an earlier step returns.
struct TensorFacts {
    std::optional<batch::DType> dtype;
    std::optional<std::vector<std::int64_t>> shape;
    std::optional<bool> contiguous;

    bool operator==(const TensorFacts&) const = default;
};

/// What is known of a job's inputs, in the order of forEachTensor().
struct JobFacts {
    std::vector<TensorFacts> tensors;

    bool operator==(const JobFacts&) const = default;
};

/// Lists the saved batches that the job names; their elements are not read. A file or key that cannot be read
/// leaves its facts unknown: the engine tells of it.
[[nodiscard]] JobFacts factsOf(const Job& job);

/// The tensors that hold one row for each sample of the batch: those from outside whose first dimension has
/// the size of the batch, and which are no parameters of their operator. The batch is the first tensor from
/// outside that is no parameter.
struct BatchDimension {
    std::int64_t samples = 0;
    std::vector<std::size_t> tensors; ///< numbers in the order of forEachTensor()
};
[[nodiscard]] std::optional<BatchDimension> batchOf(const Job& job, const JobFacts& facts,
                                                    const OperatorTable& operators);

/// Operators of a library that is no part of PyTorch: "torchvision::nms".
[[nodiscard]] bool usesExtension(const Job& job) noexcept;

} // namespace torchtriage::rerun
