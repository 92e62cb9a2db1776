// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_process.h"

#include "app/cli/timed_log.h"
#include "core/incident/recorded_run.h"
#include "core/io/descriptor.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <pty.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace torchtriage::cli {

namespace {

using io::Descriptor;

constexpr std::array passedOn = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGCONT};
constexpr std::size_t block = 1 << 16;      // bytes that one read takes
constexpr std::size_t terminalBlock = 2048; // a terminal gives hardly more at once
// A command that prints line after line would wake us for each: what comes within this time is taken
// together, so that copying costs the command next to nothing. Short enough to be felt by nobody.
constexpr int rest = 2; // ms
constexpr int pause =
    200; // ms after which we look whether the command has ended: its children may keep the pipe
constexpr int patience =
    2000; // ms for output after the end: a process left behind may hold the pipe for ever

// A signal handler reaches only what is static.
volatile sig_atomic_t childId = 0;
volatile sig_atomic_t terminal = -1;

/// A key pressed in the terminal reaches the whole group, so the command has it already.
void passOn(int signal, siginfo_t* info, void*)
{
    const int saved = errno;
    if (childId > 0 && info != nullptr && info->si_code <= 0)
        ::kill(static_cast<pid_t>(childId), signal);
    errno = saved;
}

void resize(int)
{
    const int saved = errno;
    winsize size = {};
    if (terminal >= 0 && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0)
        ::ioctl(static_cast<int>(terminal), TIOCSWINSZ, &size);
    errno = saved;
}

void installHandlers()
{
    struct sigaction action = {};
    action.sa_sigaction = passOn;
    action.sa_flags = SA_SIGINFO | SA_RESTART;
    for (const int signal : passedOn) {
        struct sigaction before = {};
        // What we were started to ignore (nohup) the command ignores too.
        if (::sigaction(signal, nullptr, &before) == 0 && before.sa_handler != SIG_IGN)
            ::sigaction(signal, &action, nullptr);
    }
    struct sigaction window = {};
    window.sa_handler = resize;
    window.sa_flags = SA_RESTART;
    ::sigaction(SIGWINCH, &window, nullptr);
    ::signal(SIGPIPE, SIG_IGN); // a reader of ours that goes away must not end the record
}

/// One stream of the command: what we read, and where it goes on to.
struct Stream {
    std::unique_ptr<Descriptor> reads;
    std::unique_ptr<Descriptor> writes; ///< the command's end; closed here once it has started
    int onward = -1;
    std::size_t most = block; ///< a read of this size leaves more behind
    TimedLines lines;
    bool open = true;
};

io::Result<Stream> makePipe(int onward)
{
    std::array<int, 2> ends = {};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return io::fail(io::systemError("pipe", errno));
    (void)::fcntl(ends[1], F_SETPIPE_SZ, 1 << 20); // a chatty command is not kept waiting
    return Stream{std::make_unique<Descriptor>(ends[0]),
                  std::make_unique<Descriptor>(ends[1]),
                  onward,
                  block,
                  {},
                  true};
}

io::Result<Stream> makeTerminal(int onward)
{
    winsize size = {};
    termios mode = {};
    const bool sized = ::ioctl(onward, TIOCGWINSZ, &size) == 0;
    int ours = -1;
    int its = -1;
    const bool moded = ::tcgetattr(onward, &mode) == 0;
    // Our own terminal turns newlines into what it needs; the inner one passes bytes as they are.
    mode.c_oflag &= ~static_cast<tcflag_t>(OPOST);
    if (::openpty(&ours, &its, nullptr, moded ? &mode : nullptr, sized ? &size : nullptr) != 0)
        return io::fail(io::systemError("terminal", errno));
    (void)::fcntl(ours, F_SETFD, FD_CLOEXEC);
    (void)::fcntl(its, F_SETFD, FD_CLOEXEC);
    terminal = ours;
    return Stream{std::make_unique<Descriptor>(ours),
                  std::make_unique<Descriptor>(its),
                  onward,
                  terminalBlock,
                  {},
                  true};
}

/// One terminal for both streams where both are one, else a pipe each.
io::Result<std::vector<Stream>> makeStreams()
{
    std::vector<Stream> streams;
    const bool out = ::isatty(STDOUT_FILENO) == 1;
    const bool err = ::isatty(STDERR_FILENO) == 1;
    auto first = out ? makeTerminal(STDOUT_FILENO) : makePipe(STDOUT_FILENO);
    if (!first)
        return io::fail(first.error());
    streams.push_back(std::move(*first));
    if (out && err)
        return streams;
    auto second = err ? makeTerminal(STDERR_FILENO) : makePipe(STDERR_FILENO);
    if (!second)
        return io::fail(second.error());
    streams.push_back(std::move(*second));
    return streams;
}

