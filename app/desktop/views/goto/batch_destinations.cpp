// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/goto/batch_destinations.h"

#include "app/desktop/views/batch/batch_model.h"
#include "app/workbench/fuzzy_match.h"

#include <algorithm>

namespace torchtriage::desktop {

namespace {
/// Values that are ranked: the first ones in the order of the file.
constexpr std::size_t mostRanked = 300;
} // namespace

BatchDestinations::BatchDestinations(BatchPlaces places, QObject* parent)
    : DestinationSource(parent), m_places(std::move(places)), m_jobs(this)
{
    connect(&m_jobs, &workbench::BatchJobs::opened, this,
            [this](quint64 job, const workbench::BatchPointer& batch) {
                if (job == m_openJob)
                    search(m_batch = batch);
            });
    connect(&m_jobs, &workbench::BatchJobs::searched, this,
            [this](quint64 job, const workbench::BatchMatches& matches) {
                if (job == m_searchJob)
                    answer(matches);
            });
    connect(&m_jobs, &workbench::BatchJobs::failed, this, [this](quint64 job) {
        if (job == m_openJob || job == m_searchJob)
            answerNothing(); // the batch page says why
    });
}

void BatchDestinations::look(quint64 request, const QString& text)
{
    m_request = request;
    m_text = text;
    const QString path = m_places.path();
    if (text.isEmpty() || path.isEmpty()) {
        answerNothing();
        return;
    }
    if (const auto opened = m_places.opened())
        m_batch = opened;
    if (m_batch && m_batch->path == path) {
        search(m_batch);
    } else if (!m_jobs.isRunning(m_openJob)) {
        m_openJob = m_jobs.open(path);
    }
}

void BatchDestinations::stop()
{
    // A batch that is being opened stays so: who asked once asks again.
    m_jobs.cancel(m_searchJob);
}

void BatchDestinations::search(const workbench::BatchPointer& batch)
{
    m_searchJob = m_jobs.search(batch, m_text);
}

void BatchDestinations::answer(const workbench::BatchMatches& matches)
{
    BatchModel model; // makes rows only where they are looked at
    model.setBatch(m_batch);
    QVector<Destination> destinations;
    for (std::size_t i = 0; i < std::min(matches.paths().size(), mostRanked); ++i) {
        const QModelIndex index = model.indexOfPath(matches.paths()[i]);
        const QString key = model.keyOf(index);
        const auto match = workbench::fuzzyMatch(m_text, key);
        if (!index.isValid() || key.isEmpty())
            continue;
        Destination there;
        there.kind = DestinationKind::Value;
        there.text = key;
        there.isEvidence = true;
        const QString dtype = index.siblingAtColumn(BatchModel::DType).data().toString();
        const QString shape = index.siblingAtColumn(BatchModel::Shape).data().toString();
        there.detail = QStringLiteral("%1 %2").arg(dtype, shape).trimmed();
        there.score = match ? match->score : 0; // found by its type
        there.matched = match ? match->matched : QVector<qsizetype>();
        there.go = [show = m_places.showKey, key] { show(key); };
        destinations.append(there);
    }
    emit found(m_request, destinations, true);
}

void BatchDestinations::answerNothing()
{
    emit found(m_request, {}, true);
}

} // namespace torchtriage::desktop
