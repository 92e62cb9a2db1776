// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/outcome_line.h"

#include <tl/expected.hpp>

#include <string>

namespace torchtriage::replay {

/// A value, or the error line that says why there is none; the engine fills in the step. PyTorch's own
/// exceptions pass through and are caught by the engine alone (failure.h).
template <class T>
using Expected = tl::expected<T, rerun::ErrorLine>;

[[nodiscard]] inline tl::unexpected<rerun::ErrorLine> refuse(rerun::ErrorKind kind, std::string message)
{
    rerun::ErrorLine line;
    line.kind = kind;
    line.phase = rerun::Phase::Load;
    line.message = std::move(message);
    return tl::unexpected(std::move(line));
}

} // namespace torchtriage::replay
