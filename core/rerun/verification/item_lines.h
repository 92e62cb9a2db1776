// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::rerun {

enum class ItemState : std::uint8_t { Processed, Rejected };

/// Totals as a run gives them.
struct ItemTotals {
    std::optional<std::uint64_t> processed, rejected, expected;

    /// One of them alone says little: a progress line may hold it.
    [[nodiscard]] bool isTotals() const noexcept;
};

/// What item_count.h looks for in a text, line by line.
struct ItemVisitor {
    std::function<bool(std::string id, ItemState state)> item; ///< id may be empty; false ends the reading
    std::function<void(const ItemTotals&)> totals;
};
void readItemLines(std::string_view text, const ItemVisitor& visit);

/// The ids of a list of expected items; false from `visit` ends the reading.
void readIdList(std::string_view text, const std::function<bool(std::string id)>& visit);

} // namespace torchtriage::rerun
