// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/check.h"
#include "core/contract/mapping.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::contract {

enum class Bearing {
    Fits,    ///< as it would be if the hypothesis held
    Against, ///< it cannot be so if the hypothesis holds
    Unknown, ///< what would tell is not there
};
[[nodiscard]] std::string_view toString(Bearing bearing) noexcept; ///< "fits"

/// One thing that was looked at for a hypothesis. `values` fill the placeholders of its sentence.
struct HypothesisFact {
    Bearing bearing = Bearing::Unknown;
    std::string id; ///< "zero-never-occurs"
    std::vector<std::string> values;

    bool operator==(const HypothesisFact&) const = default;
};

/// What one source says of a hypothesis.
struct SourceBearing {
    std::string source;
    Bearing oneBased = Bearing::Unknown;
    Bearing moreClasses = Bearing::Unknown;
    std::uint64_t targets = 0, zeros = 0, atSize = 0, refused = 0;
};

/// Two readings of targets that are out of range. Both may fit; nothing here decides.
struct Hypotheses {
    std::vector<HypothesisFact> oneBased;    ///< A: labels are coded 1 .. classes
    std::vector<HypothesisFact> moreClasses; ///< B: there are more classes than outputs
    Bearing oneBasedAll = Bearing::Unknown;  ///< Against if one fact is
    Bearing moreClassesAll = Bearing::Unknown;
    std::int64_t classes = 0;
    std::int64_t neededClasses = 0;     ///< under B: the highest value and one
    std::vector<SourceBearing> sources; ///< each source by itself; empty without a source key
};

/// Nothing to tell (nullopt) unless integers were held against a number of classes and one was above it.
[[nodiscard]] std::optional<Hypotheses> hypothesesOf(const CheckResult& result, const MappingFacts* mapping);

} // namespace torchtriage::contract
