// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guard/guarded_run.h"

#include "app/guard/process_tree.h"
#include "core/rerun/guard_protocol.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

namespace torchtriage::guard {

namespace protocol = rerun::guard;

namespace {

constexpr int memoryTick = 50; // ms
constexpr int killTick = 20;   // ms: a program that forks while it is killed is killed again
/// A program that reaches another machine ends what it started there once its input ends, and then itself.
constexpr std::chrono::seconds lifelineTime(15);
/// Processes that a finished program left behind have this long to end by themselves.
constexpr std::chrono::milliseconds leftBehindGrace(500);

enum class Stage : int { Workdir, Program };

struct StartFailure {
    Stage stage = Stage::Program;
    int error = 0;
};

sigset_t watchedSignals()
{
    sigset_t set;
    ::sigemptyset(&set);
    for (const int signal : {SIGCHLD, SIGTERM, SIGINT, SIGHUP, SIGQUIT})
        ::sigaddset(&set, signal);
    return set;
}

/// What stays between fork and exec: only calls that are safe there.
[[noreturn]] void becomeProgram(const Request& request, int failures, pid_t guard)
{
    const auto failed = [failures](Stage stage) {
        const StartFailure failure{stage, errno};
        (void)!::write(failures, &failure, sizeof failure);
        ::_exit(127);
    };
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != guard)
        ::_exit(127); // it died before the line above
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::signal(SIGPIPE, SIG_DFL);
    // Standard input is the control pipe until here.
    const int input = request.hasInput ? protocol::inputFd : ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    ::dup2(input, 0);
    ::close(protocol::statusFd);
    if (request.hasInput)
        ::close(protocol::inputFd);
    if (request.workdir[0] != '\0' && ::chdir(request.workdir) != 0)
        failed(Stage::Workdir);
    ::execvp(request.program[0], request.program);
    failed(Stage::Program);
    ::_exit(127);
}

} // namespace

void GuardedRun::report(const char* format, ...) const
{
    std::array<char, 200> line{};
    va_list values;
    va_start(values, format);
    const int length = std::vsnprintf(line.data(), line.size(), format, values);
    va_end(values);
    // The owner may be gone: then nobody reads it.
    if (length > 0)
        (void)!::write(protocol::statusFd, line.data(), static_cast<std::size_t>(length));
}

bool GuardedRun::start()
{
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    ::signal(SIGPIPE, SIG_IGN);
    const sigset_t watched = watchedSignals();
    ::sigprocmask(SIG_BLOCK, &watched, nullptr);
    m_signals = ::signalfd(-1, &watched, SFD_CLOEXEC | SFD_NONBLOCK);

    std::array<int, 2> failures{};
    if (::pipe2(failures.data(), O_CLOEXEC) != 0) {
        report("failed fork %d\n", errno);
        return false;
    }
    const pid_t guard = ::getpid();
    m_program = ::fork();
    if (m_program < 0) {
        report("failed fork %d\n", errno);
        return false;
    }
    if (m_program == 0)
        becomeProgram(m_request, failures[1], guard);
    ::setpgid(m_program, m_program); // here too: whichever comes first
    ::close(failures[1]);
    // Only the program's own descriptors may hold these pipes open.
    for (const int fd : {1, 2, protocol::inputFd})
        ::close(fd);
    StartFailure failure;
    const ssize_t got = ::read(failures[0], &failure, sizeof failure);
    ::close(failures[0]);
    if (got == static_cast<ssize_t>(sizeof failure)) {
        report("failed %s %d\n", failure.stage == Stage::Workdir ? "workdir" : "program", failure.error);
        return false;
    }
    report("started %d\n", static_cast<int>(m_program));
    return true;
}

bool GuardedRun::run()
{
    if (!start())
        return false;
    while (m_anyLeft) {
        std::array<pollfd, 2> watched = {
            {{m_controlOpen ? protocol::controlFd : -1, POLLIN, 0}, {m_signals, POLLIN, 0}}};
        ::poll(watched.data(), watched.size(), waitTime());
        if (watched[0].revents != 0)
            readControl();
        readSignals();
        reap();
        if (m_stopAt && Clock::now() >= *m_stopAt)
            beginStop();
        if (m_killAt && Clock::now() >= *m_killAt)
            killAll();
        else if (m_request.memoryLimit > 0)
            watchMemory();
    }
    const int status = m_status.value_or(0);
    if (WIFSIGNALED(status))
        report("ended signal %d %zu %ld\n", WTERMSIG(status), m_leftBehind, m_largestKib);
    else
        report("ended exit %d %zu %ld\n", WEXITSTATUS(status), m_leftBehind, m_largestKib);
    return true;
}

int GuardedRun::waitTime() const
{
    int time = m_request.memoryLimit > 0 ? memoryTick : -1;
    if (const auto& next = m_killAt ? m_killAt : m_stopAt) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(*next - Clock::now());
        const int until = std::max(static_cast<int>(left.count()) + 1, killTick);
        time = time < 0 ? until : std::min(time, until);
    }
    return time;
}

void GuardedRun::readControl()
{
    char asked = 0;
    const ssize_t got = ::read(protocol::controlFd, &asked, 1);
    if (got == 1 && asked == protocol::kill) {
        m_killAt = Clock::now();
    } else if (got == 0 && m_request.isLifeline) {
        m_controlOpen = false;
        m_stopAt = Clock::now() + lifelineTime;
    } else if (got == 1 || got == 0) {
        m_controlOpen = got == 1;
        beginStop();
    }
}

void GuardedRun::readSignals()
{
    signalfd_siginfo info{};
    while (::read(m_signals, &info, sizeof info) == static_cast<ssize_t>(sizeof info)) {
        if (info.ssi_signo != SIGCHLD)
            beginStop();
    }
}

void GuardedRun::reap()
{
    for (;;) {
        int status = 0;
        rusage usage{};
        const pid_t ended = ::wait4(-1, &status, WNOHANG, &usage);
        if (ended < 0)
            m_anyLeft = false;
        if (ended <= 0)
            return;
        if (ended != m_program)
            continue;
        m_status = status;
        m_largestKib = usage.ru_maxrss;
        m_leftBehind = processesBelow(::getpid()).size();
        if (m_leftBehind > 0 && !m_killAt) {
            signalAll(SIGTERM);
            m_killAt = Clock::now() + std::min(leftBehindGrace, m_request.grace);
        }
    }
}

void GuardedRun::watchMemory()
{
    const std::uint64_t resident = residentBytes(processesBelow(::getpid()));
    if (resident <= m_request.memoryLimit)
        return;
    report("memory %llu\n", static_cast<unsigned long long>(resident));
    m_killAt = Clock::now();
    killAll();
}

void GuardedRun::beginStop()
{
    m_stopAt.reset();
    if (m_killAt)
        return;
    m_killAt = Clock::now() + m_request.grace;
    signalAll(SIGTERM);
}

void GuardedRun::signalAll(int signal) const
{
    // The group first: the system signals it as a whole, also while it forks. Then those who left it.
    if (!m_status)
        ::kill(-m_program, signal);
    for (const pid_t process : processesBelow(::getpid())) {
        if (m_status || ::getpgid(process) != m_program)
            ::kill(process, signal);
    }
    if (signal == SIGTERM && !m_status)
        ::kill(-m_program, SIGCONT); // a stopped process could not follow
}

void GuardedRun::killAll() const
{
    signalAll(SIGKILL);
}

} // namespace torchtriage::guard
