// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/background_job.h"

#include <QThreadPool>

namespace torchtriage::desktop {

void BackgroundJob::start(std::function<void(const Cancelled&)> work)
{
    cancel();
    m_state = std::make_shared<State>();
    QThreadPool::globalInstance()->start([state = m_state, work = std::move(work)] {
        work([state] { return state->cancelled.load(std::memory_order_relaxed); });
        state->running.store(false, std::memory_order_release);
    });
}

void BackgroundJob::cancel()
{
    if (m_state)
        m_state->cancelled.store(true, std::memory_order_relaxed);
}

bool BackgroundJob::isRunning() const
{
    return m_state && m_state->running.load(std::memory_order_acquire);
}

} // namespace torchtriage::desktop
