// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/log_document.h"

#include <mutex>
#include <utility>

namespace torchtriage::desktop {

namespace {

constexpr int pollMilliseconds = 50;
constexpr int firstPollMilliseconds = 5; // the first screen should not wait for a lazy timer
constexpr int followMilliseconds = 1000;

} // namespace

/// What the thread that reads and this one share.
class LogDocument::Work {
public:
    struct Stage {
        int generation = 0; ///< counts how often the log was opened: it changes when the file was replaced
        std::shared_ptr<const log::OpenedLines> opened;
        std::shared_ptr<log::LineIndex> index;
        std::shared_ptr<log::RankProfile> profile;
        std::shared_ptr<log::StackBlocks> stacks;
        std::optional<io::Error> error;
        bool cancelled = false;
    };

    Work(Place place, std::vector<log::KnownRank> knownRanks, std::int64_t stacksFrom)
        : m_place(std::move(place)), m_knownRanks(std::move(knownRanks)), m_stacksFrom(stacksFrom)
    {
    }

    [[nodiscard]] Stage stage() const
    {
        const std::lock_guard lock(m_mutex);
        return m_stage;
    }

    /// Opens the log if that has not been done, and reads what is new in it.
    void run(const BackgroundJob::Cancelled& cancelled)
    {
        if (!stage().index && !openIt())
            return;
        auto outcome = stage().index->extend(cancelled);
        const bool anew = outcome && (*outcome == log::LineIndex::Outcome::Cut ||
                                      *outcome == log::LineIndex::Outcome::Replaced);
        if (anew) {
            if (!openIt())
                return;
            outcome = stage().index->extend(cancelled);
        }
        if (!outcome)
            return fail(outcome.error());
        if (*outcome == log::LineIndex::Outcome::Cancelled)
            return stop();
        auto looked = stage().stacks->extend(cancelled);
        if (looked)
            looked = stage().profile->extend(cancelled);
        if (!looked && looked.error().kind == io::ErrorKind::Cancelled)
            stop();
        else if (!looked)
            fail(looked.error());
    }

private:
    bool openIt()
    {
        auto opened = m_place.path.isEmpty()
                          ? log::openLinesOfText(m_place.name.toStdString(), m_place.text.toStdString())
                          : log::openLines(m_place.path.toStdString());
        if (!opened) {
            fail(opened.error());
            return false;
        }
        Stage next;
        next.opened = std::make_shared<const log::OpenedLines>(std::move(*opened));
        next.index = std::make_shared<log::LineIndex>(next.opened->source);
        const log::RankReader ranks(next.opened->framing, m_knownRanks);
        next.profile = std::make_shared<log::RankProfile>(next.index, ranks);
        next.stacks = std::make_shared<log::StackBlocks>(next.index, ranks, m_stacksFrom);
        const std::lock_guard lock(m_mutex);
        next.generation = m_stage.generation + 1;
        m_stage = std::move(next);
        return true;
    }

    void fail(io::Error error)
    {
        const std::lock_guard lock(m_mutex);
        m_stage.error = std::move(error);
    }

    void stop()
    {
        const std::lock_guard lock(m_mutex);
        m_stage.cancelled = true;
    }

    Place m_place;
    std::vector<log::KnownRank> m_knownRanks;
    std::int64_t m_stacksFrom;
    mutable std::mutex m_mutex;
    Stage m_stage;
};

LogDocument::LogDocument(QObject* parent) : QObject(parent)
{
    connect(&m_poll, &QTimer::timeout, this, &LogDocument::poll);
    m_follow.setInterval(followMilliseconds);
    connect(&m_follow, &QTimer::timeout, this, &LogDocument::look);
}

LogDocument::~LogDocument() = default;

void LogDocument::open(const Place& place, std::vector<log::KnownRank> knownRanks, std::int64_t stacksFrom)
{
    close();
    m_work = std::make_shared<Work>(place, std::move(knownRanks), stacksFrom);
    m_reading = true;
    start();
}

void LogDocument::close()
{
    m_job.cancel();
    m_poll.stop();
    m_follow.stop();
    m_work.reset();
    m_opened.reset();
    m_index.reset();
    m_profile.reset();
    m_stacks.reset();
    m_generation = 0;
    m_seenBytes = 0;
    m_seenRankLines = 0;
    m_seenStacks = 0;
    m_reading = m_cancelled = false;
}

void LogDocument::cancel()
{
    m_job.cancel();
}

void LogDocument::start()
{
    m_clock.start();
    m_job.start([work = m_work](const BackgroundJob::Cancelled& cancelled) { work->run(cancelled); });
    m_poll.start(m_index ? pollMilliseconds : firstPollMilliseconds);
}

void LogDocument::poll()
{
    const bool running =
        m_job.isRunning(); // asked first: what is published after it is picked up by the next poll
    adopt();
    if (running)
        return;
    m_poll.stop();
    const auto stage = m_work->stage();
    const bool wasReading = std::exchange(m_reading, false);
    if (stage.error) {
        emit failed(*stage.error);
        return;
    }
    m_cancelled = stage.cancelled;
    if (wasReading)
        emit readToEnd();
    if (canGrow() && !m_cancelled)
        m_follow.start();
}

void LogDocument::adopt()
{
    const auto stage = m_work->stage();
    if (!stage.index)
        return;
    if (stage.generation != m_generation) {
        const bool first = m_generation == 0;
        m_generation = stage.generation;
        m_opened = stage.opened;
        m_index = stage.index;
        m_profile = stage.profile;
        m_stacks = stage.stacks;
        m_seenBytes = 0;
        m_seenRankLines = 0;
        m_seenStacks = 0;
        if (first)
            emit openedLog();
        else
            emit contentReplaced();
    }
    if (m_index->bytes() != m_seenBytes) {
        m_seenBytes = m_index->bytes();
        m_poll.setInterval(pollMilliseconds);
        emit linesChanged();
    }
    if (m_stacks->size() != m_seenStacks) {
        m_seenStacks = m_stacks->size();
        emit stacksChanged();
    }
    if (m_profile->lines() != m_seenRankLines) {
        m_seenRankLines = m_profile->lines();
        emit ranksChanged();
    }
}

// Once a second, on the other thread: asking a network share for a size may take long.
void LogDocument::look()
{
    if (m_job.isRunning())
        return;
    start();
}

std::int64_t LogDocument::lines() const
{
    return m_index ? m_index->lines() : 0;
}

bool LogDocument::canGrow() const
{
    return m_opened && m_opened->follows;
}

std::vector<log::StackBlock> LogDocument::stacks() const
{
    return m_stacks ? m_stacks->blocks() : std::vector<log::StackBlock>{};
}

LogDocument::Progress LogDocument::progress() const
{
    if (!m_index)
        return {};
    return {m_index->bytes(), m_index->source().size(), static_cast<double>(m_clock.elapsed()) / 1e3};
}

} // namespace torchtriage::desktop
