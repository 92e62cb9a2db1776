// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/batch_jobs.h"

#include "core/io/atomic_file.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <span>

namespace torchtriage::workbench {

namespace {

constexpr qint64 progressInterval = 50; // ms
constexpr int mostEntries = 20'000;     // looked at in one folder
constexpr int mostBeside = 20;

io::Result<batch::BatchFile> openRegularFile(const QString& path)
{
    // A fifo or a device could keep a read waiting for ever, and with it the end of the program.
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir())
        return io::fail(io::ErrorKind::NotAFile, path.toStdString());
    return batch::openBatch(path.toStdString());
}

std::function<bool()> asPredicate(const std::shared_ptr<std::atomic_bool>& stop)
{
    return [stop] { return stop->load(std::memory_order_relaxed); };
}

} // namespace

BatchJobs::BatchJobs(QObject* parent) : QObject(parent)
{
    // The rows of the tree, the selected tensor, and one that may hang on a slow share.
    m_pool.setMaxThreadCount(3);
}

BatchJobs::~BatchJobs()
{
    for (const Job& job : std::as_const(m_jobs))
        job.stop->store(true);
    m_pool.waitForDone();
}

BatchJobs::JobId BatchJobs::open(const QString& path)
{
    return start(Lane::Open, [this, path](JobId job, const Stop& stop) -> Deliver {
        auto file = openRegularFile(path);
        if (!file)
            return [this, job, error = file.error()] { emit failed(job, error); };
        return [this, job, batch = describeBatch(*std::move(file), asPredicate(stop))] {
            emit opened(job, batch);
        };
    });
}

BatchJobs::JobId BatchJobs::summarize(const BatchPointer& batch, batch::ValueId tensor)
{
    return start(Lane::Summary, [this, batch, tensor](JobId job, const Stop& stop) -> Deliver {
        auto summary = batch::summarize(batch->file, tensor, summaryOptions(job, stop, batch, tensor));
        if (!summary)
            return [this, job, error = summary.error()] { emit failed(job, error); };
        return [this, job, tensor, summary = *std::move(summary)] { emit summarized(job, tensor, summary); };
    });
}

BatchJobs::JobId BatchJobs::summarizeRows(const BatchPointer& batch, std::vector<batch::ValueId> tensors)
{
    return start(Lane::Rows,
                 [this, batch, tensors = std::move(tensors)](JobId job, const Stop& stop) -> Deliver {
                     batch::SummaryOptions options;
                     options.threads = 1;
                     options.cancelled = asPredicate(stop);
                     for (const batch::ValueId tensor : tensors) {
                         if (stop->load())
                             break;
                         auto summary = batch::summarize(batch->file, tensor, options);
                         if (summary) {
                             post(job, false, [this, job, tensor, summary = *std::move(summary)] {
                                 emit summarized(job, tensor, summary);
                             });
                         }
                     }
                     return {};
                 });
}

BatchJobs::JobId BatchJobs::readSlice(const BatchPointer& batch, batch::ValueId tensor,
                                      const batch::SliceRequest& request)
{
    return start(Lane::Slice, [this, batch, tensor, request](JobId job, const Stop&) -> Deliver {
        auto slice = batch::readSlice(batch->file, tensor, request);
        if (!slice)
            return [this, job, error = slice.error()] { emit failed(job, error); };
        return [this, job, slice = *std::move(slice)] { emit sliceRead(job, slice); };
    });
}

BatchJobs::JobId BatchJobs::search(const BatchPointer& batch, const QString& text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    return start(Lane::Search, [this, batch, words](JobId job, const Stop& stop) -> Deliver {
        return [this, job,
                matches = searchBatch(batch->file.values, batch->file.root, words, asPredicate(stop))] {
            emit searched(job, matches);
        };
    });
}

BatchJobs::JobId BatchJobs::listBeside(const QString& path)
{
    return start(Lane::Beside, [this, path](JobId job, const Stop& stop) -> Deliver {
        QStringList found;
        QDirIterator entries(QFileInfo(path).absolutePath(), QDir::Files | QDir::Readable);
        for (int i = 0; i < mostEntries && entries.hasNext() && !stop->load(); ++i) {
            if (const QString entry = entries.next(); looksLikeBatch(entry))
                found << entry;
        }
        found.sort();
        found.resize(std::min<qsizetype>(found.size(), mostBeside));
        return [this, job, found] { emit besideFound(job, found); };
    });
}

BatchJobs::JobId BatchJobs::write(const QString& path, MakeBytes make)
{
    return start(Lane::Write, [this, path, make = std::move(make)](JobId job, const Stop&) -> Deliver {
        const QByteArray bytes = make();
        const std::span content(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        const auto done = io::writeAtomically(path.toStdString(), content);
        if (!done)
            return [this, job, error = done.error()] { emit failed(job, error); };
        return [this, job, path] { emit written(job, path); };
    });
}

void BatchJobs::cancel(JobId job)
{
    const auto found = m_jobs.find(job);
    if (found == m_jobs.end())
        return;
    found->stop->store(true);
    m_jobs.erase(found);
    emit cancelled(job);
}

void BatchJobs::cancelAll()
{
    for (const JobId job : m_jobs.keys())
        cancel(job);
}

const QStringList& BatchJobs::suffixes()
{
    static const QStringList names = {
        QStringLiteral("pt"),  QStringLiteral("pth"), QStringLiteral("bin"),        QStringLiteral("ckpt"),
        QStringLiteral("npy"), QStringLiteral("npz"), QStringLiteral("safetensors")};
    return names;
}

bool BatchJobs::looksLikeBatch(const QString& path)
{
    return suffixes().contains(QFileInfo(path).suffix(), Qt::CaseInsensitive);
}

BatchJobs::JobId BatchJobs::start(Lane lane, Work work)
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
    const int priority = lane == Lane::Rows ? 0 : 1;
    m_pool.start([this, id, stop,
                  work = std::move(work)] { post(id, true, stop->load() ? Deliver() : work(id, stop)); },
                 priority);
    return id;
}

void BatchJobs::post(JobId job, bool last, Deliver deliver)
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

batch::SummaryOptions BatchJobs::summaryOptions(JobId job, const Stop& stop, const BatchPointer& batch,
                                                batch::ValueId tensor)
{
    batch::SummaryOptions options;
    options.cancelled = asPredicate(stop);
    const std::uint64_t bytes = viewBytes(batch->file.values.tensor(tensor));
    auto clock = std::make_shared<QElapsedTimer>();
    clock->start();
    options.progress = [this, job, bytes, clock](std::uint64_t done, std::uint64_t total) {
        if (clock->elapsed() < progressInterval || total == 0)
            return;
        clock->restart();
        const double share = static_cast<double>(done) / static_cast<double>(total);
        const auto read = static_cast<std::uint64_t>(share * static_cast<double>(bytes));
        post(job, false, [this, job, read, bytes] { emit progressed(job, read, bytes); });
    };
    return options;
}

} // namespace torchtriage::workbench
