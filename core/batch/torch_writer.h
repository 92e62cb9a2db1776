// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/dtype.h"
#include "core/io/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace torchtriage::batch {

/// A tensor to be written, with a storage of its own.
struct WrittenTensor {
    std::string name; ///< its key in the file's dictionary
    DType dtype = DType::Float32;
    std::vector<std::int64_t> shape;
    std::vector<std::int64_t> strides; ///< elements
    std::int64_t offset = 0;           ///< elements
    std::vector<char> storage;         ///< little-endian
    bool requiresGrad = false;
};

/// Writes a dictionary of tensors as torch.save() does since PyTorch 1.6, which every later version loads,
/// also with weights_only. Unsupported: a dtype without a storage class of its own.
[[nodiscard]] io::Result<void> writeTorchFile(const std::string& path,
                                              std::span<const WrittenTensor> tensors);

} // namespace torchtriage::batch
