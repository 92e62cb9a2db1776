// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/torch_writer.h"
#include "core/io/result.h"
#include "core/rerun/job.h"
#include "core/rerun/reduction/candidate.h"
#include "core/rerun/reduction/reduction_plan.h"
#include "core/rerun/reduction/saved_inputs.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace torchtriage::rerun {

/// A job and the saved tensors that it takes, and every smaller version of the two.
class JobCase {
public:
    static constexpr std::string_view batchName = "batch.pt";
    static constexpr std::string_view jobName = "job.json";

    /// The job's paths are absolute, or relative to the working folder. `rowGuesses`: rows that may suffice.
    /// Unsupported: no saved tensor that could be cut.
    [[nodiscard]] static io::Result<JobCase> open(Job job, std::vector<IndexSet> rowGuesses = {});
    /// The same where nothing has to be cut: a job without an axis that could be is good too.
    [[nodiscard]] static io::Result<JobCase> openWhole(Job job);

    [[nodiscard]] const Job& job() const noexcept { return m_parts->job; }
    [[nodiscard]] std::span<const SavedInput> inputs() const noexcept { return m_parts->inputs; }
    /// Valid as long as this or a copy of it lives.
    [[nodiscard]] const ReductionPlan& plan() const noexcept { return m_parts->plan; }

    /// The tensors of a candidate; inputs that no kept step takes are left out.
    [[nodiscard]] io::Result<std::vector<batch::WrittenTensor>> tensors(const Candidate& candidate) const;
    /// The job of a candidate. Its tensors are keys of `batchFile`.
    [[nodiscard]] Job jobOf(const Candidate& candidate, std::string_view batchFile) const;
    /// Writes batch.pt and job.json into a folder, which is made where it is missing.
    [[nodiscard]] io::Result<void> write(const Candidate& candidate, const std::string& folder) const;
    /// Tells this case from others, and from itself after a file changed.
    [[nodiscard]] std::string identity() const;

private:
    struct Parts {
        Job job;
        std::vector<SavedInput> inputs;
        ReductionPlan plan;
    };
    explicit JobCase(std::shared_ptr<Parts> parts) : m_parts(std::move(parts)) {}

    std::shared_ptr<Parts> m_parts;
};

} // namespace torchtriage::rerun
