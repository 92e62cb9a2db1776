// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/incident/record.h"
#include "core/io/result.h"
#include "core/log/open_lines.h"
#include "core/request/facts.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::request {

/// What a log gives to a request: the lines that are quoted, and the text that names are learnt from.
struct LogFacts {
    std::vector<Excerpt> excerpts;
    std::vector<Extension> extensions;
    std::string text; ///< valid UTF-8; the beginning and the end of a log longer than twice mostText
    bool whole = true;

    static constexpr std::size_t mostText = std::size_t{16} << 20;
};

/// Reads the lines around the first failure of `report`, and the log as far as LogFacts::mostText allows.
[[nodiscard]] io::Result<LogFacts> gatherLog(const log::OpenedLines& lines, const triage::Report& report,
                                             const std::function<bool()>& cancelled = {});

/// Versions of packages with compiled code of their own, as lines of a package list or of a report of the
/// environment name them.
[[nodiscard]] std::vector<Extension> extensionsIn(std::string_view text);

/// Tensors of a saved batch, at most mostTensors; with `statistics` each that is not too large is read once.
/// `sampleIds` gets the strings of its lists that are named like ids of samples. No element goes into the
/// facts.
void gatherBatch(const batch::BatchFile& batch, bool statistics, Facts& facts,
                 std::vector<std::string>& sampleIds);

inline constexpr std::size_t mostTensors = 48;

/// What an incident keeps besides its log.
struct IncidentFacts {
    std::string folder;                  ///< empty: none yet
    std::vector<std::string> runFolders; ///< runs/N is looked for below each
    incident::Record record;
    bool withNotes = true;
};

/// Runs, checks, kept cases, notes and extensions of an incident. What cannot be read is left out.
void gatherIncident(const IncidentFacts& incident, Facts& facts);

} // namespace torchtriage::request
