// SPDX-License-Identifier: GPL-3.0-or-later
// How long the line index of a log takes beside `wc -l`, and what it holds. Usage: bench_line_index [MiB |
// FILE]
#include "core/log/line_index.h"
#include "core/log/line_reader.h"
#include "tests/bench/rows.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
namespace bench = torchtriage::bench;
namespace log = torchtriage::log;

constexpr int rounds = 5;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

void writeLog(const std::string& path, std::uint64_t bytes)
{
    std::ofstream out(path, std::ios::binary);
    std::string line;
    for (std::uint64_t written = 0, step = 0; written < bytes; written += line.size(), ++step) {
        line = "[rank" + std::to_string(step % 8) + "]: 10:00:00.000 DEBUG train  iter " +
               std::to_string(step / 8) + "  forward done  logits [32, 4] float32  loss 0.4127\n";
        out << line;
    }
}

double timeWc(const std::string& path)
{
    const auto start = Clock::now();
    const pid_t child = ::fork();
    if (child == 0) {
        if (std::freopen("/dev/null", "w", stdout) == nullptr)
            ::_exit(127);
        ::execlp("wc", "wc", "-l", path.c_str(), nullptr);
        ::_exit(127);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? secondsSince(start) : -1;
}

/// Seconds for the whole index; nullptr and an error line if it failed.
std::shared_ptr<log::LineIndex> timeIndex(const std::string& path, double& seconds)
{
    const auto start = Clock::now();
    const auto source = log::FollowedFile::open(path);
    if (!source)
        return nullptr;
    auto index = std::make_shared<log::LineIndex>(*source);
    const auto outcome = index->extend();
    seconds = secondsSince(start);
    return outcome && *outcome == log::LineIndex::Outcome::UpToDate ? index : nullptr;
}

double worstJump(const std::shared_ptr<log::LineIndex>& index)
{
    const log::LineReader reader(index);
    std::mt19937_64 random(1);
    double worst = 0;
    for (int i = 0; i < 2000; ++i) {
        const auto line =
            static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(index->lines())) + 1;
        const auto start = Clock::now();
        const auto lines = reader.read(line, 60, std::size_t{16} << 10);
        worst = std::max(worst, lines ? secondsSince(start) : 1e9);
    }
    return worst;
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

int compare(const std::string& path)
{
    std::vector<double> wc, ours;
    std::shared_ptr<log::LineIndex> index;
    for (int i = 0; i < rounds + 1; ++i) { // the first round warms the page cache
        const double ofWc = timeWc(path);
        double ofOurs = 0;
        index = timeIndex(path, ofOurs);
        if (!index || ofWc < 0) {
            std::fprintf(stderr, "cannot read %s or run wc\n", path.c_str());
            return 1;
        }
        if (i > 0) {
            wc.push_back(ofWc);
            ours.push_back(ofOurs);
        }
    }
    std::printf("bytes %llu, lines %lld\n", static_cast<unsigned long long>(index->bytes()),
                static_cast<long long>(index->lines()));
    std::printf("wc -l        %8.3f s (median of %d)\n", median(wc), rounds);
    std::printf("line index   %8.3f s (median of %d)\n", median(ours), rounds);
    std::printf("ratio        %8.2f   (wanted: at most 1.5)\n", median(ours) / median(wc));
    bench::add({.area = "evidence",
                .what = "index of all lines, " + std::to_string(index->bytes() >> 20) + " MiB",
                .ours = median(ours),
                .peer = "wc -l",
                .theirs = median(wc),
                .limit = 1.5});
    std::printf("index holds  %8.2f MiB\n", static_cast<double>(index->memory()) / (1 << 20));
    std::printf("worst of 2000 jumps, 60 lines each: %.2f ms\n", worstJump(index) * 1e3);
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    char* end = nullptr;
    const unsigned long mebibytes = argc > 1 ? std::strtoul(argv[1], &end, 10) : 256;
    if (argc > 1 && *end != '\0')
        return compare(argv[1]);
    const auto path =
        std::filesystem::temp_directory_path() / ("bench-line-index-" + std::to_string(::getpid()));
    writeLog(path, std::uint64_t{mebibytes} << 20);
    const int status = compare(path);
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
    return status;
}
