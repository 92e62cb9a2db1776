// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/checkpoint_jobs.h"

#include "core/contract/checkpoint/check.h"

namespace torchtriage::workbench {

void CheckpointJobs::check(const QString& path, const contract::FailureMoment& failure)
{
    start([this, path = path.toStdString(), failure](const Context& context) -> Deliver {
        contract::CheckpointOptions options;
        options.failure = failure;
        options.cancelled = context.cancelled;
        options.progress = context.progress;
        auto report = contract::checkCheckpoint(path, options);
        if (!report)
            return [this, error = report.error()] { emit failed(error); };
        return [this, report = *std::move(report)] { emit checked(report); };
    });
}

} // namespace torchtriage::workbench
