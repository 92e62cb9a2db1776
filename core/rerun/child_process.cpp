// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/child_process.h"

#include "core/rerun/aside_filter.h"
#include "core/rerun/guard_protocol.h"
#include "core/rerun/guard_status.h"
#include "core/rerun/spawn_guard.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace torchtriage::rerun {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int tick = 50; // ms: how soon a stop is seen
/// What was printed before the end is in the pipes already; a descriptor that somebody else holds is not
/// waited for.
constexpr std::chrono::milliseconds drainTime(500);
constexpr std::size_t readSize = 65536;
constexpr std::size_t longestLastLine = 500;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// How many processes the system's out-of-memory killer has ended since it started; 0 if it does not say.
std::uint64_t systemMemoryKills()
{
    std::ifstream file("/proc/vmstat");
    std::string name;
    std::uint64_t value = 0;
    while (file >> name >> value) {
        if (name == "oom_kill")
            return value;
    }
    return 0;
}

/// Writing to a program that does not read any more is an answer here, not the end of this process.
class PipeSignalBlock {
public:
    PipeSignalBlock()
    {
        ::sigemptyset(&m_pipe);
        ::sigaddset(&m_pipe, SIGPIPE);
        ::pthread_sigmask(SIG_BLOCK, &m_pipe, &m_before);
    }
    PipeSignalBlock(const PipeSignalBlock&) = delete;
    PipeSignalBlock& operator=(const PipeSignalBlock&) = delete;
    ~PipeSignalBlock()
    {
        const timespec now{};
        while (::sigtimedwait(&m_pipe, nullptr, &now) > 0) {
        }
        ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }

private:
    sigset_t m_pipe, m_before;
};

bool writeQuietly(const std::unique_ptr<io::Descriptor>& fd, std::string_view bytes)
{
    const PipeSignalBlock block;
    return fd && io::writeAll(fd->get(), bytes);
}

} // namespace

struct ChildProcess::Parts {
    Parts(SpawnedGuard spawned, const ProcessOptions& processOptions)
        : pipes(std::move(spawned)), options(processOptions), outputLines(processOptions.longestLine),
          errorLines(processOptions.longestLine)
    {
        if (!options.mark.empty())
            asides.emplace(options.mark);
    }

    void poll(int milliseconds);
    void readStatus();
    void readStream(std::unique_ptr<io::Descriptor>& from, Stream stream);
    void keepAndSplit(Stream stream, std::string_view bytes);
    void takeLine(Stream stream, std::string_view text, bool cut, bool half);
    void feed();
    void requestStop(EndingKind kind, bool atOnce);
    void letGo();
    void followWishes();
    void drain();
    void finish();
    [[nodiscard]] bool isOver() const { return status.isOver() || !pipes.status; }
    [[nodiscard]] Ending ending() const;

    SpawnedGuard pipes;
    ProcessOptions options;
    std::optional<OutputFile> file;
    GuardStatus status;
    LineSplitter outputLines, errorLines;
    std::optional<AsideFilter> asides;
    std::string unfed; ///< taken from options.feed, not written yet
    bool waitsForRoom = false;
    std::optional<Clock::time_point> stopAt; ///< a stop was passed on: the process here is ended then
    std::array<char, readSize> buffer{};
    const WaitOptions* waiting = nullptr;
    Clock::time_point start = Clock::now();
    std::optional<EndingKind> endedByUs; ///< TimedOut or Stopped, once we asked for the end
    bool killed = false;
    std::uint64_t printed = 0;
    std::uint64_t memoryKillsBefore = systemMemoryKills();
    std::string lastLine;
};

void ChildProcess::Parts::poll(int milliseconds)
{
    const auto fdOf = [](const std::unique_ptr<io::Descriptor>& fd) { return fd ? fd->get() : -1; };
    std::array<pollfd, 4> watched = {{{fdOf(pipes.status), POLLIN, 0},
                                      {fdOf(pipes.output), POLLIN, 0},
                                      {fdOf(pipes.error), POLLIN, 0},
                                      {waitsForRoom ? fdOf(pipes.input) : -1, POLLOUT, 0}}};
    if (::poll(watched.data(), watched.size(), milliseconds) <= 0)
        return;
    if (watched[1].revents != 0)
        readStream(pipes.output, Stream::Output);
    if (watched[2].revents != 0)
        readStream(pipes.error, Stream::Error);
    if (watched[0].revents != 0)
        readStatus();
}

