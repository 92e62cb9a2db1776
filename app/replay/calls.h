// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/inputs.h"

#include <map>
#include <optional>
#include <string>

namespace torchtriage::replay {

/// The operators and modules of a job.
class Calls {
public:
    /// Finds the operator, or loads the module onto the device; a module is loaded once.
    [[nodiscard]] Expected<void> prepare(const rerun::Step& step, c10::Device device);

    /// Values for the call, from the job and the schema.
    [[nodiscard]] Expected<std::vector<c10::IValue>> arguments(const rerun::Step& step, Inputs& inputs);

    /// Calls a prepared step: an operator through the dispatcher, boxed, or a method through the TorchScript
    /// interpreter. What it returns, flattened. Its exceptions pass through.
    [[nodiscard]] std::vector<c10::IValue> call(const rerun::Step& step, std::vector<c10::IValue> arguments);

private:
    std::map<std::string, c10::OperatorHandle> m_operators;
    std::map<std::string, torch::jit::Module> m_modules;
};

} // namespace torchtriage::replay
