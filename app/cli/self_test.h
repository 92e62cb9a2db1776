// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>

namespace torchtriage::cli {

/// Tries what the program needs on this machine: the built-in signatures, a triage of a text with a known
/// answer, a temporary file, the catalogues. One line for each. Returns the exit status: 0, or 1 if one
/// failed.
[[nodiscard]] int runSelfTest(std::ostream& out);

} // namespace torchtriage::cli
