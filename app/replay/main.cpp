// SPDX-License-Identifier: GPL-3.0-or-later
// torchtriage-replay: one job, one process. JSON lines on standard output, everything else on standard error.
#include "app/replay/engine.h"
#include "core/rerun/job_format.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <unistd.h>

namespace {

using namespace torchtriage;

constexpr std::string_view usage =
    "usage: torchtriage-replay JOB.json   serve the job file (- reads the job from standard input)\n"
    "       torchtriage-replay --prewarm  load PyTorch, wait for one line with a job or its path, serve it\n"
    "       torchtriage-replay --probe    tell version, build and devices\n"
    "       torchtriage-replay --version\n"
    "\n"
    "Outcome lines (JSON) go to standard output. Exit status: 0 completed, 1 a step failed, 2 refused: job,\n"
    "input or device, 3 the device reported an error.\n";

/// A job as it was handed over: its text, or a path.
io::Result<rerun::Job> jobFrom(const std::string& word)
{
    return word.starts_with('{') ? rerun::parseJob("-", word) : rerun::readJob(word);
}

/// One line of standard input; nothing if it ends before one came, or if the line is too long for a job.
std::string readLine()
{
    std::string line;
    std::array<char, 65536> buffer{};
    while (line.size() <= rerun::mostJobBytes) {
        const ssize_t got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
        if (got <= 0)
            break;
        line.append(buffer.data(), static_cast<std::size_t>(got));
        if (const std::size_t end = line.find('\n'); end != line.npos)
            return line.substr(0, end);
    }
    return line;
}

/// Without running destructors: after a device error they may hang, and nothing is left to be written.
[[noreturn]] void end(int status)
{
    std::cerr.flush();
    std::_Exit(status);
}

} // namespace

int main(int count, char** words)
{
    const std::string word = count == 2 ? words[1] : "";
    if (word == "--version") {
        std::cout << "torchtriage-replay " TORCHTRIAGE_VERSION "\n";
        return EXIT_SUCCESS;
    }
    if (word.empty() || (word.starts_with("--") && word != "--prewarm" && word != "--probe")) {
        (word == "--help" ? std::cout : std::cerr) << usage;
        return word == "--help" ? EXIT_SUCCESS : EXIT_FAILURE + 1;
    }
    ::signal(SIGXFSZ, SIG_IGN); // a kept output that is too large is an error, not the end
    const auto stream = replay::LineStream::takeStandardOutput();
    if (stream == nullptr) {
        std::cerr << "torchtriage-replay: standard output is closed\n";
        return EXIT_FAILURE + 1;
    }
    if (word == "--probe") {
        stream->write(replay::probe());
        end(EXIT_SUCCESS);
    }
    if (word != "--prewarm")
        end(rerun::exitCodeOf(replay::serve(jobFrom(word), *stream)));
    replay::warmUp();
    stream->write(rerun::ReadyLine{});
    const std::string job = readLine();
    if (job.empty())
        end(EXIT_SUCCESS);
    end(rerun::exitCodeOf(replay::serve(jobFrom(job), *stream)));
}
