// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/request/checks.h"

namespace torchtriage::request {

// Checks of addresses and host names: see checks.h for what they return.
[[nodiscard]] std::optional<Piece> checkIpv4(const Candidate& candidate, const AllowList& allowed);
[[nodiscard]] std::optional<Piece> checkIpv6(const Candidate& candidate, const AllowList& allowed);
[[nodiscard]] std::optional<Piece> checkMac(const Candidate& candidate, const AllowList& allowed);
[[nodiscard]] std::optional<Piece> checkEmail(const Candidate& candidate, const AllowList& allowed);
/// A name that stands where a host name is expected.
[[nodiscard]] std::optional<Piece> checkHost(const Candidate& candidate, const AllowList& allowed);
/// A dotted name anywhere: module paths and file names look alike.
[[nodiscard]] std::optional<Piece> checkFqdn(const Candidate& candidate, const AllowList& allowed);
/// A word after "on node": only one that looks like a machine.
[[nodiscard]] std::optional<Piece> checkNode(const Candidate& candidate, const AllowList& allowed);

} // namespace torchtriage::request
