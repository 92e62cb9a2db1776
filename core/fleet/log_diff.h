// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/triage/signature_set.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace torchtriage::fleet {

/// A line of the failing log that no line of the good one equals once both are normalised.
struct DiffLine {
    std::int64_t line = 0;  ///< 1-based, where it stands first
    std::int64_t count = 1; ///< how often it was printed, with whatever numbers
    std::string text;       ///< as printed first, without frames and colours; cut to 400 bytes
    bool ofFailure = false; ///< part of the first failure

    bool operator==(const DiffLine&) const = default;
};

/// What a failing log has that a good one has not. What both print may be the cause all the same.
struct LogDiff {
    std::string good, failing;
    std::int64_t goodLines = 0, failingLines = 0; ///< that hold text
    std::int64_t onlyInFailing = 0;               ///< different lines; `lines` holds the first of them
    std::int64_t firstFailure = 0;                ///< 1-based line of the failing log; 0: it shows none
    bool goodHasFailure = false;
    std::vector<DiffLine> lines; ///< rarest first; equals by distance from the first failure
    bool goodCapped =
        false; ///< the good log has more different lines than are kept: some of `lines` may be its
    bool failingCapped = false; ///< the failing log has more such lines than are kept
};

struct DiffOptions {
    std::size_t most = 1000; ///< lines to return
    std::size_t mostGood = std::size_t{6} << 20;
    std::size_t mostFailing = 100'000;
    std::function<bool()> cancelled;
    std::function<void(std::uint64_t done, std::uint64_t total)> progress; ///< bytes of both
};

/// Streams both logs once; memory is bounded by the two caps, whatever the logs hold.
[[nodiscard]] io::Result<LogDiff> diffLogs(const std::string& good, const std::string& failing,
                                           const triage::SignatureSet& signatures,
                                           const DiffOptions& options = {});

} // namespace torchtriage::fleet
