// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/contract_check.h"
#include "core/contract/proposal.h"

#include <nlohmann/json.hpp>

namespace torchtriage::cli {

/// The object that `check --json` prints for one contract: every key always there, null where it does not
/// apply. `text` of a finding is in the language of the prose.
[[nodiscard]] nlohmann::ordered_json checkJson(const std::string& input, const contract::Proposal& proposal,
                                               const workbench::ContractReport& report);
/// The same keys for a check that could not be carried out.
[[nodiscard]] nlohmann::ordered_json checkJson(const std::string& input, const io::Error& error);

} // namespace torchtriage::cli
