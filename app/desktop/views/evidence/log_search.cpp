// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/log_search.h"

#include <utility>

namespace torchtriage::desktop {

namespace {
constexpr int pollMilliseconds = 50;
} // namespace

LogSearch::LogSearch(QObject* parent) : QObject(parent)
{
    m_poll.setInterval(pollMilliseconds);
    connect(&m_poll, &QTimer::timeout, this, &LogSearch::poll);
}

void LogSearch::start(std::shared_ptr<const log::LineSource> source, const log::SearchPattern& pattern)
{
    m_job.cancel();
    m_search = std::make_shared<log::Search>(std::move(source), pattern);
    m_again = false;
    run();
}

void LogSearch::goOn()
{
    if (!m_search)
        return;
    if (m_job.isRunning())
        m_again = true; // one thread at a time on one search
    else
        run();
}

void LogSearch::run()
{
    m_job.start([search = m_search](const BackgroundJob::Cancelled& cancelled) {
        // A read that fails ends the search with what it has: the view shows the same failure where it reads.
        (void)search->run(cancelled);
    });
    m_poll.start();
}

void LogSearch::clear()
{
    m_job.cancel();
    m_poll.stop();
    m_search.reset();
}

void LogSearch::poll()
{
    const bool running = m_job.isRunning();
    emit changed();
    if (running)
        return;
    m_poll.stop();
    if (std::exchange(m_again, false))
        return run();
    emit finished();
}

std::int64_t LogSearch::count() const
{
    return m_search ? m_search->progress().matches : 0;
}

std::size_t LogSearch::size() const
{
    return m_search ? m_search->size() : 0;
}

std::optional<log::SearchMatch> LogSearch::match(std::size_t index) const
{
    return m_search ? m_search->match(index) : std::nullopt;
}

std::optional<std::size_t> LogSearch::next(std::uint64_t offset, bool backwards, bool inclusive) const
{
    const std::size_t known = size();
    if (known == 0)
        return std::nullopt;
    if (backwards) {
        const std::size_t after = m_search->firstAtOrAfter(offset);
        return after == 0 ? known - 1 : after - 1;
    }
    const std::size_t at = m_search->firstAtOrAfter(inclusive ? offset : offset + 1);
    return at < known ? at : 0;
}

} // namespace torchtriage::desktop
