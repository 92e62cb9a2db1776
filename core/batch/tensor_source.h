// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"

namespace torchtriage::batch {

/// A strided tensor whose bytes are in the file, ready to be read.
struct TensorSource {
    const io::File* file = nullptr;
    const Storage* storage = nullptr;
    const Tensor* tensor = nullptr;
};

/// The tensor itself, or for a sparse or nested one (if `throughComponents`) its stored values. Fails with
/// the reason why there is nothing to read: a meta tensor, bytes that the file lacks, a dtype without
/// numbers.
[[nodiscard]] io::Result<TensorSource> sourceOf(const BatchFile& batch, ValueId tensor,
                                                bool throughComponents);

} // namespace torchtriage::batch
