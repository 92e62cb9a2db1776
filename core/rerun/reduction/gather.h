// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/io/result.h"
#include "core/rerun/reduction/index_set.h"

#include <cstdint>
#include <span>
#include <vector>

namespace torchtriage::rerun {

/// Largest part of a tensor that is gathered, in bytes.
inline constexpr std::uint64_t mostGatheredBytes = std::uint64_t{8} << 30;

/// The elements of a strided tensor at the kept indices of every dimension (one set for each, none empty),
/// row-major, little-endian. Elements of less than a byte, and views that negate or conjugate, are
/// Unsupported.
[[nodiscard]] io::Result<std::vector<char>> gather(const batch::BatchFile& file, batch::ValueId tensor,
                                                   std::span<const IndexSet> kept);

/// How a smaller tensor has to lie in its storage so that it is laid out like the original.
struct LayoutOf {
    std::vector<std::int64_t> strides; ///< elements
    std::int64_t offset = 0;           ///< elements
    std::int64_t elements = 0;         ///< of the storage
};

/// Same order of dimensions, broadcast dimensions still broadcast, gaps still gaps, and a storage offset with
/// the same remainder of 16 elements, not zero where it was not.
[[nodiscard]] LayoutOf similarLayout(const batch::Tensor& original, std::span<const std::int64_t> shape);

/// Row-major from the start of the storage, or from the same kind of offset as the original has.
[[nodiscard]] LayoutOf rowMajorLayout(std::span<const std::int64_t> shape, std::int64_t offset);

/// Puts row-major elements where `layout` wants them; what lies between is zero.
[[nodiscard]] std::vector<char> laidOut(std::span<const char> elements, std::span<const std::int64_t> shape,
                                        const LayoutOf& layout, std::size_t itemBytes);

/// The way back: the elements of a view, row-major.
[[nodiscard]] std::vector<char> rowMajorElements(std::span<const char> storage,
                                                 std::span<const std::int64_t> shape, const LayoutOf& layout,
                                                 std::size_t itemBytes);

} // namespace torchtriage::rerun
