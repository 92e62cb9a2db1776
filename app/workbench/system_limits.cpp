// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/system_limits.h"

#include "core/io/descriptor.h"

#include <QByteArray>
#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fcntl.h>
#include <new>
#include <pwd.h>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace torchtriage::workbench {

namespace {

struct LastWords {
    Q_DECLARE_TR_FUNCTIONS(LastWords)
};

/// Made beforehand: when they are needed there may be no memory to make them.
using Sentence = std::array<char, 600>;

// The handler is called without arguments, so it reaches only what is static.
Sentence noMemory{}, noThread{}, unforeseen{};
int lastStatus = EXIT_FAILURE;

void keep(Sentence& kept, const QString& program, const QString& words)
{
    const QByteArray line = (program + QStringLiteral(": ") + words + u'\n').toUtf8();
    kept.fill('\0');
    std::memcpy(kept.data(), line.constData(),
                std::min<std::size_t>(kept.size() - 1, std::size_t(line.size())));
}

/// Several threads may come to their end at once; one of them speaks.
void say(const Sentence& sentence)
{
    static std::atomic_flag spoken = ATOMIC_FLAG_INIT;
    while (spoken.test_and_set())
        ::pause();
    const std::string_view words(sentence.data());
    (void)io::writeAll(STDERR_FILENO, {words.data(), words.size()});
}

/// Called where an allocation fails, before an exception is thrown: to unwind the stack needs memory too.
[[noreturn]] void endWithoutMemory()
{
    say(noMemory);
    ::_exit(lastStatus);
}

[[noreturn]] void lastWords()
{
    try {
        if (const std::exception_ptr error = std::current_exception())
            std::rethrow_exception(error);
    } catch (const std::bad_alloc&) {
        endWithoutMemory();
    } catch (const std::system_error&) { // no code of ours throws one: it is a thread that was refused
        say(noThread);
        ::_exit(lastStatus);
    } catch (...) {
    }
    say(unforeseen);
    std::abort();
}

} // namespace

void meetSystemLimits()
{
    ::signal(SIGXFSZ, SIG_IGN);
    // Read only: what is then written to a standard output that was closed fails, and is told.
    int fd = ::open("/dev/null", O_RDONLY);
    while (fd >= 0 && fd <= STDERR_FILENO)
        fd = ::open("/dev/null", O_RDONLY);
    ::close(fd);
    if (qEnvironmentVariableIsEmpty("HOME")) {
        if (const passwd* const user = ::getpwuid(::getuid()))
            qputenv("HOME", user->pw_dir);
    }
}

void prepareLastWords(const QString& program, int status)
{
    keep(
        noMemory, program,
        LastWords::tr("The memory that the system gives this program is used up. Close other programs, raise "
                      "the limit (ulimit -v), or open a smaller file."));
    keep(noThread, program,
         LastWords::tr("The system gives this program no further thread. Close other programs, or raise the "
                       "limits on processes and memory (ulimit -u, ulimit -v)."));
    keep(unforeseen, program,
         LastWords::tr("An error that was not foreseen ended the program. What was saved before is whole. "
                       "Report it together with what torchtriage-cli --debug-info prints."));
    lastStatus = status;
    std::set_new_handler(endWithoutMemory);
    std::set_terminate(lastWords);
}

} // namespace torchtriage::workbench
