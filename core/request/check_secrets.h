// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/request/checks.h"

namespace torchtriage::request {

// Checks of values by the name of their key: see checks.h for what they return.

/// After a key like "password" nearly everything is one.
[[nodiscard]] std::optional<Piece> checkPassword(const Candidate& candidate, const AllowList& allowed);
/// After a key like "token": models have tokens and keys too, so the value must look like chance.
[[nodiscard]] std::optional<Piece> checkSecret(const Candidate& candidate, const AllowList& allowed);
[[nodiscard]] std::optional<Piece> checkEnvironment(const Candidate& candidate, const AllowList& allowed);
/// Name of a Conda environment or a notebook kernel.
[[nodiscard]] std::optional<Piece> checkEnvironmentName(const Candidate& candidate, const AllowList& allowed);

} // namespace torchtriage::request
