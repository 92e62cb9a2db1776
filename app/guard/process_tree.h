// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <sys/types.h>
#include <vector>

namespace torchtriage::guard {

/// Every process below `root`, by the system's own list of parents. `root` adopts orphans, so that nothing
/// that a program starts leaves this list while it runs.
[[nodiscard]] std::vector<pid_t> processesBelow(pid_t root);

/// Resident memory of these processes together, in bytes; one that is gone counts nothing.
[[nodiscard]] std::uint64_t residentBytes(const std::vector<pid_t>& processes);

} // namespace torchtriage::guard
