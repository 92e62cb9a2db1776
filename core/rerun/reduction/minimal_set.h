// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/reduction/index_set.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace torchtriage::rerun {

/// Whether the failure is the same with only these indices kept. Asked for several sets at once, so that they
/// can be tried beside each other; one answer for each, in their order.
using StillFails = std::function<std::vector<bool>(std::span<const IndexSet>)>;

/// How a set is searched.
struct SearchOptions {
    int width = 1;                 ///< sets that are worth asking for at once
    std::function<bool()> ended;   ///< true: no further answers are to be had, keep what was found
    std::vector<IndexSet> guesses; ///< sets that may do, tried first: rows that a contract names
};

/// What a trigger needs of one axis.
enum class Essential : std::uint8_t {
    Members, ///< these very indices
    Length,  ///< as many as these, whichever
    All,     ///< none could be left out; whether it is the number or each of them was not settled
};

struct MinimalSet {
    IndexSet kept;
    Essential essential = Essential::Members;

    bool operator==(const MinimalSet&) const = default;
};

/// The smallest part of [0, count) that still fails, where all of it is known to fail.
///
/// Each member is found by bisecting for the shortest failing prefix: k interacting members of n cost about
/// k * log2(n) questions, one member of a million 21. Whatever the trigger, the result was seen to fail; it
/// is the smallest where more of a failing set always fails, and otherwise no single index of it can be left
/// out (as far as `ended` allowed to try).
[[nodiscard]] MinimalSet minimalSet(std::int64_t count, const StillFails& fails,
                                    const SearchOptions& options);

/// The shortest run of neighbours that still fails: for axes whose order means something, such as time.
[[nodiscard]] MinimalSet minimalInterval(std::int64_t count, const StillFails& fails,
                                         const SearchOptions& options);

} // namespace torchtriage::rerun
