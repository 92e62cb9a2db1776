// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/latest_job.h"

#include <QElapsedTimer>

namespace torchtriage::workbench {

namespace {

constexpr qint64 progressInterval = 50; // ms

} // namespace

LatestJob::LatestJob(QObject* parent) : QObject(parent)
{
    // One that ends, and the one that superseded it.
    m_pool.setMaxThreadCount(2);
}

LatestJob::~LatestJob()
{
    if (m_stop)
        m_stop->store(true);
    m_pool.waitForDone();
}

void LatestJob::cancel()
{
    if (!m_stop)
        return;
    m_stop->store(true);
    m_stop.reset();
    emit cancelled();
}

void LatestJob::start(Work work)
{
    if (m_stop)
        m_stop->store(true);
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_pool.start([this, stop = m_stop, work = std::move(work)] {
        auto clock = std::make_shared<QElapsedTimer>();
        clock->start();
        Context context;
        context.cancelled = [stop] { return stop->load(std::memory_order_relaxed); };
        context.progress = [this, stop, clock](std::uint64_t done, std::uint64_t total) {
            if (clock->elapsed() < progressInterval)
                return;
            clock->restart();
            post(stop, false, [this, done, total] { emit progressed(done, total); });
        };
        post(stop, true, work(context));
    });
}

void LatestJob::post(const Stop& stop, bool last, Deliver deliver)
{
    QMetaObject::invokeMethod(
        this,
        [this, stop, last, deliver = std::move(deliver)] {
            if (m_stop != stop)
                return;
            if (last)
                m_stop.reset();
            if (deliver)
                deliver();
        },
        Qt::QueuedConnection);
}

} // namespace torchtriage::workbench
