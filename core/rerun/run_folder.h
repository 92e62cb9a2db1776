// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/outcome.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::rerun {

/// The folder of one run: job.json (what was asked), output.log (what it printed), outcome.json.
class RunFolder {
public:
    static constexpr std::string_view jobName = "job.json";
    static constexpr std::string_view outputName = "output.log";
    static constexpr std::string_view outcomeName = "outcome.json";

    /// Makes the next runs/N of an incident folder, or below any other folder, which is made where it is
    /// missing. Two callers never get the same.
    [[nodiscard]] static io::Result<RunFolder> next(const std::string& parent);
    /// A run that is there already.
    explicit RunFolder(std::string path) : m_path(std::move(path)) {}

    [[nodiscard]] const std::string& path() const noexcept { return m_path; }
    [[nodiscard]] std::string file(std::string_view name) const { return m_path + '/' + std::string(name); }
    [[nodiscard]] io::Result<void> write(std::string_view name, std::string_view text) const;
    [[nodiscard]] io::Result<Outcome> outcome() const;

private:
    std::string m_path;
};

/// What was run there, as its job.json has it. Nothing is started by reading it.
[[nodiscard]] io::Result<Work> readWork(const RunFolder& folder);

/// Moves the runs of one folder to another, where they get the next numbers, and returns how many. One that
/// cannot be moved stays.
std::size_t moveRuns(const std::string& from, const std::string& to);

/// Outcomes of the runs that a folder keeps, oldest first, at most `most` of the newest. One that cannot be
/// read is left out.
[[nodiscard]] std::vector<Outcome> keptOutcomes(const std::string& parent, std::size_t most = 1000);

} // namespace torchtriage::rerun
