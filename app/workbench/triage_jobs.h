// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/record.h"
#include "core/io/result.h"
#include "core/triage/report.h"

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

namespace torchtriage::triage {
struct Options;
}

namespace torchtriage::workbench {

/// What a finished triage hands over.
struct TriageOutcome {
    triage::Report report;
    double seconds = 0; ///< from the start of the work, not of the wait for a thread
    // Of an incident:
    bool isRecord = false;
    QString folder;  ///< absolute path; empty if it was a log, or a record that stands alone
    QString log;     ///< absolute path of the log that was read; empty if there is none
    QByteArray text; ///< what was read instead: the error that the record tells
    incident::Record record;
};

/// Runs triages on threads of its own and reports on the thread that owns this object. A newer request for
/// the same source supersedes the older one, which then stays silent. Destruction cancels and waits.
class TriageJobs : public QObject {
    Q_OBJECT

public:
    using JobId = std::uint64_t;

    /// Compiles the built-in signatures, unless that is done already. Slow: call it from a thread of its own,
    /// as early as possible, so that they are ready when the first log comes.
    static void prepare();

    explicit TriageJobs(QObject* parent = nullptr);
    ~TriageJobs() override;

    /// Triages the regular file at `path`, or the incident if it is one: a folder, its incident.json, or a
    /// record that stands alone.
    JobId startFile(const QString& path);
    /// Begins what startFile() is about to be asked for: the next call with this path takes the job over.
    void expectFile(const QString& path);
    /// Triages text in memory; `name` stands for the path and identifies the source.
    JobId startText(const QString& name, const QByteArray& text);
    /// Asks a job to stop; cancelled() follows unless it ended first.
    void cancel(JobId job);
    [[nodiscard]] bool isRunning(JobId job) const { return m_jobs.contains(job); }
    [[nodiscard]] qsizetype runningCount() const noexcept { return m_jobs.size(); }

signals:
    /// At most twenty times a second per job; bytes, `total` 0 if unknown.
    void progressed(quint64 job, quint64 done, quint64 total);
    void finished(quint64 job, const torchtriage::workbench::TriageOutcome& outcome);
    void failed(quint64 job, const torchtriage::io::Error& error);
    void cancelled(quint64 job);

private:
    struct Job {
        QString key;
        std::shared_ptr<std::atomic_bool> stop;
        bool isExpected = false; ///< begun before anybody asked for it
    };
    using Work = std::function<io::Result<TriageOutcome>(const triage::Options&)>;

    JobId start(const QString& key, Work work);
    void runWork(JobId id, const std::shared_ptr<std::atomic_bool>& stop, const Work& work);
    void conclude(JobId id, io::Result<TriageOutcome> result, double seconds);

    QHash<JobId, Job> m_jobs;
    JobId m_next = 1;
    QThreadPool m_pool;
};

} // namespace torchtriage::workbench
