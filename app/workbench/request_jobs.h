// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/support_request.h"

#include <QHash>
#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

namespace torchtriage::workbench {

using PreparedRequestPointer = std::shared_ptr<const PreparedRequest>;

/// Reads, redacts and writes support requests on threads of its own and reports on the thread that owns this
/// object. Each kind of work runs once at a time: a newer request supersedes the older one, which then stays
/// silent. Destruction cancels and waits.
class RequestJobs : public QObject {
    Q_OBJECT

public:
    using JobId = std::uint64_t;

    explicit RequestJobs(QObject* parent = nullptr);
    ~RequestJobs() override;

    /// Reads the log and learns what is private in it; sourceRead() follows.
    JobId read(RequestInput input);
    /// Redacts and proves; prepared() follows.
    JobId prepare(const RequestSourcePointer& source, RequestChoices choices);
    /// Prepares the request with a minimal case for who has to agree to it; casePreviewed() follows.
    JobId previewCase(const RequestSourcePointer& source, RequestChoices choices);
    /// Writes the request to `path` and the private map to `mapPath`, each atomically; written() or refused()
    /// follows.
    JobId write(const PreparedRequestPointer& request, request::Format format, const QString& path,
                const QString& mapPath);
    void cancelAll();

signals:
    void sourceRead(quint64 job, const torchtriage::workbench::RequestSourcePointer& source);
    void prepared(quint64 job, const torchtriage::workbench::PreparedRequestPointer& request);
    /// `text` is what casePreviewText() says of it.
    void casePreviewed(quint64 job, const torchtriage::workbench::PreparedRequestPointer& request,
                       const QString& text);
    void written(quint64 job, const QString& path, const QString& mapPath);
    void refused(quint64 job, const QString& why);
    void failed(quint64 job, const torchtriage::io::Error& error);

private:
    enum class Lane { Read, Prepare, PreviewCase, Write };
    using Stop = std::shared_ptr<std::atomic_bool>;
    struct Job {
        Lane lane = Lane::Read;
        Stop stop;
    };
    /// What a worker hands back: it runs on the owner's thread, unless the job was superseded.
    using Deliver = std::function<void()>;
    using Work = std::function<Deliver(JobId job, const Stop& stop)>;

    JobId start(Lane lane, Work work);
    [[nodiscard]] Deliver failure(JobId job, const io::Error& error);

    QHash<JobId, Job> m_jobs;
    JobId m_next = 1;
    QThreadPool m_pool;
};

} // namespace torchtriage::workbench
