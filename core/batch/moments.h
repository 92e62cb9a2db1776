// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>

namespace torchtriage::batch {

/// Mean and spread of a set of numbers, merged block by block (Chan et al.), so that neither many elements
/// nor a mean far from zero costs precision.
struct Moments {
    std::uint64_t count = 0;
    double mean = 0;
    double squares = 0; ///< sum of squared distances from the mean

    /// A block given by the sums of (x - shift) and (x - shift)^2.
    [[nodiscard]] static Moments ofShifted(std::uint64_t count, double shift, double sum, double sumOfSquares)
    {
        if (count == 0)
            return {};
        const double offset = sum / static_cast<double>(count);
        const double rest = sumOfSquares - sum * offset;
        return {count, shift + offset, rest < 0 ? 0 : rest}; // NaN stays NaN
    }

    void merge(const Moments& other)
    {
        if (other.count == 0)
            return;
        const auto mine = static_cast<double>(count);
        const auto theirs = static_cast<double>(other.count);
        const double difference = other.mean - mean;
        const double total = mine + theirs;
        mean = count == 0 ? other.mean : mean + difference * (theirs / total);
        squares += other.squares + (count == 0 ? 0.0 : difference * difference * (mine * theirs / total));
        count += other.count;
    }

    /// Every element counted `times` times.
    void repeat(std::uint64_t times)
    {
        count *= times;
        squares *= static_cast<double>(times);
    }

    /// Standard deviation with n - 1, as torch.std has it; none below two elements, or beyond the range of
    /// double.
    [[nodiscard]] std::optional<double> deviation() const
    {
        if (count < 2 || !std::isfinite(squares))
            return std::nullopt;
        return std::sqrt(squares / static_cast<double>(count - 1));
    }
};

} // namespace torchtriage::batch
