// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/batch/number.h"

#include <complex>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace torchtriage::batch {

// Elements of strided tensors, in row-major order of the view, conjugation and negation applied.

/// A rectangle of a tensor: every leading dimension fixed at an index, then `rows` and `columns` of the last
/// two. A one-dimensional tensor has one row, a scalar one element.
struct SliceRequest {
    std::vector<std::int64_t> leading; ///< one index for each dimension but the last two
    std::int64_t firstRow = 0, rows = 0;
    std::int64_t firstColumn = 0, columns = 0;
};

/// rows x columns elements, row by row. Parts of the request beyond the tensor are cut off.
struct Slice {
    std::int64_t rows = 0, columns = 0;
    std::vector<Number> cells;
};

/// Reads a slice of at most 1,000,000 elements (TooLarge above).
[[nodiscard]] io::Result<Slice> readSlice(const BatchFile& batch, ValueId tensor,
                                          const SliceRequest& request);

struct BlockOptions {
    std::function<bool()> cancelled; ///< asked for each block; true ends the work with ErrorKind::Cancelled
    std::function<void(std::uint64_t done, std::uint64_t total)> progress; ///< elements
};

/// Gets the elements from number `first` on, counted in row-major order; false ends the reading (not an
/// error).
template <class T>
using BlockVisitor = std::function<bool(std::uint64_t first, std::span<const T> values)>;

/// All elements of an integer or boolean tensor, block by block. uint64 values above the int64 range arrive
/// as the highest int64. Memory stays bounded whatever the tensor's size.
[[nodiscard]] io::Result<void> forEachIntegerBlock(const BatchFile& batch, ValueId tensor,
                                                   const BlockVisitor<std::int64_t>& visit,
                                                   const BlockOptions& options = {});
/// The same as double, for real, integer and boolean tensors (64-bit integers rounded).
[[nodiscard]] io::Result<void> forEachRealBlock(const BatchFile& batch, ValueId tensor,
                                                const BlockVisitor<double>& visit,
                                                const BlockOptions& options = {});
/// The same for complex tensors.
[[nodiscard]] io::Result<void> forEachComplexBlock(const BatchFile& batch, ValueId tensor,
                                                   const BlockVisitor<std::complex<double>>& visit,
                                                   const BlockOptions& options = {});

} // namespace torchtriage::batch
