// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/occurrence.h"
#include "core/triage/report.h"

#include <string>
#include <vector>

namespace torchtriage::triage {

/// The kind of call in the innermost frames that makes the host wait for the GPU ("item", "cpu", "print",
/// "synchronize", "backward" …); empty if none of the known ones is there.
[[nodiscard]] std::string waitingCall(const std::vector<StackFrame>& frames);

/// True for a file of Python itself or of an installed package.
[[nodiscard]] bool isLibraryFile(std::string_view file) noexcept;

/// Decides whether the exception `reported` was raised by the call that failed, or only by one that waited.
/// `first` is the first failure; both are the same occurrence where the failure is the exception itself.
[[nodiscard]] ObservationPoint observe(const Occurrence& first, const Occurrence* reported,
                                       const Collected& collected, std::vector<Reason>& reasons);

} // namespace torchtriage::triage
