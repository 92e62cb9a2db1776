// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::log {

/// The outputs of a Jupyter notebook as one text, cell after cell, with the way back to each cell.
struct NotebookText {
    /// Where the outputs of one cell begin in `text`.
    struct Cell {
        int index = 0;              ///< 0-based position among all cells of the notebook
        std::int64_t firstLine = 1; ///< 1-based line of `text`
    };

    std::string text;
    std::vector<Cell> cells; ///< cells with output only, in order
    std::string kernelName;  ///< metadata.kernelspec.name
    std::string language;    ///< metadata.language_info.version, e.g. "3.10.12"
};

/// Reads notebook format 3 and 4. `path` names the file in errors.
[[nodiscard]] io::Result<NotebookText> readNotebook(const std::string& path, std::string_view json);

} // namespace torchtriage::log