void ChildProcess::Parts::feed()
{
    waitsForRoom = false;
    while (options.feed && pipes.input) {
        if (unfed.empty()) {
            auto more = options.feed();
            if (more && more->empty())
                return;
            if (more)
                unfed = *std::move(more);
        }
        const PipeSignalBlock block;
        const ssize_t wrote = unfed.empty() ? -1 : ::write(pipes.input->get(), unfed.data(), unfed.size());
        if (wrote > 0) {
            unfed.erase(0, static_cast<std::size_t>(wrote));
        } else if (!unfed.empty() && (errno == EAGAIN || errno == EINTR)) {
            waitsForRoom = true;
            return;
        } else {
            pipes.input.reset();
        }
    }
}

void ChildProcess::Parts::readStatus()
{
    const ssize_t got = ::read(pipes.status->get(), buffer.data(), buffer.size());
    if (got > 0)
        status.add({buffer.data(), static_cast<std::size_t>(got)});
    else if (got == 0 || (errno != EAGAIN && errno != EINTR))
        pipes.status.reset();
}

void ChildProcess::Parts::readStream(std::unique_ptr<io::Descriptor>& from, Stream stream)
{
    const ssize_t got = ::read(from->get(), buffer.data(), buffer.size());
    if (got > 0) {
        const std::string_view bytes(buffer.data(), static_cast<std::size_t>(got));
        if (asides && stream == Stream::Error)
            keepAndSplit(stream, asides->add(bytes, [&](std::string_view text) {
                if (waiting != nullptr && waiting->aside)
                    waiting->aside(text);
            }));
        else
            keepAndSplit(stream, bytes);
    } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
        if (asides && stream == Stream::Error)
            keepAndSplit(stream, asides->finish());
        LineSplitter& lines = stream == Stream::Output ? outputLines : errorLines;
        lines.finish([&](std::string_view text, bool cut) { takeLine(stream, text, cut, true); });
        from.reset();
    }
}

void ChildProcess::Parts::keepAndSplit(Stream stream, std::string_view bytes)
{
    printed += bytes.size();
    if (file)
        file->add(bytes);
    LineSplitter& lines = stream == Stream::Output ? outputLines : errorLines;
    lines.add(bytes, [&](std::string_view text, bool cut) { takeLine(stream, text, cut, false); });
}

void ChildProcess::Parts::takeLine(Stream stream, std::string_view text, bool cut, bool half)
{
    if (text.find_first_not_of(" \t") != std::string_view::npos)
        lastLine.assign(text.substr(0, longestLastLine));
    if (waiting != nullptr && waiting->line)
        waiting->line({stream, text, cut, half, secondsSince(start)});
}

void ChildProcess::Parts::followWishes()
{
    if (waiting->tick)
        waiting->tick();
    const StopRequest wish = waiting->stop ? waiting->stop() : StopRequest::None;
    const bool late = waiting->timeout.count() > 0 && Clock::now() - start >= waiting->timeout;
    if (!endedByUs && (wish != StopRequest::None || late))
        requestStop(wish != StopRequest::None ? EndingKind::Stopped : EndingKind::TimedOut,
                    wish == StopRequest::Kill);
    if (stopAt && Clock::now() >= *stopAt) {
        stopAt.reset();
        writeQuietly(pipes.control, {&guard::stop, 1});
    }
    if (wish == StopRequest::Kill && !std::exchange(killed, true)) {
        if (options.feed)
            letGo();
        else
            writeQuietly(pipes.control, {&guard::kill, 1});
    }
}

void ChildProcess::Parts::requestStop(EndingKind kind, bool atOnce)
{
    endedByUs = kind;
    if (atOnce && options.feed)
        return; // see letGo()
    if (!atOnce && waiting->passStop && waiting->passStop())
        stopAt = Clock::now() + options.grace + waiting->passTime;
    else
        writeQuietly(pipes.control, {&guard::stop, 1});
}

/// Nobody waits any longer: the end of the lifeline ends the work where it is done, in order, and the guard
/// sees to it that the process here follows.
void ChildProcess::Parts::letGo()
{
    pipes.input.reset();
    pipes.control.reset();
    pipes.status.reset();
    pipes.process = -1;
}

void ChildProcess::Parts::drain()
{
    const auto until = Clock::now() + drainTime;
    while ((pipes.output || pipes.error) && Clock::now() < until)
        poll(tick);
    for (auto* fd : {&pipes.output, &pipes.error})
        fd->reset();
    outputLines.finish([&](std::string_view text, bool cut) { takeLine(Stream::Output, text, cut, true); });
    errorLines.finish([&](std::string_view text, bool cut) { takeLine(Stream::Error, text, cut, true); });
}

