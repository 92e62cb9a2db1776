// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/comparison_jobs.h"

#include "core/contract/comparison/compare.h"

namespace torchtriage::workbench {

void ComparisonJobs::compare(const QString& failing, const QStringList& good)
{
    std::vector<std::string> paths;
    for (const QString& path : good)
        paths.push_back(path.toStdString());
    start(
        [this, failing = failing.toStdString(), paths = std::move(paths)](const Context& context) -> Deliver {
            contract::CompareOptions options;
            options.cancelled = context.cancelled;
            options.progress = context.progress;
            auto comparison = contract::compareBatches(failing, paths, options);
            if (!comparison)
                return [this, error = comparison.error()] { emit failed(error); };
            return [this, comparison = *std::move(comparison)] { emit compared(comparison); };
        });
}

} // namespace torchtriage::workbench
