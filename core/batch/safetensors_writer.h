// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/dtype.h"
#include "core/io/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::batch {

/// A tensor to be written; the elements are row-major, little-endian.
struct RowMajorTensor {
    std::string_view name;
    DType dtype = DType::Float32;
    std::vector<std::int64_t> shape;
    std::span<const char> elements;
};

/// Writes a safetensors file. Unsupported: a dtype that the format does not have; the place names the key.
[[nodiscard]] io::Result<void> writeSafetensors(const std::string& path,
                                                std::span<const RowMajorTensor> tensors);

} // namespace torchtriage::batch
