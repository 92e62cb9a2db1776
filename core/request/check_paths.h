// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/request/checks.h"

namespace torchtriage::request {

// Checks of paths and of addresses of repositories: see checks.h for what they return.

/// Of a path, the folders that are neither the system's nor a library's. The name of a source file stays, of
/// any other file only its suffix.
[[nodiscard]] std::optional<Piece> checkPath(const Candidate& candidate, const AllowList& allowed);
[[nodiscard]] std::optional<Piece> checkHome(const Candidate& candidate, const AllowList& allowed);
/// Repositories and images of public owners stay.
[[nodiscard]] std::optional<Piece> checkRemote(const Candidate& candidate, const AllowList& allowed);

} // namespace torchtriage::request
