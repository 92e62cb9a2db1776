// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/triage_jobs.h"

#include "app/workbench/signatures.h"
#include "core/incident/triage_incident.h"
#include "core/triage/triage.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <utility>

namespace torchtriage::workbench {

namespace {

constexpr qint64 progressInterval = 50; // ms

TriageOutcome outcomeOf(triage::Report&& report)
{
    TriageOutcome outcome;
    outcome.report = std::move(report);
    return outcome;
}

TriageOutcome outcomeOf(incident::OpenedIncident&& opened)
{
    TriageOutcome outcome = outcomeOf(std::move(opened.report));
    outcome.folder = opened.folder ? QString::fromStdString(opened.folder->path()) : QString();
    outcome.isRecord = true;
    outcome.log = QString::fromStdString(opened.log);
    outcome.text = QByteArray::fromStdString(opened.text);
    outcome.record = std::move(opened.record);
    return outcome;
}

io::Result<TriageOutcome> triagePath(const QString& path, const triage::Options& options)
{
    // A fifo or a device could keep a read waiting for ever, and with it the end of the program.
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir()) {
        return io::fail(io::ErrorKind::NotAFile, path.toStdString());
    }
    const auto& set = builtinSignatures();
    if (!set) {
        return io::fail(set.error());
    }
    const std::string name = path.toStdString();
    if (incident::isIncidentPath(name)) {
        return incident::triageIncident(name, *set, options).map([](incident::OpenedIncident&& opened) {
            return outcomeOf(std::move(opened));
        });
    }
    return triage::triageFile(name, *set, options).map([](triage::Report&& report) {
        return outcomeOf(std::move(report));
    });
}

} // namespace

void TriageJobs::prepare()
{
    static_cast<void>(builtinSignatures());
}

TriageJobs::TriageJobs(QObject* parent) : QObject(parent)
{
    // One log is already read with every core; a second thread lets a short one pass a long one.
    m_pool.setMaxThreadCount(2);
    // Compiling the signatures takes about as long as making the window: they are ready when the first log
    // comes.
    m_pool.start(&TriageJobs::prepare);
}

TriageJobs::~TriageJobs()
{
    for (const Job& job : std::as_const(m_jobs)) {
        job.stop->store(true);
    }
    m_pool.waitForDone();
}

TriageJobs::JobId TriageJobs::startFile(const QString& path)
{
    return start(path, [path](const triage::Options& options) { return triagePath(path, options); });
}

void TriageJobs::expectFile(const QString& path)
{
    m_jobs[startFile(path)].isExpected = true;
}

TriageJobs::JobId TriageJobs::startText(const QString& name, const QByteArray& text)
{
    return start(name, [name, text](const triage::Options& options) -> io::Result<TriageOutcome> {
        const auto& set = builtinSignatures();
        const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
        if (!set) {
            return io::fail(set.error());
        }
        return triage::triageText(name.toStdString(), view, *set, options).map([](triage::Report&& report) {
            return outcomeOf(std::move(report));
        });
    });
}

void TriageJobs::cancel(JobId job)
{
    const auto found = m_jobs.constFind(job);
    if (found != m_jobs.constEnd()) {
        found->stop->store(true);
    }
}

TriageJobs::JobId TriageJobs::start(const QString& key, Work work)
{
    for (auto job = m_jobs.begin(); job != m_jobs.end();) {
        if (job->key == key && std::exchange(job->isExpected, false)) {
            return job.key();
        }
        if (job->key == key) {
            job->stop->store(true);
            job = m_jobs.erase(job); // superseded: whatever it still reports is dropped
        } else {
            ++job;
        }
    }
    const JobId id = m_next++;
    auto stop = std::make_shared<std::atomic_bool>(false);
    m_jobs.insert(id, Job{key, stop});
    m_pool.start([this, id, stop, work = std::move(work)] { runWork(id, stop, work); });
    return id;
}

void TriageJobs::runWork(JobId id, const std::shared_ptr<std::atomic_bool>& stop, const Work& work)
{
    QElapsedTimer clock;
    clock.start();
    qint64 lastProgress = -progressInterval;
    triage::Options options;
    options.cancelled = [stop] { return stop->load(std::memory_order_relaxed); };
    options.progress = [this, id, &clock, &lastProgress](std::uint64_t done, std::uint64_t total) {
        if (clock.elapsed() - lastProgress < progressInterval) {
            return;
        }
        lastProgress = clock.elapsed();
        QMetaObject::invokeMethod(
            this,
            [this, id, done, total] {
                if (m_jobs.contains(id)) {
                    emit progressed(id, done, total);
                }
            },
            Qt::QueuedConnection);
    };
    io::Result<TriageOutcome> result = stop->load() ? io::fail(io::ErrorKind::Cancelled, {}) : work(options);
    const double seconds = static_cast<double>(clock.nsecsElapsed()) / 1e9;
    QMetaObject::invokeMethod(
        this,
        [this, id, seconds, result = std::move(result)]() mutable {
            conclude(id, std::move(result), seconds);
        },
        Qt::QueuedConnection);
}

void TriageJobs::conclude(JobId id, io::Result<TriageOutcome> result, double seconds)
{
    if (!m_jobs.remove(id)) {
        return; // superseded
    }
    if (result) {
        result->seconds = seconds;
        emit finished(id, *result);
    } else if (result.error().kind == io::ErrorKind::Cancelled) {
        emit cancelled(id);
    } else {
        emit failed(id, result.error());
    }
}

} // namespace torchtriage::workbench
