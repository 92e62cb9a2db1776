// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/batch/number.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace torchtriage::batch {

/// Counts between edges: bin i holds the values in [edges[i], edges[i + 1]), the last bin its upper edge too.
/// The edges are chosen so that counts are exact for them; apart from rounding to such edges the bins are
/// equally wide.
struct Histogram {
    std::vector<double> edges; ///< one more than counts; empty if there is no finite value
    std::vector<std::uint64_t> counts;
};

struct ValueCount {
    Number value;
    std::uint64_t count = 0;
};

/// What the elements of one tensor are like. min, max, mean, std and histogram are over the finite values;
/// NaN and infinities are counted apart. Complex tensors have no order: min and max are empty, the histogram
/// is of absolute values, and an element with an infinite part counts as +Inf unless it holds a NaN.
/// Quantised tensors are summarised by their stored integers.
struct Summary {
    std::uint64_t count = 0; ///< elements of the view
    std::uint64_t zeros = 0, nan = 0, positiveInfinity = 0, negativeInfinity = 0;
    Number min, max;
    std::optional<double> mean, meanImaginary;
    std::optional<double> deviation; ///< with n - 1, as torch.std
    std::vector<ValueCount>
        distinct; ///< integers and booleans of a small range: every value there is, ascending
    Histogram histogram;
};

struct SummaryOptions {
    unsigned threads = 0;            ///< 0: as many as the machine has cores, at most 8
    std::function<bool()> cancelled; ///< asked now and then; true ends the work with ErrorKind::Cancelled
    std::function<void(std::uint64_t done, std::uint64_t total)>
        progress; ///< elements; called on the caller's thread
};

/// Reads the tensor once and summarises it. Sparse and nested tensors are summarised by their stored values.
/// Fails if the bytes are not in the file or the dtype holds no numbers. The result depends on the number of
/// threads only in the last digits of mean and deviation, and in where histogram edges fall.
[[nodiscard]] io::Result<Summary> summarize(const BatchFile& batch, ValueId tensor,
                                            const SummaryOptions& options = {});

} // namespace torchtriage::batch
