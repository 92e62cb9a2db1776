// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/request_jobs.h"

#include "app/workbench/request_case.h"
#include "core/io/atomic_file.h"
#include "core/request/private_map.h"

#include <QDir>
#include <QFileInfo>

namespace torchtriage::workbench {

RequestJobs::RequestJobs(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(2);
}

RequestJobs::~RequestJobs()
{
    for (const Job& job : std::as_const(m_jobs))
        job.stop->store(true);
    m_pool.waitForDone();
}

RequestJobs::JobId RequestJobs::read(RequestInput input)
{
    return start(Lane::Read, [this, input = std::move(input)](JobId job, const Stop& stop) -> Deliver {
        auto source = readRequestSource(input, [stop] { return stop->load(std::memory_order_relaxed); });
        if (!source)
            return failure(job, source.error());
        return [this, job, source = *std::move(source)] { emit sourceRead(job, source); };
    });
}

RequestJobs::JobId RequestJobs::prepare(const RequestSourcePointer& source, RequestChoices choices)
{
    return start(
        Lane::Prepare, [this, source, choices = std::move(choices)](JobId job, const Stop&) -> Deliver {
            auto request = prepareRequest(*source, choices);
            if (!request)
                return failure(job, request.error());
            return [this, job, request = std::make_shared<const PreparedRequest>(*std::move(request))] {
                emit prepared(job, request);
            };
        });
}

RequestJobs::JobId RequestJobs::previewCase(const RequestSourcePointer& source, RequestChoices choices)
{
    return start(Lane::PreviewCase,
                 [this, source, choices = std::move(choices)](JobId job, const Stop&) -> Deliver {
                     auto request = prepareRequest(*source, choices);
                     if (!request)
                         return failure(job, request.error());
                     auto shared = std::make_shared<const PreparedRequest>(*std::move(request));
                     return [this, job, shared, text = casePreviewText(*shared)] {
                         emit casePreviewed(job, shared, text);
                     };
                 });
}

RequestJobs::JobId RequestJobs::write(const PreparedRequestPointer& request, request::Format format,
                                      const QString& path, const QString& mapPath)
{
    return start(Lane::Write, [this, request, format, path, mapPath](JobId job, const Stop&) -> Deliver {
        const auto finished = finishRequest(*request, format, QFileInfo(path).fileName().toStdString());
        if (!finished)
            return failure(job, finished.error());
        if (!finished->survivors.empty())
            return [this, job, why = survivorText(finished->survivors.front())] { emit refused(job, why); };
        // The map first: without it nobody could look the pseudonyms up again.
        QDir().mkpath(QFileInfo(mapPath).absolutePath());
        if (auto done = request::writeMap(mapPath.toStdString(), request->entries); !done)
            return failure(job, done.error());
        if (auto done = io::writeAtomically(path.toStdString(), finished->bytes); !done)
            return failure(job, done.error());
        return [this, job, path, mapPath] { emit written(job, path, mapPath); };
    });
}

void RequestJobs::cancelAll()
{
    for (const Job& job : std::as_const(m_jobs))
        job.stop->store(true);
    m_jobs.clear();
}

RequestJobs::Deliver RequestJobs::failure(JobId job, const io::Error& error)
{
    return [this, job, error] { emit failed(job, error); };
}

RequestJobs::JobId RequestJobs::start(Lane lane, Work work)
{
    for (auto job = m_jobs.begin(); job != m_jobs.end();) {
        if (job->lane == lane && lane != Lane::Write) {
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
        const Deliver deliver = stop->load() ? Deliver() : work(id, stop);
        QMetaObject::invokeMethod(
            this,
            [this, id, deliver] {
                if (m_jobs.remove(id) > 0 && deliver)
                    deliver();
            },
            Qt::QueuedConnection);
    });
    return id;
}

} // namespace torchtriage::workbench
