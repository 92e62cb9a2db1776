// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/report.h"

#include <optional>
#include <string_view>

namespace torchtriage::triage {

/// A frame found in a line, and where its text ends (old pastes glue frame, source and next frame together).
struct FoundFrame {
    StackFrame frame;
    std::size_t end = 0;
    bool innermostFirst = false; ///< "File "x", line 1 in f": the order of faulthandler
};

/// `File "path", line 12, in function` and faulthandler's form without the comma.
[[nodiscard]] std::optional<FoundFrame> findPythonFrame(std::string_view text);

/// IPython's frames: `File path:12, in f(x)`, `Cell In[3], line 2`, `<ipython-input-3-ab> in f(x)`, `~/a.py
/// in f(x)`.
[[nodiscard]] std::optional<StackFrame> findNotebookFrame(std::string_view text);

/// Rich's frames: `/path/to/file.py:6 in function`.
[[nodiscard]] std::optional<StackFrame> findRichFrame(std::string_view text);

/// IPython and Rich mark the running line: `----> 12 code`, `❱ 12 │ code`. Fills line and code.
[[nodiscard]] std::optional<StackFrame> findMarkedSource(std::string_view text);

} // namespace torchtriage::triage
