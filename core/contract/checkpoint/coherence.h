// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/checkpoint/file_facts.h"

#include <vector>

namespace torchtriage::contract {

// What the parts of one checkpoint say of each other. Each adds its findings to the report and marks the
// parts that it concerns.

/// Counters inside the files, and numbers in their names. Sets the report's step and epoch.
void compareCounters(std::vector<FileFacts>& files, CheckpointReport& report);
/// Optimizers against the model's tensors, averaged weights against the model.
void compareTensors(std::vector<FileFacts>& files, CheckpointReport& report);
/// Shards against their index, or against the numbers in their names.
void compareShards(std::vector<FileFacts>& files, CheckpointReport& report);
/// Parts that resuming would need and that are not there.
void noteMissingParts(const std::vector<FileFacts>& files, CheckpointReport& report);

/// Leaves a state that is as bad or worse.
void worsen(Part& part, PartState state) noexcept;

} // namespace torchtriage::contract
