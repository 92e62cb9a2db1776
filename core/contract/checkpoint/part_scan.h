// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/checkpoint/file_facts.h"
#include "core/contract/checkpoint/roles.h"

#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::contract {

/// Lists the tensors of every part, reads their elements, and adds the parts and what was found to `facts`.
/// Fails only if it was cancelled.
[[nodiscard]] io::Result<void> scanParts(const batch::BatchFile& file, const std::vector<FoundPart>& parts,
                                         FileFacts& facts, CheckProgress& progress);

/// Full key of the first tensor of a part that looks at the storage of that name; empty if there is none.
[[nodiscard]] std::string firstTensorOf(const batch::BatchFile& file, const FoundPart& part,
                                        std::string_view storage);

} // namespace torchtriage::contract
