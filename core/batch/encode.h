// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/dtype.h"
#include "core/batch/number.h"

#include <span>

namespace torchtriage::batch {

/// Writes one element, little-endian; `out` has the bytes of one element. A number that the dtype cannot hold
/// is rounded (floating types, to nearest even) or cut to its lowest bits (integers). False: a dtype of less
/// than a byte, or one whose elements are no numbers.
[[nodiscard]] bool encodeElement(DType dtype, const Number& number, std::span<char> out);

} // namespace torchtriage::batch
