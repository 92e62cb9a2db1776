// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/bin_grid.h"
#include "core/batch/summary.h"

#include <span>

namespace torchtriage::batch {

inline constexpr std::size_t histogramBins = 64;

/// At most histogramBins bins out of the finer ones of a grid. Edges are `scale` times a cell plus `bias`.
[[nodiscard]] Histogram histogramOf(const BinGrid& grid, double bias, std::uint64_t repeat);

struct WeightedValue {
    double value;
    std::uint64_t count;
};
/// Equal bins from the first to the last of ascending values. `whole`: the values are integers, edges as
/// well.
[[nodiscard]] Histogram histogramOf(std::span<const WeightedValue> values, bool whole);

} // namespace torchtriage::batch
