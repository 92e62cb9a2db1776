// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/verification/check_row.h"

#include <algorithm>
#include <array>

namespace torchtriage::rerun {

namespace {

constexpr std::array<std::string_view, checkCount> checkIds = {
    "minimal",     "index-zero",      "index-last",   "index-past",     "index-negative", "ignore-index",
    "all-ignored", "empty",           "one-row",      "last-batch",     "shortest",       "longest",
    "other-dtype", "other-reduction", "other-layout", "representative", "counting",       "diagnostics-off"};
constexpr std::array<std::string_view, 4> expectedIds = {"pass", "refusal", "no-usable-target", "unknown"};
constexpr std::array<std::string_view, 3> fromIds = {"contract", "kept-failure", "rule"};

constexpr std::array neighbours = {CheckId::IndexZero,      CheckId::IndexLast,   CheckId::IndexPast,
                                   CheckId::IndexNegative,  CheckId::IgnoreIndex, CheckId::AllIgnored,
                                   CheckId::Empty,          CheckId::OneRow,      CheckId::LastBatch,
                                   CheckId::Shortest,       CheckId::Longest,     CheckId::OtherDType,
                                   CheckId::OtherReduction, CheckId::OtherLayout};

} // namespace

std::string_view toString(CheckId id) noexcept
{
    return checkIds.at(static_cast<std::size_t>(id));
}

std::optional<CheckId> checkFromString(std::string_view id) noexcept
{
    const auto found = std::ranges::find(checkIds, id);
    return found == checkIds.end() ? std::nullopt
                                   : std::optional(static_cast<CheckId>(found - checkIds.begin()));
}

std::span<const CheckId> neighbourIds() noexcept
{
    return neighbours;
}

bool belongsToCase(CheckId id) noexcept
{
    return id < CheckId::Representative;
}

std::string_view toString(Expected expected) noexcept
{
    return expectedIds.at(static_cast<std::size_t>(expected));
}

std::string_view toString(ExpectedFrom from) noexcept
{
    return fromIds.at(static_cast<std::size_t>(from));
}

} // namespace torchtriage::rerun
