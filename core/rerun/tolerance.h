// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/dtype.h"
#include "core/io/result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchtriage::rerun {

/// Two numbers agree if |b - a| <= absolute + relative * |a|, a being the one of the reference.
struct Tolerance {
    double relative = 0, absolute = 0;

    bool operator==(const Tolerance&) const = default;
};

/// How far elements of each dtype may lie apart. Data: resources/tolerances/torch.json, which names its
/// source.
struct Tolerances {
    std::vector<std::pair<batch::DType, Tolerance>> dtypes;
    Tolerance others; ///< of every other dtype
    std::string source;

    /// If the dtypes differ, each part is the larger of both, as torch.testing.assert_close() has it.
    [[nodiscard]] Tolerance between(batch::DType a, batch::DType b) const noexcept;
};

/// The error names file and field (a build mistake).
[[nodiscard]] io::Result<Tolerances> builtinTolerances();
[[nodiscard]] io::Result<Tolerances> parseTolerances(const std::string& path, std::string_view text);

} // namespace torchtriage::rerun
