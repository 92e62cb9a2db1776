// SPDX-License-Identifier: GPL-3.0-or-later
// Seconds to read the bytes of a tensor with pread, and to summarise it. Usage: bench_batch FILE KEY [RUNS]
// Prints one line for each run: seconds of pread by one thread, by two threads, and of the summary by two
// threads.
#include "core/batch/summary.h"
#include "core/batch/walk.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace {

namespace batch = torchtriage::batch;

double secondsOf(const std::function<void()>& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void readAll(const torchtriage::io::File& file, std::uint64_t offset, std::uint64_t end)
{
    std::vector<char> buffer(std::size_t{1} << 20);
    while (offset < end) {
        const auto got = file.readAt(offset, buffer);
        if (!got || *got == 0)
            std::abort();
        offset += *got;
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 3)
        return 2;
    const auto file = batch::openBatch(argv[1]);
    const auto tensor = file ? batch::find(file->values, file->root, argv[2]) : std::nullopt;
    if (!tensor || file->values.kind(*tensor) != batch::ValueKind::Tensor) {
        std::fprintf(stderr, "bench_batch: no tensor %s in %s\n", argv[2], argv[1]);
        return 2;
    }
    const auto& storage = file->values.storages()[file->values.tensor(*tensor).storage];
    const std::uint64_t start = storage.extent.fileOffset;
    const std::uint64_t middle = start + storage.bytes / 2;
    const std::uint64_t end = start + storage.bytes;
    for (int run = 0; run < (argc > 3 ? std::atoi(argv[3]) : 5); ++run) {
        const double one = secondsOf([&] { readAll(*file->file, start, end); });
        const double two = secondsOf([&] {
            std::jthread other([&] { readAll(*file->file, middle, end); });
            readAll(*file->file, start, middle);
        });
        batch::SummaryOptions options;
        options.threads = 2;
        const double summary = secondsOf([&] {
            if (!batch::summarize(*file, *tensor, options))
                std::abort();
        });
        std::printf("%.6f %.6f %.6f\n", one, two, summary);
    }
    return 0;
}
