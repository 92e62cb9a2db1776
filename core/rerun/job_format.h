// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/job.h"

#include <string>
#include <string_view>

namespace torchtriage::rerun {

// torchtriage.job version 1 (resources/schemas/job.schema.json). A job file may be hostile: bytes, steps,
// arguments, nesting, dimensions and tensor sizes are capped, references point backwards only, and nothing it
// names is opened by reading it.

/// Largest job file, in bytes.
inline constexpr std::size_t mostJobBytes = std::size_t{16} << 20;
inline constexpr std::size_t mostSteps = 10'000;
inline constexpr std::size_t mostArguments = 256;
/// Largest synthetic tensor, in bytes of its storage.
inline constexpr std::uint64_t mostSyntheticBytes = std::uint64_t{1} << 40;

/// Reads a job from JSON text; `path` names it in errors, whose place is the field ("steps[2].args[0]").
[[nodiscard]] io::Result<Job> parseJob(const std::string& path, std::string_view text);

/// Reads a job file and makes the relative paths in it absolute, from the file's folder: a job can be moved
/// with what it names, and written again elsewhere.
[[nodiscard]] io::Result<Job> readJob(const std::string& path);

/// JSON on one line; parseJob() gives the same job again.
[[nodiscard]] std::string writeJob(const Job& job);

} // namespace torchtriage::rerun
