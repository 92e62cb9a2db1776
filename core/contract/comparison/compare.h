// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/comparison/batch_facts.h"
#include "core/contract/comparison/difference.h"
#include "core/io/result.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace torchtriage::contract {

struct CompareOptions {
    std::int64_t ignoredIndex = -100; ///< the target value that a loss leaves out
    std::function<bool()> cancelled;  ///< asked for each block; true ends the work with ErrorKind::Cancelled
    std::function<void(std::uint64_t done, std::uint64_t total)> progress; ///< bytes of elements
};

/// What distinguishes the failing batch from the good ones, most telling first: what no good batch has stands
/// before what some have, and what half of them have is not told at all. Reads every element of every batch
/// once, one batch after the other. Fails on the first file that cannot be read.
[[nodiscard]] io::Result<Comparison> compareBatches(const std::string& failing,
                                                    std::span<const std::string> good,
                                                    const CompareOptions& options = {});

/// The same for facts that were read before.
[[nodiscard]] Comparison compareFacts(const BatchFacts& failing, std::span<const BatchFacts> good);

} // namespace torchtriage::contract
