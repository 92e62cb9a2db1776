// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/launch/remote_run.h"

#include "core/io/whole_file.h"
#include "core/rerun/launch/queue_watch.h"
#include "core/rerun/launch/remote_ending.h"

#include <array>
#include <cstdio>
#include <random>
#include <thread>
#include <utility>

namespace torchtriage::rerun {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t mostScriptBytes = std::size_t{1} << 20;
constexpr std::size_t mostLastLines = 30;
constexpr std::size_t longestKeptLine = 500;
/// Short enough for every limit on arguments, and without a character that a shell could see; it reads the
/// rest.
constexpr std::string_view boot = "import sys;b=sys.stdin.buffer;exec(b.read(int(b.readline())))";
constexpr std::chrono::seconds cleanUpTime(45);
constexpr std::chrono::milliseconds settlePause(500);
constexpr int mostSettles = 8;

/// Sixteen hexadecimal digits that nothing printed on the other side can guess.
std::string freshName()
{
    std::random_device source;
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%08x%08x", static_cast<unsigned>(source()),
                  static_cast<unsigned>(source()));
    return text.data();
}

} // namespace

io::Result<std::unique_ptr<RemoteRun>> RemoteRun::prepare(Setup setup, Staging staging)
{
    const auto script = io::readWhole(setup.script, mostScriptBytes);
    if (!script)
        return io::fail(script.error());
    const std::string name = freshName();
    staging.header["name"] = name;
    staging.header["grace"] = static_cast<double>(setup.limits.grace.count()) / 1000;
    staging.header["memory"] = setup.limits.memory;
    return std::unique_ptr<RemoteRun>(new RemoteRun(std::move(setup), *script, name, std::move(staging)));
}

RemoteRun::RemoteRun(Setup setup, const std::string& script, const std::string& name, Staging staging)
    : m_setup(std::move(setup)), m_script(script), m_places{"torchtriage-" + name, std::string(boot), {}},
      m_feed(script, std::move(staging))
{
}

io::Result<RemoteRun::Result> RemoteRun::run(const ProcessOptions& given, const RunEvents& events,
                                             const std::function<void(int process)>& began)
{
    ProcessOptions options = given;
    options.hasInput = true;
    options.mark = '\x1e' + m_places.job.substr(m_places.job.find('-') + 1) + ' ';
    options.memoryLimit = 0; // it is the program's, not that of what reaches it
    options.feed = [this] { return m_feed.next(); };
    m_guard = options.guard;
    const auto asked = Clock::now();
    auto process = ChildProcess::start(startCommand(*m_setup.launcher, m_places), options);
    if (!process)
        return io::fail(process.error());
    std::unique_ptr<QueueWatch> watch;
    if (m_setup.launcher->kind.hasQueue())
        watch = std::make_unique<QueueWatch>(*m_setup.launcher, m_places, m_guard);
    if (events.waiting)
        events.waiting({});

    Result result;
    WaitOptions wait = waitOptions(events);
    wait.aside = [&](std::string_view note) {
        take(note);
        if (m_status.process == 0 || result.id != 0)
            return;
        result.id = m_status.process;
        result.queued = std::chrono::duration<double>(Clock::now() - asked).count();
        wait.timeout = m_setup.limits.timeout;
        process->begin();
        began(result.id);
    };
    wait.tick = [&] {
        const auto news = watch && result.id == 0 ? watch->news() : std::nullopt;
        if (news && events.waiting)
            events.waiting(news->shown);
        if (news && !news->node.empty())
            m_places.node = news->node;
        if (events.tick)
            events.tick();
    };
    result.process = process->wait(wait);
    watch.reset();
    result.node = m_node;
    result.process.ending = endingOf(result.process.ending);
    // What was measured here is the launcher's own program.
    const auto ended = m_status.ended.value_or(GuardStatus::Ended());
    result.process.leftBehind = ended.leftBehind;
    result.process.largestResident = static_cast<std::uint64_t>(ended.largestKib) * 1024;
    const bool inHurry = events.stop && events.stop() == StopRequest::Kill;
    if (!m_status.ended && !inHurry)
        cleanUp();
    return result;
}

WaitOptions RemoteRun::waitOptions(const RunEvents& events)
{
    WaitOptions wait;
    wait.timeout = m_setup.limits.queue;
    wait.stop = events.stop;
    wait.passStop = [this] {
        m_feed.askForEnd();
        return m_status.process != 0;
    };
    wait.line = [this, &events](const PrintedLine& line) {
        keep(line.text);
        if (events.line)
            events.line(line);
    };
    return wait;
}

void RemoteRun::take(std::string_view note)
{
    if (note.starts_with("node "))
        m_node = note.substr(5);
    else if (note.starts_with("signal "))
        m_signalled = true;
    else
        m_status.add(std::string(note) + '\n');
}

void RemoteRun::keep(std::string_view line)
{
    m_lastLines.emplace_back(line.substr(0, longestKeptLine));
    if (m_lastLines.size() > mostLastLines)
        m_lastLines.pop_front();
}

Ending RemoteRun::endingOf(const Ending& here)
{
    RemoteFacts facts;
    facts.told = m_status;
    facts.signalled = m_signalled;
    facts.here = here;
    facts.clue = clue();
    facts.state = [this] { return lastState(); };
    return remoteEnding(facts);
}

std::optional<Meaning> RemoteRun::clue() const
{
    for (auto line = m_lastLines.rbegin(); line != m_lastLines.rend(); ++line) {
        for (const LauncherKind::Clue& clue : m_setup.launcher->kind.clues) {
            if (line->find(clue.text) != std::string::npos)
                return clue.means;
        }
    }
    return std::nullopt;
}

/// A scheduler takes a moment to call a job over.
std::optional<Meaning> RemoteRun::lastState()
{
    if (!m_setup.launcher->kind.hasQueue())
        return std::nullopt;
    bool known = false; // and `last`, apart: GCC 12 takes an optional for uninitialised here
    Meaning last = Meaning::Running;
    for (int i = 0; i < mostSettles; ++i) {
        const auto entry = askQueue(*m_setup.launcher, m_places, m_guard);
        known = entry && entry->meaning.has_value();
        if (known)
            last = *entry->meaning;
        if (entry && !entry->node.empty())
            m_places.node =
                entry->node; // as the scheduler calls it, which need not be the machine's own name
        if (!known || (last != Meaning::Running && last != Meaning::Waiting))
            break;
        std::this_thread::sleep_for(settlePause);
    }
    return known ? std::optional(last) : std::nullopt;
}

/// Nobody said that all has ended: takes the run out of the queue, and, where it had reached a machine, ends
/// there what is left of it. What cannot be reached any more ends by itself: its lifeline is cut.
void RemoteRun::cleanUp()
{
    ProcessOptions options;
    options.guard = m_guard;
    WaitOptions wait;
    wait.timeout = cleanUpTime;
    if (!m_setup.launcher->kind.cancel.empty())
        (void)runProcess(queueCommand(m_setup.launcher->kind.cancel, m_places), options, wait);
    if (m_node.empty() || !m_status.failedStage.empty())
        return;
    Staging sweep;
    sweep.header["sweep"] = true;
    sweep.header["name"] = m_places.job.substr(m_places.job.find('-') + 1);
    RemoteFeed feed(m_script, std::move(sweep));
    options.hasInput = true;
    options.feed = [&feed] { return feed.next(); };
    if (m_places.node.empty())
        m_places.node = m_node;
    (void)runProcess(startCommand(*m_setup.launcher, m_places, true), options, wait);
}

} // namespace torchtriage::rerun
