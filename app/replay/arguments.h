// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/inputs.h"

#include <string>

namespace torchtriage::replay {

/// The values that a call takes, in the order of its schema: what the job gives, then the schema's defaults.
/// `skip` arguments at the front are not the job's (the module of a method).
[[nodiscard]] Expected<std::vector<c10::IValue>>
argumentsFor(const c10::FunctionSchema& schema, const rerun::Step& step, Inputs& inputs, std::size_t skip);

} // namespace torchtriage::replay
