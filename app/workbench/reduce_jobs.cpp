// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/reduce_jobs.h"

#include "app/workbench/program_paths.h"
#include "app/workbench/reduce_text.h"

namespace torchtriage::workbench {

void ReduceJobs::reduce(rerun::ReduceRequest request)
{
    m_paused.store(false);
    start([this, request = std::move(request)](const Context& context) { return work(request, context); });
}

LatestJob::Deliver ReduceJobs::work(rerun::ReduceRequest request, const Context& context)
{
    const std::lock_guard lock(m_writing);
    const auto refuse = [this](const io::Error& error) -> Deliver {
        return [this, error] { emit failed(error); };
    };
    const auto signatures = triage::SignatureSet::builtin();
    if (!signatures)
        return refuse(signatures.error());
    const auto opened =
        rerun::JobCase::open(request.job, request.rowGuesses); // names and sizes, for the words
    if (!opened)
        return refuse(opened.error());
    request.engine.signatures = std::make_shared<const triage::SignatureSet>(*signatures);
    request.engine.guard = guardPath().toStdString();
    request.engine.paused = [this, cancelled = context.cancelled] { return cancelled() || m_paused.load(); };
    const QString folder = QString::fromStdString(request.folder);
    const auto seen = [this, &context](const rerun::Trial& trial, int runs) {
        if (!context.cancelled())
            QMetaObject::invokeMethod(
                this, [this, trial, runs] { emit tried(trial, runs); }, Qt::QueuedConnection);
    };
    const auto result = rerun::reduceJob(std::move(request), seen);
    if (!result)
        return refuse(result.error());
    const ReductionEnd end{result->reduction.reproduced, result->end == rerun::TrialsEnd::None,
                           reductionTexts(opened->plan(), *result), folder};
    return [this, end] { emit reduced(end); };
}

} // namespace torchtriage::workbench
