// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/byte_source.h"
#include "core/rerun/command.h"
#include "core/triage/report.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace torchtriage::rerun {

/// On what a guessed command rests.
enum class GuessBasis : std::uint8_t {
    EarlierRun, ///< the baseline of a run that was kept
    Record,     ///< the incident record names command and folder
    LogLine,    ///< a line of the log shows how the program was started
    Traceback,  ///< the script that the traceback starts in, without its arguments
    Nothing,    ///< a placeholder
};

struct GuessedCommand {
    Command command;
    GuessBasis basis = GuessBasis::Nothing;
    std::int64_t line = 0; ///< of the log, 1-based; 0 if it is not one line
    std::string folder;    ///< EarlierRun: where that run is kept
};

/// From the words that a record keeps.
[[nodiscard]] GuessedCommand guessFromRecord(const std::vector<std::string>& words,
                                             const std::string& workdir);

/// From a log: a line near its beginning that shows a Python program being started (`+ python train.py …`,
/// `$ torchrun …`), else the script of the traceback, with the interpreter that the traceback's libraries
/// belong to where it exists here. The folder is the script's, or the log's own where the script lies there.
/// `source` is the log's text; may be null. Nothing is started, and no file is opened but for its existence.
[[nodiscard]] GuessedCommand guessFromLog(const triage::Report& report, const io::ByteSource* source);

[[nodiscard]] std::string_view toString(GuessBasis basis) noexcept; ///< "log-line"

} // namespace torchtriage::rerun
