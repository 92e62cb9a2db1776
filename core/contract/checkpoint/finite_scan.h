// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace torchtriage::contract {

/// Elements of one tensor that are no numbers. A complex element counts once, as NaN if a part of it is.
struct NonFiniteCount {
    std::uint64_t nan = 0, infinite = 0; ///< stored elements; a broadcast dimension counts once
    /// Index of the first one in row-major order, one number for each dimension. Empty: there is none, the
    /// tensor is a scalar, or its view overlaps itself.
    std::vector<std::int64_t> first;
    bool firstIsNan = false;

    [[nodiscard]] std::uint64_t all() const noexcept { return nan + infinite; }
};

struct FiniteScanOptions {
    std::function<bool()> cancelled;         ///< asked for each block
    std::function<void(std::uint64_t)> read; ///< bytes since the last call
};

/// Reads a tensor once, in blocks. Integer and boolean tensors are finite without being read. Sparse tensors
/// and meta tensors have no elements of their own and count as finite: their components are tensors too.
/// Fails if the bytes are not there.
[[nodiscard]] io::Result<NonFiniteCount> scanFinite(const batch::BatchFile& file, batch::ValueId tensor,
                                                    const FiniteScanOptions& options = {});

/// Bytes that scanFinite() would read.
[[nodiscard]] std::uint64_t scanBytes(const batch::Tensor& tensor) noexcept;

} // namespace torchtriage::contract
