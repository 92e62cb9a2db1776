// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/synthetic.h"

namespace torchtriage::rerun {

std::uint64_t syntheticBits(std::uint64_t seed, std::uint64_t index) noexcept
{
    std::uint64_t z = seed + (index + 1) * 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

void fillSynthetic(std::span<std::int64_t> elements, std::uint64_t first, std::uint64_t seed, double low,
                   double high) noexcept
{
    const auto lowest = static_cast<std::int64_t>(low);
    const auto range = static_cast<std::uint64_t>(high - low);
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const std::uint64_t offset = range == 0 ? 0 : (syntheticBits(seed, first + i) >> 1U) % range;
        elements[i] = lowest + static_cast<std::int64_t>(offset);
    }
}

void fillSynthetic(std::span<double> elements, std::uint64_t first, std::uint64_t seed, double low,
                   double high) noexcept
{
    const double range = high - low;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const auto bits = static_cast<double>(syntheticBits(seed, first + i) >> 11U);
        elements[i] = low + bits * 0x1p-53 * range;
    }
}

} // namespace torchtriage::rerun
