// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/checkpoint/report.h"
#include "core/io/result.h"

#include <cstdint>
#include <functional>
#include <string>

namespace torchtriage::contract {

struct CheckpointOptions {
    FailureMoment failure; ///< to hold the checkpoint against
    unsigned threads = 0;  ///< 0: as many as the machine has cores, at most 4
    std::function<bool()>
        cancelled; ///< asked often, from several threads; true ends with ErrorKind::Cancelled
    std::function<void(std::uint64_t done, std::uint64_t total)> progress; ///< bytes; one call at a time
};

/// Checks a checkpoint: a file, the index of a sharded one, or a folder with its parts (its sub-folders are
/// not entered). Every byte is read, checksums are compared, every element is looked at; nothing is loaded,
/// and memory does not grow with the file. A damaged file is a finding, not an error; an error is a path that
/// is not there, a folder without a part, or a file that is no checkpoint at all.
[[nodiscard]] io::Result<CheckpointReport> checkCheckpoint(const std::string& path,
                                                           const CheckpointOptions& options = {});

} // namespace torchtriage::contract
