// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::contract {

/// What the state dict of an optimizer says of the parameters that it belongs to.
struct OptimizerFacts {
    struct State {
        std::string key;                 ///< "state[3].exp_avg"
        std::vector<std::int64_t> shape; ///< of its parameter, as the state has it
    };
    std::uint64_t params = 0;                            ///< in all groups
    std::uint64_t withState = 0;                         ///< of these
    std::vector<State> states;                           ///< one for each parameter whose state has its shape
    std::vector<std::string> names;                      ///< of the parameters, where the file names them
    std::vector<std::string> stray;                      ///< state of parameters that no group has
    std::optional<std::int64_t> lowestStep, highestStep; ///< counted in the states
};

/// Reads a value that findParts() took for an optimizer; nullopt if it is laid out in a way we do not know.
[[nodiscard]] std::optional<OptimizerFacts> readOptimizer(const batch::BatchFile& file, batch::ValueId root);

} // namespace torchtriage::contract
