// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/spawn_guard.h"

#include "core/rerun/guard_protocol.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

namespace torchtriage::rerun {

namespace {

/// Our own descriptors lie above those that the guard is given, so that no copy overwrites another.
constexpr int firstOwnFd = 10;

std::unique_ptr<io::Descriptor> moveUp(int fd)
{
    const int moved = ::fcntl(fd, F_DUPFD_CLOEXEC, firstOwnFd);
    const int reason = errno == EINVAL ? EMFILE : errno; // a limit below the number that was asked for
    ::close(fd);
    errno = reason;
    return std::make_unique<io::Descriptor>(moved);
}

struct Pipe {
    std::unique_ptr<io::Descriptor> read, write;

    /// False: errno says why.
    bool open()
    {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0)
            return false;
        read = moveUp(ends[0]);
        write = moveUp(ends[1]);
        return read->get() >= 0 && write->get() >= 0;
    }
};

void doNotBlock(const io::Descriptor& fd)
{
    ::fcntl(fd.get(), F_SETFL, ::fcntl(fd.get(), F_GETFL) | O_NONBLOCK);
}

/// Pointers to the texts of a list, ended by a null pointer, as exec() wants them.
std::vector<char*> pointersTo(std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    for (std::string& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

std::vector<std::string> environmentOf(const Command& command)
{
    std::vector<std::string> variables;
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
        const std::string_view text(*entry);
        const std::string_view name = text.substr(0, text.find('='));
        if (std::ranges::find(command.environment, name, &EnvironmentChange::name) ==
            command.environment.end())
            variables.emplace_back(text);
    }
    for (const EnvironmentChange& change : command.environment) {
        if (change.value)
            variables.push_back(change.name + '=' + *change.value);
    }
    return variables;
}

std::vector<std::string> argumentsOf(const Command& command, const ProcessOptions& options)
{
    std::vector<std::string> words = {options.guard,
                                      std::to_string(options.grace.count()),
                                      std::to_string(options.memoryLimit),
                                      options.feed       ? "lifeline"
                                      : options.hasInput ? "pipe"
                                                         : "none",
                                      command.workdir,
                                      command.program};
    words.insert(words.end(), command.arguments.begin(), command.arguments.end());
    return words;
}

/// The two attribute objects of posix_spawn, destroyed together.
class SpawnSetup {
public:
    SpawnSetup()
    {
        ::posix_spawn_file_actions_init(&m_files);
        ::posix_spawnattr_init(&m_attributes);
        // A group of its own: Ctrl+C in a terminal goes to us, and we end the run in order.
        ::posix_spawnattr_setflags(&m_attributes,
                                   POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
        ::posix_spawnattr_setpgroup(&m_attributes, 0);
        sigset_t set;
        ::sigemptyset(&set);
        ::posix_spawnattr_setsigmask(&m_attributes, &set);
        for (const int signal : {SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD})
            ::sigaddset(&set, signal);
        ::posix_spawnattr_setsigdefault(&m_attributes, &set);
    }
    SpawnSetup(const SpawnSetup&) = delete;
    SpawnSetup& operator=(const SpawnSetup&) = delete;
    ~SpawnSetup()
    {
        ::posix_spawn_file_actions_destroy(&m_files);
        ::posix_spawnattr_destroy(&m_attributes);
    }

    void give(const io::Descriptor& ours, int theirs)
    {
        ::posix_spawn_file_actions_adddup2(&m_files, ours.get(), theirs);
    }
    void closeFrom(int fd) { ::posix_spawn_file_actions_addclosefrom_np(&m_files, fd); }

    int spawn(pid_t& process, const std::string& program, char* const* arguments, char* const* environment)
    {
        return ::posix_spawn(&process, program.c_str(), &m_files, &m_attributes, arguments, environment);
    }

private:
    posix_spawn_file_actions_t m_files;
    posix_spawnattr_t m_attributes;
};

} // namespace

io::Result<SpawnedGuard> spawnGuard(const Command& command, const ProcessOptions& options)
{
    Pipe control, output, error, status, input;
    if (!control.open() || !output.open() || !error.open() || !status.open() ||
        (options.hasInput && !input.open()))
        return io::fail(io::systemError(options.guard, errno));

    SpawnSetup setup;
    setup.give(*control.read, guard::controlFd);
    setup.give(*output.write, STDOUT_FILENO);
    setup.give(*error.write, STDERR_FILENO);
    setup.give(*status.write, guard::statusFd);
    if (options.hasInput)
        setup.give(*input.read, guard::inputFd);
    setup.closeFrom(options.hasInput ? guard::inputFd + 1 : guard::inputFd);

    std::vector<std::string> words = argumentsOf(command, options);
    std::vector<std::string> variables = environmentOf(command);
    SpawnedGuard spawned;
    if (const int problem = setup.spawn(spawned.process, options.guard, pointersTo(words).data(),
                                        pointersTo(variables).data());
        problem != 0)
        return io::fail(io::systemError(options.guard, problem));

    spawned.control = std::move(control.write);
    spawned.output = std::move(output.read);
    spawned.error = std::move(error.read);
    spawned.status = std::move(status.read);
    spawned.input = std::move(input.write);
    if (options.feed)
        doNotBlock(*spawned.input);
    for (const io::Descriptor* fd : {spawned.output.get(), spawned.error.get(), spawned.status.get()})
        doNotBlock(*fd);
    return spawned;
}

} // namespace torchtriage::rerun
