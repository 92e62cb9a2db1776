// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/dtype.h"

#include <complex>
#include <cstddef>
#include <cstdint>
#include <span>

namespace torchtriage::batch {

// Raw elements to numbers. `raw` holds whole bytes and out.size() elements, the first of them starting
// `firstBit` bits into it (0 except for types smaller than a byte). Every conversion is exact; complex types
// want the complex function, integers the integer one, everything but complex and Other works as double.

/// Reals, integers and booleans as double; 64-bit integers are rounded to the nearest double.
void decodeToDouble(DType dtype, bool bigEndian, std::span<const char> raw, std::span<double> out,
                    unsigned firstBit = 0);
/// Integers and booleans. uint64 values keep their bits, so those above the int64 range come out negative.
void decodeToInteger(DType dtype, bool bigEndian, std::span<const char> raw, std::span<std::int64_t> out,
                     unsigned firstBit = 0);
void decodeToComplex(DType dtype, bool bigEndian, std::span<const char> raw,
                     std::span<std::complex<double>> out);
/// Reals of at most 32 bits, where float holds every value.
void decodeToFloat(DType dtype, bool bigEndian, std::span<const char> raw, std::span<float> out,
                   unsigned firstBit = 0);

} // namespace torchtriage::batch
