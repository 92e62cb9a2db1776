// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/batch_document.h"
#include "app/workbench/batch_search.h"
#include "core/batch/summary.h"
#include "core/batch/values.h"
#include "core/io/result.h"

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace torchtriage::workbench {

/// Reads saved batches on threads of its own and reports on the thread that owns this object. Each kind of
/// work runs once at a time: a newer request supersedes the older one, which then stays silent. Destruction
/// cancels and waits.
class BatchJobs : public QObject {
    Q_OBJECT

public:
    using JobId = std::uint64_t;
    using MakeBytes = std::function<QByteArray()>;

    explicit BatchJobs(QObject* parent = nullptr);
    ~BatchJobs() override;

    /// Lists what the regular file at `path` holds; opened() follows.
    JobId open(const QString& path);
    /// Reads one tensor to its end; summarized() follows.
    JobId summarize(const BatchPointer& batch, batch::ValueId tensor);
    /// Reads several tensors one after the other on one core; summarized() follows for each that can be read.
    JobId summarizeRows(const BatchPointer& batch, std::vector<batch::ValueId> tensors);
    /// Reads a part of a tensor; sliceRead() follows.
    JobId readSlice(const BatchPointer& batch, batch::ValueId tensor, const batch::SliceRequest& request);
    /// Searches keys and types for every word of `text`; searched() follows.
    JobId search(const BatchPointer& batch, const QString& text);
    /// Names the files beside `path` that look like saved batches, without opening one; besideFound()
    /// follows.
    JobId listBeside(const QString& path);
    /// Writes what `make` returns, called on a thread, to `path` atomically; written() follows.
    JobId write(const QString& path, MakeBytes make);

    /// The job ends at once for its caller: cancelled() is emitted, and a later result is dropped.
    void cancel(JobId job);
    void cancelAll();
    [[nodiscard]] bool isRunning(JobId job) const { return m_jobs.contains(job); }

    /// Endings of the names that batches are saved under: "pt", "safetensors".
    [[nodiscard]] static const QStringList& suffixes();
    [[nodiscard]] static bool looksLikeBatch(const QString& path);

signals:
    /// At most twenty times a second per job; bytes of elements.
    void progressed(quint64 job, quint64 done, quint64 total);
    void opened(quint64 job, const torchtriage::workbench::BatchPointer& batch);
    void summarized(quint64 job, quint32 tensor, const torchtriage::batch::Summary& summary);
    void sliceRead(quint64 job, const torchtriage::batch::Slice& slice);
    void searched(quint64 job, const torchtriage::workbench::BatchMatches& matches);
    void besideFound(quint64 job, const QStringList& paths);
    void written(quint64 job, const QString& path);
    void failed(quint64 job, const torchtriage::io::Error& error);
    void cancelled(quint64 job);

private:
    enum class Lane { Open, Summary, Rows, Slice, Search, Beside, Write };
    using Stop = std::shared_ptr<std::atomic_bool>;
    struct Job {
        Lane lane = Lane::Open;
        Stop stop;
    };
    /// What a worker hands back: it runs on the owner's thread, unless the job was superseded or cancelled.
    using Deliver = std::function<void()>;
    using Work = std::function<Deliver(JobId job, const Stop& stop)>;

    JobId start(Lane lane, Work work);
    void post(JobId job, bool last, Deliver deliver);
    [[nodiscard]] batch::SummaryOptions summaryOptions(JobId job, const Stop& stop, const BatchPointer& batch,
                                                       batch::ValueId tensor);

    QHash<JobId, Job> m_jobs;
    JobId m_next = 1;
    QThreadPool m_pool;
};

} // namespace torchtriage::workbench
