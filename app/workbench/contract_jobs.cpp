// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/contract_jobs.h"

#include "core/contract/offender_csv.h"

#include <QElapsedTimer>

#include <utility>

namespace torchtriage::workbench {

namespace {

constexpr qint64 progressInterval = 50; // ms

} // namespace

ContractJobs::ContractJobs(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(2);
}

ContractJobs::~ContractJobs()
{
    for (const Job& job : std::as_const(m_jobs))
        job.stop->store(true);
    m_pool.waitForDone();
}

contract::CheckOptions ContractJobs::optionsOf(JobId job, const Stop& stop)
{
    contract::CheckOptions options;
    options.cancelled = [stop] { return stop->load(std::memory_order_relaxed); };
    options.progress = [this, job, timer = std::make_shared<QElapsedTimer>()](std::uint64_t done,
                                                                              std::uint64_t total) {
        if (timer->isValid() && timer->elapsed() < progressInterval)
            return;
        timer->start();
        post(job, false, [this, job, done, total] { emit progressed(job, done, total); });
    };
    return options;
}

ContractJobs::JobId ContractJobs::propose(const BatchPointer& batch, contract::LogClues clues)
{
    return start(Lane::Propose, [this, batch, clues = std::move(clues)](JobId job, const Stop&) -> Deliver {
        auto proposal = contract::propose(clues, batch->file);
        auto shared = proposal ? std::make_shared<const contract::Proposal>(std::move(*proposal)) : nullptr;
        return [this, job, shared] { emit proposed(job, shared); };
    });
}

ContractJobs::JobId ContractJobs::check(const BatchPointer& batch, contract::Request request,
                                        MappingSource mapping)
{
    return start(Lane::Check,
                 [this, batch, request = std::move(request),
                  mapping = std::move(mapping)](JobId job, const Stop& stop) -> Deliver {
                     auto report = checkContract(batch->file, request, mapping, optionsOf(job, stop));
                     if (!report)
                         return [this, job, error = report.error()] { emit failed(job, error); };
                     return [this, job, shared = std::make_shared<const ContractReport>(std::move(*report))] {
                         emit checked(job, shared);
                     };
                 });
}

ContractJobs::JobId ContractJobs::exportOffenders(const BatchPointer& batch,
                                                  std::shared_ptr<const ContractReport> report,
                                                  const QString& path)
{
    return start(Lane::Export,
                 [this, batch, report = std::move(report), path](JobId job, const Stop& stop) -> Deliver {
                     const auto rows = contract::writeOffenders(batch->file, report->request, report->result,
                                                                path.toStdString(), optionsOf(job, stop));
                     if (!rows)
                         return [this, job, error = rows.error()] { emit failed(job, error); };
                     return [this, job, path, count = *rows] { emit exported(job, path, count); };
                 });
}

ContractJobs::JobId ContractJobs::makeMinimal(const BatchPointer& batch,
                                              std::shared_ptr<const ContractReport> report)
{
    return start(Lane::Minimal, [this, batch, report = std::move(report)](JobId job, const Stop&) -> Deliver {
        auto minimal = minimalCaseOf(batch->file, *report);
        if (!minimal)
            return [this, job, error = minimal.error()] { emit failed(job, error); };
        return [this, job, shared = std::make_shared<const MinimalCase>(*std::move(minimal))] {
            emit minimalMade(job, shared);
        };
    });
}

ContractJobs::JobId ContractJobs::keepCase(const BatchPointer& batch,
                                           std::shared_ptr<const ContractReport> report,
                                           const QString& folder)
{
    return start(Lane::Keep,
                 [this, batch, report = std::move(report), folder](JobId job, const Stop&) -> Deliver {
                     const auto kept = workbench::keepCase(folder.toStdString(), batch->file, *report);
                     if (!kept)
                         return [this, job, error = kept.error()] { emit failed(job, error); };
                     return [this, job, one = *kept] { emit caseKept(job, one); };
                 });
}

void ContractJobs::cancel(JobId job)
{
    const auto found = m_jobs.find(job);
    if (found == m_jobs.end())
        return;
    found->stop->store(true);
    m_jobs.erase(found);
    emit cancelled(job);
}

ContractJobs::JobId ContractJobs::start(Lane lane, Work work)
{
    for (auto job = m_jobs.begin(); job != m_jobs.end();) {
        if (job->lane == lane && lane != Lane::Export && lane != Lane::Keep) {
            job->stop->store(true);
            job = m_jobs.erase(job); // superseded: whatever it still reports is dropped
        } else {
            ++job;
        }
    }
    const JobId id = m_next++;
    auto stop = std::make_shared<std::atomic_bool>(false);
    m_jobs.insert(id, Job{lane, stop});
    m_pool.start([this, id, stop, work = std::move(work)] {
        post(id, true, stop->load() ? Deliver() : work(id, stop));
    });
    return id;
}

void ContractJobs::post(JobId job, bool last, Deliver deliver)
{
    QMetaObject::invokeMethod(
        this,
        [this, job, last, deliver = std::move(deliver)] {
            if (!m_jobs.contains(job))
                return;
            if (last)
                m_jobs.remove(job);
            if (deliver)
                deliver();
        },
        Qt::QueuedConnection);
}

} // namespace torchtriage::workbench
