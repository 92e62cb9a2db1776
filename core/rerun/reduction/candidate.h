// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/number.h"
#include "core/rerun/reduction/index_set.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace torchtriage::rerun {

/// What the elements of an input are set to, those named by themselves apart.
enum class Fill : std::uint8_t {
    Original,
    Zero,
    Synthetic, ///< drawn from a fixed seed within [0, 1): nothing of the original is left
};

/// One input of a candidate.
struct InputForm {
    bool contiguous = false; ///< copied row-major, where the original is not
    bool atStart = false;    ///< at the start of its storage, where the original is not
    Fill fill = Fill::Original;
    std::map<std::int64_t, batch::Number> values; ///< by element of what is kept, counted row-major

    bool operator==(const InputForm&) const = default;
};

/// A smaller version of the failing case. Everything refers to the original, whose parts are numbered by a
/// ReductionPlan.
struct Candidate {
    std::vector<IndexSet> axes; ///< what is kept of each axis
    IndexSet steps;             ///< what is kept of the job's steps
    std::vector<InputForm> inputs;

    /// The same for equal candidates, and for no others; printable, one line.
    [[nodiscard]] std::string key() const;

    bool operator==(const Candidate&) const = default;
};

} // namespace torchtriage::rerun
