// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fleet/fleet.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace torchtriage::fleet {

enum class ChangeKind : std::uint8_t {
    New,   ///< only in the folder looked at
    More,  ///< in both, in more logs now
    Fewer, ///< in both, in fewer logs now
    Gone,  ///< only in the other folder
    Same,  ///< in as many logs of both
};

/// One fingerprint in two folders.
struct Change {
    ChangeKind kind = ChangeKind::Same;
    std::optional<std::size_t> now;    ///< index into the groups of the folder looked at
    std::optional<std::size_t> before; ///< index into the groups of the other folder
    std::uint32_t logsNow = 0, logsBefore = 0;
};

/// Every fingerprint of either folder, in the order of ChangeKind; of one kind, those of most logs first.
/// A fingerprint that is gone is not proven to be repaired: the runs may not have come to it.
[[nodiscard]] std::vector<Change> compare(const Fleet& now, const Fleet& before);

[[nodiscard]] std::string_view toString(ChangeKind kind) noexcept; ///< "new", "more", "fewer", "gone", "same"

/// The log to hold a failing one against: without a failure, of the same series (the same path but for its
/// numbers), of the same rank if there is one, and the last that ended before it; else the first after it.
[[nodiscard]] std::optional<std::uint32_t> lastGoodLog(const Fleet& fleet, std::uint32_t failing);

} // namespace torchtriage::fleet