void ChildProcess::Parts::finish()
{
    pipes.input.reset();
    pipes.control.reset();
    if (pipes.process > 0) {
        while (::waitpid(pipes.process, nullptr, 0) < 0 && errno == EINTR) {
        }
    }
    pipes.process = -1;
}

Ending ChildProcess::Parts::ending() const
{
    Ending end;
    if (!status.failedStage.empty()) {
        end.code = status.failedErrno;
        end.detail = status.failedStage;
        return end;
    }
    // The guard itself was killed: the system kills the program with it.
    const bool bySignal = !status.ended || status.ended->bySignal;
    const int number = status.ended ? status.ended->number : SIGKILL;
    end.kind = bySignal ? EndingKind::Signalled : EndingKind::Exited;
    (bySignal ? end.signal : end.code) = number;
    if (status.overMemory) {
        end.kind = EndingKind::OutOfMemory;
        end.detail = "limit";
    } else if (endedByUs) {
        end.kind = *endedByUs;
    } else if (end.signal == SIGKILL && systemMemoryKills() > memoryKillsBefore) {
        end.kind = EndingKind::OutOfMemory;
        end.detail = "system";
    }
    return end;
}

ChildProcess::ChildProcess(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
ChildProcess::ChildProcess(ChildProcess&&) noexcept = default;
ChildProcess& ChildProcess::operator=(ChildProcess&&) noexcept = default;

ChildProcess::~ChildProcess()
{
    if (m_parts && m_parts->pipes.process > 0) {
        writeQuietly(m_parts->pipes.control, {&guard::kill, 1});
        m_parts->finish();
    }
}

io::Result<ChildProcess> ChildProcess::start(const Command& command, const ProcessOptions& options)
{
    if (const std::string_view problem = problemOf(command); !problem.empty())
        return io::fail(io::ErrorKind::Malformed, command.program, {}, std::string(problem));
    auto spawned = spawnGuard(command, options);
    if (!spawned)
        return io::fail(spawned.error());
    ChildProcess process(std::make_unique<Parts>(*std::move(spawned), options));
    if (!options.outputFile.empty()) {
        if (auto kept = process.keepOutput(options.outputFile, options.keptBytes); !kept)
            return io::fail(kept.error());
    }
    return process;
}

io::Result<void> ChildProcess::keepOutput(const std::string& path, std::uint64_t limit)
{
    auto file = OutputFile::create(path, limit);
    if (!file)
        return io::fail(file.error());
    m_parts->file = *std::move(file);
    return {};
}

int ChildProcess::id()
{
    while (m_parts->status.process == 0 && !m_parts->isOver()) {
        pollfd watched = {m_parts->pipes.status->get(), POLLIN, 0};
        if (::poll(&watched, 1, -1) > 0)
            m_parts->readStatus();
    }
    return m_parts->status.process;
}

void ChildProcess::begin()
{
    m_parts->start = Clock::now();
}

bool ChildProcess::send(std::string_view bytes)
{
    const bool taken = writeQuietly(m_parts->pipes.input, bytes);
    m_parts->pipes.input.reset();
    return taken;
}

ProcessResult ChildProcess::wait(const WaitOptions& options)
{
    Parts& parts = *m_parts;
    parts.waiting = &options;
    parts.start = Clock::now();
    while (!parts.isOver()) {
        parts.feed();
        parts.poll(tick);
        parts.followWishes();
    }
    const double seconds = secondsSince(parts.start);
    parts.drain();
    parts.waiting = nullptr;
    parts.finish();
    ProcessResult result;
    if (parts.file) {
        parts.file->finish();
        result.leftOutBytes = parts.file->leftOut();
        result.outputError = parts.file->error();
    }
    result.ending = parts.ending();
    result.seconds = seconds;
    result.printedBytes = parts.printed;
    result.lastLine = parts.lastLine;
    if (parts.status.ended) {
        result.largestResident = static_cast<std::uint64_t>(parts.status.ended->largestKib) * 1024;
        result.leftBehind = parts.status.ended->leftBehind;
    }
    return result;
}

io::Result<ProcessResult> runProcess(const Command& command, const ProcessOptions& options,
                                     const WaitOptions& wait)
{
    auto process = ChildProcess::start(command, options);
    if (!process)
        return io::fail(process.error());
    return process->wait(wait);
}

} // namespace torchtriage::rerun
