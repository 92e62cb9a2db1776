// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::rerun {

/// Items that a run was to process, and what became of them. Lists hold the first `mostListed`; the numbers
/// beside them count all.
struct ItemCount {
    static constexpr std::size_t mostListed = 1000;

    std::string source; ///< file that was counted
    std::uint64_t processed = 0, rejected = 0;
    std::optional<std::uint64_t> expected;
    std::uint64_t missing = 0;    ///< expected by id, and neither processed nor rejected
    std::uint64_t repeated = 0;   ///< more than once
    std::uint64_t unexpected = 0; ///< not among the expected ones
    std::uint64_t unnamed = 0;    ///< rejected without an id
    std::optional<bool> agrees;   ///< the totals that the run gives are those of its items
    std::vector<std::string> rejectedIds, missingIds, repeatedIds, unexpectedIds;

    /// Expected items that are neither processed nor rejected: an exception that was swallowed leaves its
    /// item here. Negative: more than expected.
    [[nodiscard]] std::int64_t shortfall() const noexcept;
    /// processed + rejected = expected, each item once, every rejected one named.
    [[nodiscard]] bool addsUp() const noexcept;

    bool operator==(const ItemCount&) const = default;
};

/// Counts what a run printed, or a list that it wrote. Lines that say nothing of items are passed over, so
/// that an output log will do. Understood, also mixed:
///
///     {"id": "clip_0044", "state": "rejected"}                  JSON line for one item; or "processed"
///     {"processed": 48211, "rejected": 17, "expected": 48228}   JSON line with totals, the last one counts
///     id,state                                                  CSV with such a header, then its rows
///     processed=48211 rejected=17 expected=48228                totals in words, "=" or ":"
///
/// NotFound or Malformed: nothing of that is in the file. TooLarge: more than 4,000,000 items.
[[nodiscard]] io::Result<ItemCount> countItems(const std::string& path);
/// The same, held against a list of every expected item: JSON lines or CSV with an id, or one id a line.
[[nodiscard]] io::Result<ItemCount> countItems(const std::string& path, const std::string& expectedList);
/// For texts in memory; `path` names it in errors.
[[nodiscard]] io::Result<ItemCount> countItemsIn(const std::string& path, std::string_view text,
                                                 const std::optional<std::string_view>& expectedList = {});

} // namespace torchtriage::rerun
