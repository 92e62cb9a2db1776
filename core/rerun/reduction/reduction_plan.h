// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/dtype.h"
#include "core/batch/number.h"
#include "core/rerun/reduction/index_set.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace torchtriage::rerun {

struct Candidate;

/// A dimension of an input that is cut together with others.
struct AxisUse {
    std::size_t input = 0;
    std::size_t dimension = 0;

    bool operator==(const AxisUse&) const = default;
};

/// Dimensions that belong together: the rows of a batch, the time steps of its sequences.
struct ReductionAxis {
    std::int64_t size = 0;
    std::vector<AxisUse> uses;
    bool ordered = false;          ///< neighbours belong together, so that only stretches are kept
    std::vector<IndexSet> guesses; ///< parts that may suffice: rows that a contract found at fault
};

/// A tensor of the case, as it was saved.
struct ReductionInput {
    std::string name;
    batch::DType dtype = batch::DType::Float32;
    std::vector<std::int64_t> shape;
    bool contiguous = true;
    bool atStart = true; ///< its storage offset is 0
};

/// What a reduction may cut, and what it may not.
struct ReductionPlan {
    std::vector<ReductionAxis> axes; ///< in the order in which they are cut, rows first
    std::vector<ReductionInput> inputs;
    /// For each step of the job, the earlier steps whose outputs it takes.
    std::vector<std::vector<std::size_t>> needs;
    /// The elements of an input, row-major, as the candidate leaves it; empty if there are more than `most`.
    /// May be left out: then no element is looked at by itself.
    std::function<std::vector<batch::Number>(const Candidate&, std::size_t input, std::size_t most)> elements;
};

/// The whole case.
[[nodiscard]] Candidate wholeOf(const ReductionPlan& plan);

} // namespace torchtriage::rerun
