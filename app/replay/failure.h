// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/outcome_line.h"

#include <exception>

namespace torchtriage::replay {

/// An exception of PyTorch as an error line: its name in Python, the same message as there, and what kind of
/// failure its type or text settles.
[[nodiscard]] rerun::ErrorLine describe(const std::exception& error, rerun::Phase phase);

} // namespace torchtriage::replay
