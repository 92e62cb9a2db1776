// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/contract/checkpoint/report.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace torchtriage::contract {

/// What a key counts, by its last name: "global_step" is a step, "epoch" an epoch. nullopt: nothing we know.
[[nodiscard]] std::optional<CounterKind> counterKindOf(std::string_view name) noexcept;

/// Counters at the top of a file, and in its dictionaries that hold a trainer's state ("meta",
/// "trainer_state").
[[nodiscard]] std::vector<Counter> findCounters(const batch::BatchFile& file);

/// A whole number: an int, a float without fraction, or a tensor of one element.
[[nodiscard]] std::optional<std::int64_t> wholeNumber(const batch::BatchFile& file, batch::ValueId id);

/// The counter of that kind that speaks for the whole training: "global_step" before "step" before "iter".
[[nodiscard]] const Counter* leadingCounter(std::span<const Counter> counters, CounterKind kind) noexcept;

/// The number behind a word of progress in a name: "ckpt_1800", "checkpoint-1800", "epoch=3-step=1800.ckpt",
/// "iter_0001800". An epoch is not taken for a step. nullopt: no such number, or two different ones.
[[nodiscard]] std::optional<std::int64_t> stepInName(std::string_view name);

} // namespace torchtriage::contract
