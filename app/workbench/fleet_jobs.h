// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fleet/fleet.h"
#include "core/fleet/log_diff.h"
#include "core/io/result.h"

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

namespace torchtriage::workbench {

/// A scanned folder. It never changes, so that threads may read it at the same time.
using FleetPointer = std::shared_ptr<const fleet::Fleet>;

/// Scans folders and compares logs on threads of its own, and reports on the thread that owns this object.
/// Each kind of work runs once at a time: a newer request supersedes the older one, which then stays silent.
/// Destruction cancels and waits.
class FleetJobs : public QObject {
    Q_OBJECT

public:
    using JobId = std::uint64_t;

    explicit FleetJobs(QObject* parent = nullptr);
    ~FleetJobs() override;

    /// Reads the logs below `folder`; scanned() follows.
    JobId scan(const QString& folder);
    /// The same for a folder to compare with; a lane of its own.
    JobId scanOther(const QString& folder);
    /// Lines that only the failing log has; compared() follows.
    JobId compareLogs(const QString& good, const QString& failing);
    /// Writes what `make` returns, called on a thread, to `path` atomically; written() follows.
    JobId write(const QString& path, std::function<QByteArray()> make);
    /// The job ends at once for its caller: cancelled() is emitted, and a later result is dropped.
    void cancel(JobId job);
    [[nodiscard]] bool isRunning(JobId job) const { return m_jobs.contains(job); }

signals:
    /// At most twenty times a second per job: files, or bytes of logs that are compared.
    void progressed(quint64 job, quint64 done, quint64 total);
    void scanned(quint64 job, const torchtriage::workbench::FleetPointer& fleet);
    void compared(quint64 job, const torchtriage::fleet::LogDiff& diff);
    void written(quint64 job, const QString& path);
    void failed(quint64 job, const torchtriage::io::Error& error);
    void cancelled(quint64 job);

private:
    enum class Lane { Scan, Other, Compare, Write };
    using Stop = std::shared_ptr<std::atomic_bool>;
    using Progress = std::function<void(std::uint64_t done, std::uint64_t total)>;
    struct Job {
        Lane lane = Lane::Scan;
        Stop stop;
    };
    /// What a worker hands back: it runs on the owner's thread, unless the job was superseded or cancelled.
    using Deliver = std::function<void()>;
    using Work = std::function<Deliver(JobId job, const Stop& stop)>;

    JobId start(Lane lane, Work work);
    JobId startScan(Lane lane, const QString& folder);
    void post(JobId job, bool last, Deliver deliver);
    [[nodiscard]] Progress progressOf(JobId job);
    [[nodiscard]] Deliver failure(JobId job, io::Error error);

    QHash<JobId, Job> m_jobs;
    JobId m_next = 1;
    QThreadPool m_pool;
};

} // namespace torchtriage::workbench
