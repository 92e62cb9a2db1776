// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/torch.h"
#include "core/batch/dtype.h"

#include <optional>
#include <string>

namespace torchtriage::replay {

/// PyTorch's Python name of a dtype ("float32").
[[nodiscard]] std::string nameOf(c10::ScalarType type);

/// nullopt: this PyTorch has no such dtype.
[[nodiscard]] std::optional<c10::ScalarType> scalarTypeOf(batch::DType dtype);

} // namespace torchtriage::replay