io::Result<pid_t> spawn(const std::vector<std::string>& command, const std::vector<Stream>& streams,
                        const std::vector<std::string>& environment)
{
    std::vector<char*> words;
    for (const std::string& word : command)
        words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    std::vector<char*> variables;
    for (const std::string& variable : environment)
        variables.push_back(const_cast<char*>(variable.c_str()));
    for (char** variable = environ; *variable != nullptr; ++variable)
        variables.push_back(*variable);
    variables.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, streams.front().writes->get(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, streams.back().writes->get(), STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t usual;
    sigemptyset(&usual);
    for (const int signal : {SIGPIPE, SIGXFSZ}) // ignored here, not there
        sigaddset(&usual, signal);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    pid_t child = 0;
    const int reason = ::posix_spawnp(&child, command.front().c_str(), &actions, &attributes, words.data(),
                                      variables.data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (reason != 0)
        return io::fail(io::systemError(command.front(), reason));
    return child;
}

/// Copies until both streams have ended, or the command has and nothing more comes.
class Copy {
public:
    Copy(std::vector<Stream>& streams, int log) : m_streams(streams), m_log(log), m_buffer(block) {}

    /// Returns the status of waitpid().
    int run(pid_t child)
    {
        using Clock = std::chrono::steady_clock;
        int status = 0;
        bool ended = false;
        Clock::time_point looked = Clock::now();
        while (anyOpen()) {
            m_more = false;
            const int ready = waitForOutput(ended ? patience : pause);
            if (ended && ready == 0)
                break;
            if (const auto now = Clock::now(); !ended && now - looked >= std::chrono::milliseconds(pause)) {
                looked = now;
                ended = ::waitpid(child, &status, WNOHANG) == child;
                childId = ended ? 0 : childId;
            }
            if (ready > 0 && !m_more && anyOpen())
                (void)::poll(nullptr, 0, rest);
        }
        while (!ended && ::waitpid(child, &status, 0) < 0 && errno == EINTR) {
        }
        childId = 0;
        finish(status);
        return status;
    }

    [[nodiscard]] const std::string& logError() const noexcept { return m_logError; }

private:
    [[nodiscard]] bool anyOpen() const { return m_streams.front().open || m_streams.back().open; }

    /// The rest of the streams, and how it ended in words that the triage reads: a command that is killed
    /// says nothing.
    void finish(int status)
    {
        m_text.clear();
        const std::string now = incident::isoNow();
        for (Stream& stream : m_streams)
            stream.lines.finish(now, m_text);
        if (WIFSIGNALED(status))
            m_text += now + " Exited with exit code " + std::to_string(128 + WTERMSIG(status)) + " (" +
                      ::strsignal(WTERMSIG(status)) + ")\n";
        keep();
    }

    int waitForOutput(int timeout)
    {
        std::array<pollfd, 2> polled = {};
        for (std::size_t i = 0; i < m_streams.size(); ++i)
            polled.at(i) = {m_streams[i].open ? m_streams[i].reads->get() : -1, POLLIN, 0};
        const int ready = ::poll(polled.data(), static_cast<nfds_t>(m_streams.size()), timeout);
        if (ready < 0 && errno != EINTR)
            m_streams.front().open = m_streams.back().open = false;
        for (std::size_t i = 0; ready > 0 && i < m_streams.size(); ++i) {
            if (polled.at(i).revents != 0)
                read(m_streams[i]);
        }
        return ready;
    }

    void read(Stream& stream)
    {
        const ssize_t got = ::read(stream.reads->get(), m_buffer.data(), m_buffer.size());
        if (got < 0 && (errno == EINTR || errno == EAGAIN))
            return;
        if (got <= 0) { // a terminal whose other end is closed says EIO
            stream.open = false;
            return;
        }
        m_more = m_more || static_cast<std::size_t>(got) >= stream.most;
        const std::span<const char> piece(m_buffer.data(), static_cast<std::size_t>(got));
        if (stream.onward >= 0 && !io::writeAll(stream.onward, piece))
            stream.onward = -1; // whoever read it is gone; the record goes on
        m_text.clear();
        stream.lines.add(piece, incident::isoNow(), m_text);
        keep();
    }

    void keep()
    {
        if (m_logError.empty() && !io::writeAll(m_log, m_text))
            m_logError = io::systemError("", errno).detail;
    }

    std::vector<Stream>& m_streams;
    int m_log;
    std::vector<char> m_buffer;
    std::string m_text;
    std::string m_logError;
    bool m_more = false; ///< more waits to be read
};

} // namespace

io::Result<RunEnding> runTeed(const std::vector<std::string>& command, const std::string& log,
                              const std::vector<std::string>& environment)
{
    const Descriptor file(::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644));
    if (file.get() < 0)
        return io::fail(io::systemError(log, errno, io::ErrorKind::WriteFailed));
    auto streams = makeStreams();
    if (!streams)
        return io::fail(streams.error());
    installHandlers();
    const auto child = spawn(command, *streams, environment);
    if (!child)
        return io::fail(child.error());
    childId = *child;
    for (Stream& stream : *streams)
        stream.writes.reset();
    Copy copy(*streams, file.get());
    const int status = copy.run(*child);
    RunEnding ending{std::nullopt, std::nullopt, copy.logError()};
    if (WIFSIGNALED(status))
        ending.signal = WTERMSIG(status);
    else
        ending.exitCode = WEXITSTATUS(status);
    return ending;
}

int endBySignal(int signal)
{
    const rlimit none = {0, 0};
    (void)::setrlimit(RLIMIT_CORE, &none); // the command has left its own core file
    ::signal(signal, SIG_DFL);
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, signal);
    ::sigprocmask(SIG_UNBLOCK, &only, nullptr);
    ::raise(signal);
    return 128 + signal;
}

} // namespace torchtriage::cli
