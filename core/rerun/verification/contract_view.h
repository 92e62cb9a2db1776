// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/request.h"
#include "core/rerun/verification/case_inputs.h"
#include "core/rerun/verification/check_row.h"

#include <optional>
#include <string>
#include <vector>

namespace torchtriage::rerun {

/// What the contracts know of the operator that a case fails in.
struct ContractView {
    std::string op;                              ///< "nll_loss"
    std::vector<contract::ContractId> contracts; ///< that speak of it
    std::vector<contract::InputKey> inputs;      ///< keys of what CaseInputs writes
    std::map<std::string, contract::Parameter, std::less<>> parameters;
    std::size_t step = 0;
    std::optional<std::size_t> subject;     ///< tensor of indices or targets
    std::optional<std::size_t> scores;      ///< tensor with a row for each of them, where there is one
    std::optional<std::int64_t> ignored;    ///< ignore_index, of losses that have one
    std::optional<std::size_t> reductionAt; ///< positional argument of the step
};

/// What a run has to show, and on what that rests.
struct ExpectedOutcome {
    Expected expected = Expected::Unknown;
    std::string contract;                ///< that decides; empty if none does
    std::optional<std::int64_t> classes; ///< limit of the indices
};

/// Reads the last step of the job that a contract knows and that takes only saved tensors; nullopt if there
/// is none.
[[nodiscard]] std::optional<ContractView> contractViewOf(const CaseInputs& inputs);

/// Holds every contract of the view against a written batch: the operator on the CPU.
[[nodiscard]] io::Result<ExpectedOutcome> expectedOf(const ContractView& view, const std::string& batchFile);

} // namespace torchtriage::rerun
