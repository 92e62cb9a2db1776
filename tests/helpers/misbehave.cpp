// SPDX-License-Identifier: GPL-3.0-or-later
// A program that ends, or does not end, in every way that a run may see. Used by the tests of the process
// care.
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>
#include <vector>

namespace {

void write(int fd, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t put = ::write(fd, text.data(), text.size());
        if (put < 0 && errno != EINTR)
            return;
        if (put > 0)
            text.remove_prefix(static_cast<std::size_t>(put));
    }
}

[[noreturn]] void hang()
{
    for (;;)
        ::pause();
}

void flood(long long bytes)
{
    std::string block;
    for (int i = 0; block.size() < 65536; ++i)
        block += "line " + std::to_string(i) + " of a program that does not stop printing\n";
    for (long long done = 0; done < bytes; done += static_cast<long long>(block.size()))
        write(STDOUT_FILENO, block);
}

/// A child that keeps the output open after this process is gone; `away`: in a session of its own.
void leaveChild(bool away)
{
    const pid_t child = ::fork();
    if (child == 0) {
        if (away && ::fork() != 0)
            ::_exit(0);
        if (away)
            ::setsid();
        write(STDOUT_FILENO, "left " + std::to_string(::getpid()) + "\n");
        hang();
    }
    ::usleep(100'000); // it has said its number by then
}

[[noreturn]] void crash(int signal)
{
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    std::signal(signal, SIG_DFL);
    ::raise(signal);
    ::_exit(99);
}

void eatMemory(long long bytes)
{
    std::vector<std::string> eaten;
    for (long long done = 0; done < bytes; done += 1 << 20) {
        eaten.emplace_back(1 << 20, 'x');
        ::usleep(1000);
    }
}

} // namespace

int main(int argc, char** argv)
{
    const std::string_view mode = argc > 1 ? argv[1] : "";
    const long long value = argc > 2 ? std::atoll(argv[2]) : 0;
    if (mode == "exit")
        return static_cast<int>(value);
    if (mode == "signal")
        crash(static_cast<int>(value));
    if (mode == "segfault") {
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none);
        ::signal(SIGSEGV, SIG_DFL); // a sanitizer would exit with a report instead
        ::kill(::getpid(), SIGSEGV);
        hang();
    }
    if (mode == "abort") {
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none);
        std::abort();
    }
    if (mode == "hang") {
        write(STDOUT_FILENO, "started " + std::to_string(::getpid()) + "\n");
        hang();
    }
    if (mode == "stubborn") {
        std::signal(SIGTERM, SIG_IGN);
        std::signal(SIGINT, SIG_IGN);
        write(STDOUT_FILENO, "started " + std::to_string(::getpid()) + "\n");
        hang();
    }
    if (mode == "flood") {
        flood(value);
        return 0;
    }
    if (mode == "leave" || mode == "leave-away") {
        leaveChild(mode == "leave-away");
        return 3;
    }
    if (mode == "close") {
        ::close(STDOUT_FILENO);
        ::close(STDERR_FILENO);
        ::usleep(200'000);
        return 5;
    }
    if (mode == "half") {
        write(STDOUT_FILENO, "a whole line\nhalf a li");
        return 0;
    }
    if (mode == "half-then-crash") {
        write(STDERR_FILENO, "half a li");
        crash(SIGKILL);
    }
    if (mode == "forks") { // children come faster than they can be listed
        for (int i = 0; i < 200; ++i) {
            if (::fork() == 0) {
                ::setpgid(0, 0);
                hang();
            }
        }
        write(STDOUT_FILENO, "forked\n");
        hang();
    }
    if (mode == "echo") {
        std::array<char, 4096> text{};
        const ssize_t got = ::read(STDIN_FILENO, text.data(), text.size());
        write(STDOUT_FILENO, {text.data(), static_cast<std::size_t>(got > 0 ? got : 0)});
        return 0;
    }
    if (mode == "environment") {
        const char* found = argc > 2 ? std::getenv(argv[2]) : nullptr;
        std::printf("%s\n", found != nullptr ? found : "(unset)");
        return 0;
    }
    if (mode == "memory") {
        eatMemory(value);
        return 0;
    }
    if (mode == "binary") { // bytes that are no text
        std::string bytes;
        for (int i = 0; i < 100'000; ++i)
            bytes += static_cast<char>(i * 37);
        write(STDOUT_FILENO, bytes);
        return 0;
    }
    std::fprintf(stderr, "no such mode: %s\n", argc > 1 ? argv[1] : "(none)");
    return 64;
}
