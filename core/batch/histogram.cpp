// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/histogram.h"

#include <algorithm>
#include <cmath>

namespace torchtriage::batch {

Histogram histogramOf(const BinGrid& grid, double bias, std::uint64_t repeat)
{
    const auto& counts = grid.counts();
    const auto used = [](std::uint64_t count) { return count != 0; };
    const auto first = std::ranges::find_if(counts, used);
    if (first == counts.end())
        return {};
    const auto begin = static_cast<std::size_t>(first - counts.begin());
    std::size_t end = counts.size();
    while (counts[end - 1] == 0)
        --end;
    const std::size_t span = end - begin;
    const std::size_t bins = std::min(span, histogramBins);
    Histogram histogram;
    for (std::size_t bin = 0; bin <= bins; ++bin) {
        const std::size_t cell = begin + bin * span / bins;
        const double edge = static_cast<double>(grid.origin()) + static_cast<double>(cell);
        histogram.edges.push_back(std::ldexp(edge, grid.exponent()) + bias);
        if (bin == bins)
            break;
        std::uint64_t sum = 0;
        for (std::size_t i = cell; i < begin + (bin + 1) * span / bins; ++i)
            sum += counts[i];
        histogram.counts.push_back(sum * repeat);
    }
    return histogram;
}

Histogram histogramOf(std::span<const WeightedValue> values, bool whole)
{
    if (values.empty())
        return {};
    const double lowest = values.front().value;
    const double highest = values.back().value + (whole ? 1 : 0);
    const double range = highest - lowest;
    std::size_t bins = histogramBins;
    double width = range / static_cast<double>(bins);
    if (whole) {
        width = std::ceil(width);
        bins = static_cast<std::size_t>(std::ceil(range / width));
    } else if (range == 0) {
        bins = 1;
    }
    Histogram histogram;
    histogram.counts.resize(bins);
    for (std::size_t bin = 0; bin <= bins; ++bin)
        histogram.edges.push_back(bin == bins && !whole ? highest
                                                        : lowest + static_cast<double>(bin) * width);
    std::size_t bin = 0;
    for (const WeightedValue& each : values) {
        while (bin + 1 < bins && each.value >= histogram.edges[bin + 1])
            ++bin;
        histogram.counts[bin] += each.count;
    }
    return histogram;
}

} // namespace torchtriage::batch
