// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/check.h"
#include "core/contract/class_list.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::contract {

/// Whether class numbers and names stand one to one, and what keeps them from it.
struct MappingFacts {
    std::size_t names = 0; ///< entries of the list
    std::optional<std::int64_t> lowest, highest;
    std::vector<std::int64_t> duplicateIds;  ///< numbers that several names have, ascending
    std::vector<std::string> duplicateNames; ///< names that several numbers have
    std::vector<std::int64_t> holes; ///< numbers without a name between 0 (or the lowest) and the highest
    std::uint64_t holeCount = 0;     ///< all of them, listed or not
    std::vector<std::string> namesWithoutId;
    std::vector<std::int64_t> idsWithoutName;
    std::vector<std::int64_t> outside;       ///< numbers of the list under 0 or not under `classes`
    std::vector<std::int64_t> unnamedValues; ///< values of the batch that the list does not name, not ignored
    std::optional<std::int64_t> classes;     ///< that the list was held against
    std::int64_t offset = 0;                 ///< the lowest number: 0 is usual
    bool oneToOne = false;                   ///< every number one name and every name one number
    bool coversClasses = false;              ///< one to one with 0 .. classes - 1

    static constexpr std::size_t mostListed = 100; ///< in each of the lists above
};

/// `elements`: what a check found, for values that the list does not name; may be null.
[[nodiscard]] MappingFacts examineMapping(const ClassList& list, const std::optional<std::int64_t>& classes,
                                          const ElementFacts* elements);

} // namespace torchtriage::contract
