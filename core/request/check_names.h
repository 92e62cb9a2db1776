// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/request/checks.h"

namespace torchtriage::request {

// Checks of names that people gave: see checks.h for what they return.
[[nodiscard]] std::optional<Piece> checkUser(const Candidate& candidate, const AllowList& allowed);
[[nodiscard]] std::optional<Piece> checkPersonName(const Candidate& candidate, const AllowList& allowed);
/// Names of jobs, runs and experiments.
[[nodiscard]] std::optional<Piece> checkNamed(const Candidate& candidate, const AllowList& allowed);
/// Serial numbers: letters alone are a word.
[[nodiscard]] std::optional<Piece> checkMixed(const Candidate& candidate, const AllowList& allowed);
[[nodiscard]] std::optional<Piece> checkSample(const Candidate& candidate, const AllowList& allowed);

} // namespace torchtriage::request
