// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace torchtriage::batch {

/// One small block of reals. Sums are of (x - shift); all fields but `special` hold only if `special` is 0.
struct RealBlock {
    double lowest = 0, highest = 0;
    double sum = 0, sumOfSquares = 0;
    std::uint64_t zeros = 0;
    std::uint64_t special = 0; ///< NaN and infinities
};

/// `raw`: count native floats (doubles), in any alignment. count > 0.
[[nodiscard]] RealBlock measureFloats(const char* raw, std::size_t count, double shift);
[[nodiscard]] RealBlock measureDoubles(const char* raw, std::size_t count, double shift);

/// Counts values into bins of equal width: bin x * inverse - origin, kept within [0, lastBin]. Two tables
/// take turns, so that equal neighbours do not wait for each other; the caller adds them up.
void binFloats(const char* raw, std::size_t count, double origin, double inverse, std::uint32_t lastBin,
               std::uint32_t* evenTable, std::uint32_t* oddTable);
void binDoubles(const char* raw, std::size_t count, double origin, double inverse, std::uint32_t lastBin,
                std::uint32_t* evenTable, std::uint32_t* oddTable);

} // namespace torchtriage::batch
