// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/contract/checkpoint/report.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::contract {

/// The role that a key or a file's name tells: "optimizer_state_dict", "model_ema.pt". nullopt: none we know.
[[nodiscard]] std::optional<PartRole> roleOfName(std::string_view name);

/// A value of a file that is a part of the checkpoint.
struct FoundPart {
    PartRole role = PartRole::Other;
    std::string key; ///< empty: the file as a whole
    batch::ValueId root = batch::noId;
};

/// Splits what a file holds into parts. What an optimizer's or a scheduler's state looks like counts more
/// than its key; a dictionary of tensors is a state dict. `fileName` decides where the content does not.
[[nodiscard]] std::vector<FoundPart> findParts(const batch::BatchFile& file, std::string_view fileName);

} // namespace torchtriage::contract
