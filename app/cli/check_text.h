// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/contract_check.h"
#include "core/contract/proposal.h"

#include <ostream>

namespace torchtriage::cli {

/// The outcome of one check as prose: verdict, findings, the first refused elements, mapping, hypotheses, and
/// where each argument is from.
void printCheck(const contract::Proposal& proposal, const workbench::ContractReport& report,
                std::ostream& out);

} // namespace torchtriage::cli
