// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/triage/report.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace torchtriage::triage {

class SignatureSet;

/// How a triage runs. The callbacks may be called from worker threads, one call at a time each.
struct Options {
    unsigned jobs = 0;               ///< worker threads; 0: as many as the machine has cores
    std::function<bool()> cancelled; ///< asked now and then; true ends the work with ErrorKind::Cancelled
    std::function<void(std::uint64_t done, std::uint64_t total)> progress; ///< bytes; total 0 if unknown
};

/// Triages one log, notebook, error file or report. `path` "-" reads standard input.
/// The result does not depend on `options.jobs`.
[[nodiscard]] io::Result<Report> triageFile(const std::string& path, const SignatureSet& signatures,
                                            const Options& options = {});

/// The same for text that is already in memory (a paste); `name` stands for the path.
[[nodiscard]] io::Result<Report> triageText(std::string_view name, std::string_view text,
                                            const SignatureSet& signatures, const Options& options = {});

} // namespace torchtriage::triage
