// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace torchtriage::triage {

/// Texts that tell the one pass where tracebacks, error lines and collected facts stand, besides the
/// signatures' own literals.
inline constexpr std::array<std::string_view, 14> tracebackMarks = {
    "Traceback (most recent call last)",
    "File \"",
    "Error: ",
    "Exception: ",
    "Fatal Python error",
    "(most recent call first)",
    "another exception occurred",
    "direct cause of the following",
    "Error                 ", // IPython puts the type before its header, padded
    "----> ",
    "PyTorch version:",
    "CUDA runtime version",
    "NVRM: Xid",
    "\xE2\x9D\xB1", // Rich marks the failing line with this arrow
};

} // namespace torchtriage::triage
