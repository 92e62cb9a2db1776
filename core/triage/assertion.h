// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/signature.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::triage {

/// A device-side assertion as the driver prints it.
struct AssertionLine {
    std::string_view file; ///< path as printed
    std::int64_t line = 0;
    std::string_view function;      ///< empty on Windows
    std::string_view block, thread; ///< "0,0,0"; empty on HIP
    std::string_view expression;    ///< between the marks
};

/// Finds an assertion line of CUDA (Linux, Windows, Triton), HIP or SYCL in `text`, wherever it begins: the
/// driver writes it behind a progress bar as well. Lost backticks are put up with.
[[nodiscard]] std::optional<AssertionLine> parseAssertionLine(std::string_view text) noexcept;

/// Cheap test for a line that parseAssertionLine() may accept.
[[nodiscard]] bool mayBeAssertion(std::string_view text) noexcept;

/// The table row whose expression, file and kernel fit best; null if none does.
[[nodiscard]] const AssertionEntry* findAssertion(const std::vector<AssertionEntry>& table,
                                                  const AssertionLine& line);

} // namespace torchtriage::triage
