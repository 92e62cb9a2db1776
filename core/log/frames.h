// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace torchtriage::log {

/// What launchers and loggers put before a line says who printed it and when; the rest is what was printed.
struct FramedLine {
    std::string_view text; ///< the line without the frames; a view into the line given
    std::optional<int> rank;
    std::string_view time; ///< as printed; empty if none
    double seconds = 0;    ///< to compare times of one log; 0 if none
    std::string_view
        source; ///< "VllmWorker pid=2978", "EngineCore pid=104": tells processes apart without a rank
    std::string_view level; ///< "ERROR", "W" …; empty if none
    bool launcher = false;  ///< printed by torchrun, srun, slurmstepd …, not by a rank
};

/// How the lines of one log are numbered or labelled, found once from a sample.
struct Framing {
    bool labelledBySrun = false; ///< "3: text": a task number, not a line number
    bool numbered = false;       ///< "14633:text" or "[14633] text": line numbers of grep or of a viewer
    bool quoted = false;         ///< "> text": a quoted mail or issue
};

/// Looks at the first lines of a log (at most a few hundred, cleaned of colours).
[[nodiscard]] Framing detectFraming(std::string_view sample) noexcept;

/// Takes the frames off, layer by layer. `line` must be free of escape sequences (stripAnsi). Linear time.
[[nodiscard]] FramedLine stripFrames(std::string_view line, const Framing& framing = {}) noexcept;

} // namespace torchtriage::log
