// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/frames.h"
#include "core/log/line_source.h"
#include "core/log/notebook.h"

#include <memory>
#include <string>
#include <vector>

namespace torchtriage::log {

/// A log opened for looking at it line by line. Its lines are the ones that triage numbers.
struct OpenedLines {
    std::shared_ptr<LineSource> source;
    bool follows =
        false; ///< a plain file: refresh() sees it grow. Unpacked and converted text stays as it is.
    Framing framing;
    std::vector<NotebookText::Cell> cells; ///< notebooks only
};

/// Opens a file of any format that openLog() reads. May take long for a compressed one.
[[nodiscard]] io::Result<OpenedLines> openLines(const std::string& path);

/// The same for text in memory.
[[nodiscard]] io::Result<OpenedLines> openLinesOfText(const std::string& name, std::string text);

} // namespace torchtriage::log
