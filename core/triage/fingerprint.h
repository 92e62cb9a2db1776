// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/report.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace torchtriage::triage {

/// Identifies failures that are the same: first failure, operator and user frame, with everything taken out
/// that differs from run to run.
///
/// Algorithm, version 1. Four parts, joined by '\n':
///  1. the id of the family, or "none";
///  2. what failed. A device-side assertion: "assert " and its expression without spaces (file and line move
///     from release to release). A text that a signature knows: the signature's id, because the wording moves
///     too, and the number of an Xid, exit code or signal. Any other exception: its type without modules and
///     its normalised message;
///  3. the operator;
///  4. name of the file, without its folders, and function of the user's innermost frame, if that call failed
///     itself. A frame that only observed an asynchronous error is chance and is left out.
/// The value is FNV-1a (64 bit) of these bytes, finished with the mixer of SplitMix64.
struct Fingerprint {
    std::uint64_t value = 0; ///< 0: none, the log has no failure

    [[nodiscard]] explicit operator bool() const noexcept { return value != 0; }
    /// All 16 hexadecimal digits, for files.
    [[nodiscard]] std::string toString() const;
    /// The first eight in two groups, for people: "a3f1 9c02".
    [[nodiscard]] std::string shortText() const;

    auto operator<=>(const Fingerprint&) const = default;
};

/// Raised when the algorithm changes, so that stored fingerprints are not mixed with new ones.
inline constexpr int fingerprintVersion = 1;

[[nodiscard]] Fingerprint fingerprintOf(const Report& report);

/// The text that is hashed, to show why two failures are told apart.
[[nodiscard]] std::string fingerprintText(const Report& report);

} // namespace torchtriage::triage
