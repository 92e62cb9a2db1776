// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/run_queue.h"

#include "app/workbench/program_paths.h"
#include "app/workbench/signatures.h"

#include <QElapsedTimer>

#include <algorithm>
#include <array>
#include <string>

namespace torchtriage::workbench {

namespace {

constexpr qint64 flushInterval = 80; // ms
constexpr std::size_t mostLinesAtOnce = 60;
constexpr std::size_t longestShownLine = 2000; // bytes

} // namespace

/// Collects lines on the thread of the run and hands them over in bounded portions. Only those that are
/// handed over are made into texts: a flood has millions that nobody sees.
class RunQueue::Relay {
public:
    Relay(RunQueue& queue, RunId run) : m_queue(queue), m_run(run) { m_clock.start(); }

    void add(const rerun::PrintedLine& line)
    {
        Kept& place = m_kept[m_count++ % m_kept.size()];
        place.stream = line.stream;
        place.seconds = line.seconds;
        place.text.assign(line.text.substr(0, longestShownLine));
    }

    /// Hands over what was collected, unless the last time is too short ago.
    void flush(bool now)
    {
        if (m_count == 0 || (!now && m_clock.elapsed() < flushInterval))
            return;
        m_clock.restart();
        ShownLines shown;
        const std::size_t first = m_count > m_kept.size() ? m_count - m_kept.size() : 0;
        shown.skipped = first;
        for (std::size_t i = first; i < m_count; ++i)
            shown.lines.append(toShown(m_kept[i % m_kept.size()]));
        m_count = 0;
        m_queue.post(m_run, [queue = &m_queue, run = m_run, shown = std::move(shown)] {
            emit queue->printed(run, shown);
        });
    }

private:
    struct Kept {
        rerun::Stream stream = rerun::Stream::Output;
        double seconds = 0;
        std::string text;
    };

    [[nodiscard]] ShownLine toShown(const Kept& line) const
    {
        const bool output = line.stream == rerun::Stream::Output;
        return {m_begun.addMSecs(static_cast<int>(line.seconds * 1000)),
                output ? ShownLine::From::Output : ShownLine::From::Error, QString::fromStdString(line.text)};
    }

    RunQueue& m_queue;
    RunId m_run;
    QTime m_begun = QTime::currentTime();
    std::array<Kept, mostLinesAtOnce> m_kept;
    std::size_t m_count = 0; ///< lines since the last flush; the last ones are in m_kept
    QElapsedTimer m_clock;
};

RunQueue::RunQueue(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1); // one run at a time: they would disturb each other
}

RunQueue::~RunQueue()
{
    m_waiting.clear();
    if (m_current)
        m_current->stop = rerun::StopRequest::Kill;
    m_pool.waitForDone();
}

RunQueue::RunId RunQueue::add(Prepare prepare)
{
    const RunId id = m_next++;
    m_waiting.push_back({id, std::move(prepare)});
    // Not from within this call: whoever adds knows the id first.
    QMetaObject::invokeMethod(this, &RunQueue::startNext, Qt::QueuedConnection);
    return id;
}

void RunQueue::stop(RunId run)
{
    if (m_current && m_current->id == run) {
        m_current->stop = rerun::StopRequest::Stop;
        return;
    }
    const auto found = std::ranges::find(m_waiting, run, &Entry::id);
    if (found != m_waiting.end()) {
        m_waiting.erase(found);
        emit dropped(run);
    }
}

void RunQueue::stopAll()
{
    const auto waiting = std::exchange(m_waiting, {});
    for (const Entry& entry : waiting)
        emit dropped(entry.id);
    if (m_current)
        m_current->stop = rerun::StopRequest::Stop;
}

void RunQueue::startNext()
{
    if (m_current || m_waiting.empty())
        return;
    Entry entry = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_current = std::make_shared<Current>();
    m_current->id = entry.id;
    rerun::RunRequest request = entry.prepare();
    rerun::Prewarmed warm;
    if (m_warm && request.engine == m_warmEngine && request.limits.memory == 0 && request.launcher->isLocal())
        warm = std::exchange(m_warm, nullptr);
    m_pool.start([this, current = m_current, request = std::move(request), warm] {
        const RunId run = current->id;
        Relay relay(*this, run);
        rerun::RunEvents events;
        events.stop = [current] { return current->stop.load(std::memory_order_relaxed); };
        events.waiting = [this, run](const rerun::QueueState& state) {
            post(run, [this, run, state] { emit awaiting(run, state); });
        };
        events.started = [this, run](const rerun::RunFolder& folder, int process,
                                     const std::string& command) {
            post(run, [this, run, process, command = QString::fromStdString(command),
                       path = QString::fromStdString(folder.path())] {
                emit started(run, process, command, path);
            });
        };
        events.line = [&relay](const rerun::PrintedLine& line) { relay.add(line); };
        events.said = [this, run](const rerun::OutcomeLine& line) {
            if (const auto* step = std::get_if<rerun::ProgressLine>(&line))
                post(run, [this, run, step = *step] {
                    emit stepped(run, step.step, step.steps, QString::fromStdString(step.name));
                });
        };
        events.tick = [&relay] { relay.flush(false); };
        const auto& set = builtinSignatures(); // compiled when the first log came
        auto outcome = set ? rerun::executeRun(request, *set, events, warm)
                           : io::Result<rerun::Outcome>(io::fail(set.error()));
        relay.flush(true);
        QMetaObject::invokeMethod(
            this, [this, run, outcome = std::move(outcome)] { conclude(run, outcome); },
            Qt::QueuedConnection);
    });
}

void RunQueue::conclude(RunId run, const io::Result<rerun::Outcome>& outcome)
{
    m_current.reset();
    if (outcome)
        emit ended(run, *outcome);
    else
        emit failed(run, outcome.error());
    startNext();
    if (!m_current)
        warmUp(); // not beside a run, whose time it would take
}

void RunQueue::post(RunId run, std::function<void()> deliver)
{
    QMetaObject::invokeMethod(
        this,
        [this, run, deliver = std::move(deliver)] {
            if (current() == run)
                deliver();
        },
        Qt::QueuedConnection);
}

void RunQueue::keepWarm(const std::optional<rerun::Engine>& engine)
{
    if (engine == m_warmEngine && (m_warm || !engine))
        return;
    m_warmEngine = engine;
    // Its end is waited for, and that is not for this thread.
    m_pool.start([old = std::exchange(m_warm, nullptr)]() mutable { old.reset(); });
    if (!m_current)
        warmUp();
}

void RunQueue::warmUp()
{
    if (!m_warmEngine || m_warm)
        return;
    if (auto process = rerun::prewarm(*m_warmEngine, guardPath().toStdString()))
        m_warm = *std::move(process);
}

} // namespace torchtriage::workbench
