// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/log_map.h"

#include "core/io/threads.h"
#include "core/log/newlines.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <thread>

namespace torchtriage::log {

namespace {

constexpr std::size_t cellsPerBlock = 16;
constexpr std::size_t blockSize = cellsPerBlock * mapCell;

/// State shared by the threads of one pass. The newlines of a cell are written by the thread that read its
/// block.
struct Pass {
    Pass(const io::ByteSource& from, const LiteralSet& set, const MapOptions& with, std::size_t cells)
        : source(from), literals(set), options(with), newlines(cells), hits(cells), end(from.size())
    {
    }

    const io::ByteSource& source;
    const LiteralSet& literals;
    const MapOptions& options;
    std::vector<std::uint32_t> newlines; // per cell
    std::vector<std::atomic<std::uint8_t>>
        hits; // per cell; two threads meet where a literal straddles blocks
    std::atomic<std::uint64_t> nextBlock{0};
    std::atomic<std::uint64_t> end; // lowered when the file turns out shorter than it was
    std::atomic<bool> stopped{false};
    std::mutex mutex; // guards what follows
    std::uint64_t done = 0;
    std::optional<io::Error> error;
    char lastByte = '\n';
};

void stopWith(Pass& pass, io::Error error)
{
    const std::scoped_lock lock(pass.mutex);
    if (!pass.error)
        pass.error = std::move(error);
    pass.stopped = true;
}

void lowerEnd(Pass& pass, std::uint64_t end)
{
    std::uint64_t known = pass.end;
    while (end < known && !pass.end.compare_exchange_weak(known, end)) {
    }
}

void countCells(Pass& pass, std::uint64_t offset, std::string_view block)
{
    for (std::size_t at = 0; at < block.size(); at += mapCell)
        pass.newlines[(offset + at) / mapCell] =
            static_cast<std::uint32_t>(countNewlines(block.substr(at, mapCell)));
}

void markHits(Pass& pass, LiteralSearch& search, std::uint64_t offset, std::string_view block)
{
    search.search(block, [&](unsigned, std::uint64_t end) {
        // A literal that ends in the overlap belongs to the next block, which sees it whole or marks its own
        // cell.
        const std::size_t cell = static_cast<std::size_t>((offset + end - 1) / mapCell);
        if (cell < pass.hits.size())
            pass.hits[cell].store(1, std::memory_order_relaxed);
        return true;
    });
}

void report(Pass& pass, std::size_t bytes)
{
    if (!pass.options.progress)
        return;
    const std::scoped_lock lock(pass.mutex);
    pass.done += bytes;
    pass.options.progress(pass.done, pass.source.size());
}

/// One thread: takes block after block until none is left.
void work(Pass& pass)
{
    LiteralSearch search(pass.literals);
    std::vector<char> buffer(blockSize + pass.literals.longest());
    while (!pass.stopped) {
        if (pass.options.cancelled && pass.options.cancelled())
            return stopWith(pass, {io::ErrorKind::Cancelled, {}, {}, {}});
        const std::uint64_t offset = pass.nextBlock.fetch_add(1) * blockSize;
        if (offset >= pass.end)
            return;
        // A hit that straddles two blocks is marked by the first, in the cell where it ends.
        const auto got = pass.source.readAt(offset, buffer);
        if (!got)
            return stopWith(pass, got.error());
        if (*got < std::min<std::uint64_t>(buffer.size(), pass.source.size() - offset))
            lowerEnd(pass, offset + *got);
        const std::string_view text(buffer.data(),
                                    std::min<std::uint64_t>(*got, pass.source.size() - offset));
        const std::string_view own = text.substr(0, blockSize);
        countCells(pass, offset, own);
        markHits(pass, search, offset, text);
        if (offset + own.size() == pass.source.size() && !own.empty())
            pass.lastByte = own.back();
        report(pass, own.size());
    }
}

void runThreads(Pass& pass)
{
    const std::uint64_t blocks = (pass.source.size() + blockSize - 1) / blockSize;
    const unsigned wantedJobs =
        pass.options.jobs != 0 ? pass.options.jobs : std::thread::hardware_concurrency();
    const auto jobs = std::clamp<std::uint64_t>(wantedJobs, 1, std::max<std::uint64_t>(blocks, 1));
    io::besideEachOther(static_cast<std::size_t>(jobs), [&pass](std::size_t) { work(pass); });
}

/// The last byte decides whether the last line is counted; asked again when the file has shrunk.
char lastByteBefore(const Pass& pass, std::uint64_t end)
{
    if (end == 0)
        return '\n';
    if (end == pass.source.size())
        return pass.lastByte;
    char byte = '\n';
    const auto got = pass.source.readAt(end - 1, {&byte, 1});
    return got && *got == 1 ? byte : '\n';
}

LogMap buildMap(const Pass& pass)
{
    LogMap map;
    map.bytes = pass.end;
    const auto cells = static_cast<std::size_t>((map.bytes + mapCell - 1) / mapCell);
    map.lineAt.reserve(cells);
    map.wanted.assign(cells, false);
    std::int64_t line = 0;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        map.lineAt.push_back(line);
        line += pass.newlines[cell];
        const bool near = pass.hits[cell] != 0 || (cell > 0 && pass.hits[cell - 1] != 0) ||
                          (cell + 1 < cells && pass.hits[cell + 1] != 0);
        // The head names versions, the tail says how it ended.
        map.wanted[cell] = near || cell == 0 || cell + 1 == cells;
    }
    map.lines = line + (lastByteBefore(pass, map.bytes) == '\n' ? 0 : 1);
    return map;
}

} // namespace

io::Result<LogMap> mapLog(const io::ByteSource& source, const LiteralSet& literals, const MapOptions& options)
{
    const auto cells = static_cast<std::size_t>((source.size() + mapCell - 1) / mapCell);
    Pass pass(source, literals, options, cells);
    runThreads(pass);
    if (pass.error)
        return io::fail(*pass.error);
    return buildMap(pass);
}

} // namespace torchtriage::log
