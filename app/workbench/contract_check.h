// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/check.h"
#include "core/contract/hypotheses.h"
#include "core/contract/mapping.h"
#include "core/contract/silent_cuda.h"

#include <optional>
#include <string>
#include <vector>

namespace torchtriage::workbench {

/// A check and everything that is said beside it.
struct ContractReport {
    contract::Request request;
    contract::CheckResult result;
    std::optional<contract::MappingFacts> mapping;
    std::optional<contract::Hypotheses> hypotheses;
    std::vector<contract::SilentCuda> silent; ///< what CUDA is known to accept here
};

/// Where class names are taken from; all empty: from nowhere.
struct MappingSource {
    std::string path; ///< of a label file
    std::string key;  ///< of a dict or a list in the batch; used where there is no file
};

/// Checks, and examines mapping and hypotheses on what was found. Slow: not for the UI thread.
[[nodiscard]] io::Result<ContractReport> checkContract(const batch::BatchFile& batch,
                                                       contract::Request request,
                                                       const MappingSource& mapping,
                                                       const contract::CheckOptions& options = {});

} // namespace torchtriage::workbench
