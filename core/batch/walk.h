// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/value.h"

#include <functional>
#include <string>
#include <string_view>

namespace torchtriage::batch {

/// One stop of a walk.
struct Visit {
    ValueId id = noId;
    std::string_view key; ///< path from the root: "model.weight", "pairs[3].image"; empty for the root itself
    std::size_t depth = 0;
    bool cycle = false;   ///< this value contains itself; the walk does not go in again
    bool tooDeep = false; ///< it has children that the walk leaves out because of the depth cap
};

enum class WalkStep { Enter, Skip, Stop };
enum class WalkEnd { Complete, Stopped, ExpansionCap };

/// Depth-first from `root`, parents before children, children in file order. A shared value is met once for
/// each place that holds it, so that every key exists; the expansion cap bounds the total.
WalkEnd walk(const ValueGraph& graph, ValueId root, const std::function<WalkStep(const Visit&)>& visit);

/// Adds the child's part of a key to the parent's.
void appendKey(std::string& key, const ValueGraph& graph, const Child& child);

/// First value with that key.
[[nodiscard]] std::optional<ValueId> find(const ValueGraph& graph, ValueId root, std::string_view key);

} // namespace torchtriage::batch
