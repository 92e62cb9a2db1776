// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/literal_set.h"

#include <cstdint>
#include <span>
#include <string>

namespace torchtriage::triage {

/// Tells lists of literals apart; their order counts, since ids are positions.
[[nodiscard]] std::uint64_t literalDigest(std::span<const std::string> literals) noexcept;

/// The set of these literals: as it was compiled with the program where they are the built-in ones, else
/// compiled now.
[[nodiscard]] io::Result<log::LiteralSet> literalSet(std::span<const std::string> literals);

} // namespace torchtriage::triage
