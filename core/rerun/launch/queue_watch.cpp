// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/launch/queue_watch.h"

#include "core/rerun/child_process.h"

#include <algorithm>
#include <array>

namespace torchtriage::rerun {

namespace {

constexpr std::chrono::seconds answerTime(10);
constexpr std::chrono::milliseconds firstPause(500), longestPause(5000), waitStep(50);
constexpr std::size_t longestField = 200;

std::optional<QueueEntry> askQueue(const Launcher& launcher, const LaunchPlaces& places,
                                   const std::string& guard, const std::atomic_bool* stop)
{
    ProcessOptions options;
    options.guard = guard;
    WaitOptions wait;
    std::string last;
    wait.timeout = answerTime;
    wait.line = [&last](const PrintedLine& line) {
        if (line.stream == Stream::Output)
            last = line.text;
    };
    wait.stop = [stop] { return stop != nullptr && stop->load() ? StopRequest::Kill : StopRequest::None; };
    const auto result = runProcess(queueCommand(launcher.kind.state, places), options, wait);
    return result ? readQueueEntry(last, launcher.kind) : std::nullopt;
}

} // namespace

std::optional<QueueEntry> readQueueEntry(std::string_view text, const LauncherKind& kind)
{
    std::array<std::string, 4> fields;
    std::size_t field = 0;
    for (const char c : text) {
        if (c == '|')
            ++field;
        else if (field < fields.size() && fields[field].size() < longestField && c >= ' ')
            fields[field] += c;
    }
    if (field + 1 != fields.size() || fields[0].empty() || fields[1].empty())
        return std::nullopt;
    QueueEntry entry;
    entry.shown = {fields[0], fields[1], fields[2] == "None" ? std::string() : fields[2]};
    entry.node = fields[3];
    if (const auto known = kind.states.find(entry.shown.state); known != kind.states.end())
        entry.meaning = known->second;
    return entry;
}

std::optional<QueueEntry> askQueue(const Launcher& launcher, const LaunchPlaces& places,
                                   const std::string& guard)
{
    return askQueue(launcher, places, guard, nullptr);
}

QueueWatch::QueueWatch(const Launcher& launcher, const LaunchPlaces& places, std::string guard)
    : m_thread([this, launcher, places, guard = std::move(guard)] { watch(launcher, places, guard); })
{
}

QueueWatch::~QueueWatch()
{
    stop();
}

void QueueWatch::stop()
{
    m_stop = true;
    if (m_thread.joinable())
        m_thread.join();
}

std::optional<QueueEntry> QueueWatch::news()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_news, std::nullopt);
}

void QueueWatch::watch(const Launcher& launcher, const LaunchPlaces& places, const std::string& guard)
{
    for (auto pause = firstPause; !m_stop; pause = std::min(pause * 2, longestPause)) {
        for (auto slept = waitStep; slept <= pause && !m_stop; slept += waitStep)
            std::this_thread::sleep_for(waitStep);
        if (m_stop)
            return;
        const auto entry = askQueue(launcher, places, guard, &m_stop);
        const std::scoped_lock lock(m_mutex);
        if (entry && entry != m_last)
            m_news = m_last = entry;
    }
}

} // namespace torchtriage::rerun
