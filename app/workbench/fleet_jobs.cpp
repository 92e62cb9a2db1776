// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/fleet_jobs.h"

#include "app/workbench/fleet_export.h"
#include "app/workbench/signatures.h"
#include "core/fleet/scan.h"
#include "core/io/atomic_file.h"

#include <QElapsedTimer>

namespace torchtriage::workbench {

namespace {

constexpr qint64 progressInterval = 50; // ms

std::function<bool()> asPredicate(const std::shared_ptr<std::atomic_bool>& stop)
{
    return [stop] { return stop->load(std::memory_order_relaxed); };
}

} // namespace

FleetJobs::FleetJobs(QObject* parent) : QObject(parent)
{
    // A scan uses every core by itself; the other lanes are short.
    m_pool.setMaxThreadCount(3);
}

FleetJobs::~FleetJobs()
{
    for (const Job& job : std::as_const(m_jobs))
        job.stop->store(true);
    m_pool.waitForDone();
}

FleetJobs::JobId FleetJobs::scan(const QString& folder)
{
    return startScan(Lane::Scan, folder);
}

FleetJobs::JobId FleetJobs::scanOther(const QString& folder)
{
    return startScan(Lane::Other, folder);
}

FleetJobs::JobId FleetJobs::startScan(Lane lane, const QString& folder)
{
    return start(lane, [this, folder](JobId job, const Stop& stop) -> Deliver {
        const auto& signatures = builtinSignatures();
        if (!signatures)
            return failure(job, signatures.error());
        fleet::ScanOptions options;
        options.cachePath = fleetCachePath(folder).toStdString();
        options.cancelled = asPredicate(stop);
        options.progress = progressOf(job);
        auto result = fleet::scanFolder(folder.toStdString(), *signatures, options);
        if (!result)
            return failure(job, result.error());
        return [this, job, fleet = std::make_shared<const fleet::Fleet>(*std::move(result))] {
            emit scanned(job, fleet);
        };
    });
}

FleetJobs::JobId FleetJobs::compareLogs(const QString& good, const QString& failing)
{
    return start(Lane::Compare, [this, good, failing](JobId job, const Stop& stop) -> Deliver {
        const auto& signatures = builtinSignatures();
        if (!signatures)
            return failure(job, signatures.error());
        fleet::DiffOptions options;
        options.cancelled = asPredicate(stop);
        options.progress = progressOf(job);
        auto result = fleet::diffLogs(good.toStdString(), failing.toStdString(), *signatures, options);
        if (!result)
            return failure(job, result.error());
        return [this, job, diff = *std::move(result)] { emit compared(job, diff); };
    });
}

FleetJobs::JobId FleetJobs::write(const QString& path, std::function<QByteArray()> make)
{
    return start(Lane::Write, [this, path, make = std::move(make)](JobId job, const Stop&) -> Deliver {
        const QByteArray bytes = make();
        const std::span<const char> content(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        if (const auto done = io::writeAtomically(path.toStdString(), content); !done)
            return failure(job, done.error());
        return [this, job, path] { emit written(job, path); };
    });
}

void FleetJobs::cancel(JobId job)
{
    const auto found = m_jobs.constFind(job);
    if (found == m_jobs.constEnd())
        return;
    found->stop->store(true);
    m_jobs.erase(found);
    emit cancelled(job);
}

FleetJobs::JobId FleetJobs::start(Lane lane, Work work)
{
    for (auto job = m_jobs.begin(); job != m_jobs.end();) {
        if (job->lane == lane) {
            job->stop->store(true);
            job = m_jobs.erase(job);
        } else {
            ++job;
        }
    }
    const JobId id = m_next++;
    auto stop = std::make_shared<std::atomic_bool>(false);
    m_jobs.insert(id, Job{lane, stop});
    m_pool.start([this, id, stop, work = std::move(work)] {
        if (!stop->load())
            post(id, true, work(id, stop));
    });
    return id;
}

void FleetJobs::post(JobId job, bool last, Deliver deliver)
{
    QMetaObject::invokeMethod(
        this,
        [this, job, last, deliver = std::move(deliver)] {
            const bool awaited = last ? m_jobs.remove(job) > 0 : m_jobs.contains(job);
            if (awaited && deliver)
                deliver();
        },
        Qt::QueuedConnection);
}

FleetJobs::Progress FleetJobs::progressOf(JobId job)
{
    auto clock = std::make_shared<QElapsedTimer>();
    clock->start();
    return [this, job, clock](std::uint64_t done, std::uint64_t total) {
        if (clock->elapsed() < progressInterval)
            return;
        clock->restart();
        post(job, false, [this, job, done, total] { emit progressed(job, done, total); });
    };
}

FleetJobs::Deliver FleetJobs::failure(JobId job, io::Error error)
{
    return [this, job, error = std::move(error)] {
        if (error.kind == io::ErrorKind::Cancelled)
            emit cancelled(job);
        else
            emit failed(job, error);
    };
}

} // namespace torchtriage::workbench
