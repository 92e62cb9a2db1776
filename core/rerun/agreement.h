// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/outcome_line.h"
#include "core/rerun/tolerance.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::rerun {

/// How an output of a run stands beside the same output of the run that it is compared with.
enum class Agreement : std::uint8_t {
    Identical,    ///< same dtype, shape and digest: the same bits, every NaN counted as one
    Within,       ///< every element within the tolerance of the dtypes
    Beyond,       ///< at least one element is not
    ShapeDiffers, ///< of other sizes
    KindDiffers,  ///< a tensor beside a number, a text beside None
    Missing,      ///< one of the runs has no such output
    Unknown,      ///< other digests, and the elements of one of them were not kept
};

/// One output of two runs that both ended well.
struct OutputAgreement {
    std::size_t step = 0, output = 0;
    Agreement agreement = Agreement::Unknown;
    std::string dtype, referenceDtype;
    Tolerance tolerance;                     ///< that was applied
    std::uint64_t elements = 0;              ///< compared one by one; 0 where the digests settled it
    std::uint64_t beyond = 0;                ///< of them beyond the tolerance
    std::uint64_t nanInBoth = 0;             ///< NaN at the same place in both: counted as agreeing
    std::uint64_t nanInOne = 0;              ///< NaN in one only: beyond
    std::optional<double> largestDifference; ///< absolute, of the pairs that are finite
    std::vector<std::int64_t> firstBeyond; ///< position of the first element beyond; empty: none, or a number

    bool operator==(const OutputAgreement&) const = default;
};

/// Outputs of a run, with the folder that their kept elements lie in (outputsName below the run's folder).
struct RunOutputs {
    std::vector<OutputLine> lines;
    std::string folder; ///< of the run; empty: nothing was kept
};

/// Compares what two runs returned, element by element where digests differ and both were kept. Elements are
/// read only from inside the runs' folders, in blocks.
[[nodiscard]] std::vector<OutputAgreement>
compareOutputs(const RunOutputs& reference, const RunOutputs& other, const Tolerances& tolerances);

/// The agreement of all outputs in one word: the first of Missing, KindDiffers, ShapeDiffers, Beyond,
/// Unknown, Within and Identical that one of them has. nullopt: nothing was compared.
[[nodiscard]] std::optional<Agreement> overall(std::span<const OutputAgreement> outputs) noexcept;

[[nodiscard]] std::string_view toString(Agreement agreement) noexcept; ///< "shape-differs"
[[nodiscard]] std::optional<Agreement> agreementFromString(std::string_view id) noexcept;

} // namespace torchtriage::rerun
