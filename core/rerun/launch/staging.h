// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file.h"
#include "core/io/result.h"
#include "core/rerun/execute.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace torchtriage::rerun {

/// A file that is brought to the other machine: bytes at hand, or a file of this one.
struct StagedFile {
    std::string name; ///< in the run's folder there; no path
    std::string text;
    std::optional<io::File> file; ///< instead of text

    [[nodiscard]] std::uint64_t size() const noexcept { return file ? file->size() : text.size(); }
};

/// What a run needs there: words, surroundings, files.
struct Staging {
    nlohmann::json header; ///< as torchtriage_remote.py reads it, without name and limits
    std::vector<StagedFile> files;
};

/// A program of the user: it is there already, with everything that it reads.
[[nodiscard]] Staging stageCommand(const Command& command);
/// A job with its batches and modules, and the engine if that is made of files. Errors are those of opening
/// them; Unsupported with the detail "keep" for a job that keeps its outputs' elements in a folder.
[[nodiscard]] io::Result<Staging> stageJob(const Job& job, const Engine& engine, const Launcher& launcher);
/// The engine alone, asked for its version and devices.
[[nodiscard]] io::Result<Staging> stageProbe(const Engine& engine, const Launcher& launcher);

} // namespace torchtriage::rerun
