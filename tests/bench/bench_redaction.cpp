// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a log is redacted and proven: bench_redaction [MiB]. Lines as a training run prints them, one in
// eight with something private in it.
#include "core/request/proof.h"
#include "core/request/redactor.h"
#include "tests/bench/rows.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

using namespace torchtriage;

namespace {

std::string madeLog(std::size_t bytes)
{
    std::string text;
    for (std::size_t line = 0; text.size() < bytes; ++line) {
        const std::string number = std::to_string(line);
        if (line % 8 == 0)
            text += "[default" + std::to_string(line % 200) + "]: loading /data/corpus/part" +
                    std::to_string(line % 50) + "/clips.tar on gpu-a" + std::to_string(10 + line % 16) +
                    ".lab.internal\n";
        else
            text += "[default" + std::to_string(line % 200) + "]:03:12:41.089 INFO  train  epoch 4  iter " +
                    number + "/240000  loss 0.4213  lr 2.98e-04  step 0.184 s\n";
    }
    return text;
}

template <class Work>
double measure(const char* name, std::size_t bytes, const Work& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::printf("%-28s %9.3f s %9.1f MB/s\n", name, seconds, static_cast<double>(bytes) / 1e6 / seconds);
    return seconds;
}

/// ripgrep counting three of the kinds that the redactor looks for; nothing where it is not installed.
void addPeer(const std::string& text, double ours)
{
    const auto path =
        std::filesystem::temp_directory_path() / ("bench-redaction-" + std::to_string(::getpid()));
    std::ofstream(path) << text;
    const std::string command = "rg -c -e '/home/[^/ ]+' -e '[A-Za-z0-9._-]+@[A-Za-z0-9.-]+' "
                                "-e '[0-9]{1,3}(\\.[0-9]{1,3}){3}' " +
                                path.string() + " >/dev/null 2>&1";
    int status = 0;
    const double theirs =
        measure("ripgrep, three expressions", text.size(), [&] { status = std::system(command.c_str()); });
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
    if (WIFEXITED(status) && WEXITSTATUS(status) <= 1)
        bench::add({.area = "request",
                    .what = "redaction of a " + std::to_string(text.size() >> 20) + " MiB log",
                    .ours = ours,
                    .peer = "rg -c with three of its expressions",
                    .theirs = theirs});
}

} // namespace

int main(int argc, char** argv)
{
    const std::size_t mib = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 16;
    const std::string text = madeLog(mib << 20);
    const auto rules = request::RuleSet::builtin();
    if (!rules)
        return 1;
    request::Redactor redactor(*rules, {});
    std::string result;
    double ours = measure("redaction, names learnt", text.size(), [&] { redactor.discover(text); });
    ours += measure("redaction, text replaced", text.size(), [&] { result = redactor.redact(text); });
    addPeer(text, ours);
    const auto prover = request::Prover::make(*rules, redactor.ledger().entries(), {}, {}, {});
    if (!prover)
        return 1;
    std::size_t left = 0;
    measure("proof of the result", result.size(), [&] { left = prover->prove("log.txt", result).size(); });
    std::printf("%zu entries, %zu left\n", redactor.ledger().entries().size(), left);
    return left == 0 ? 0 : 1;
}
