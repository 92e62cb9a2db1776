// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fleet/scan.h"

#include "core/fleet/find_logs.h"
#include "core/fleet/grouping.h"
#include "core/fleet/log_entry.h"
#include "core/fleet/scan_cache.h"
#include "core/io/in_parallel.h"
#include "core/triage/first_failure.h"

#include <chrono>
#include <mutex>
#include <optional>

namespace torchtriage::fleet {

namespace {

/// State shared by the threads of one scan. An entry is written by the thread that took its index.
struct Pass {
    const std::string& folder;
    const triage::SignatureSet& signatures;
    const ScanOptions& options;
    std::vector<LogEntry> entries;
    std::vector<std::uint32_t> unread; // indices of the entries to read
    std::vector<char> known;           // for each entry: it says what its file does
    bool stopped = false;
    std::mutex mutex; // guards what follows, and the calls of progress
    std::uint64_t done = 0;
};

void report(Pass& pass)
{
    if (!pass.options.progress)
        return;
    const std::scoped_lock lock(pass.mutex);
    pass.options.progress(++pass.done, pass.entries.size());
}

/// False ends the scan.
bool readOne(Pass& pass, triage::FirstFailureReader& reader, std::uint32_t index)
{
    if (pass.options.cancelled && pass.options.cancelled())
        return false;
    triage::Options options;
    options.cancelled = pass.options.cancelled;
    LogEntry& entry = pass.entries[index];
    const auto read = reader.read(pass.folder + "/" + entry.path, options);
    if (!read && read.error().kind == io::ErrorKind::Cancelled)
        return false;
    describe(read, entry);
    pass.known[index] = 1;
    report(pass);
    return true;
}

void readAll(Pass& pass)
{
    pass.stopped = !io::inParallel(pass.unread.size(), pass.options.jobs, [&pass] {
        return [&pass, reader = triage::FirstFailureReader(pass.signatures)](std::size_t at) mutable {
            return readOne(pass, reader, pass.unread[at]);
        };
    });
}

/// Takes over what is remembered of files that are as they were. Both lists are by path.
void takeRemembered(Pass& pass, std::vector<LogEntry> remembered, ScanFacts& facts)
{
    auto old = remembered.begin();
    for (std::size_t i = 0; i < pass.entries.size(); ++i) {
        LogEntry& entry = pass.entries[i];
        while (old != remembered.end() && old->path < entry.path)
            ++old;
        const bool same = old != remembered.end() && old->path == entry.path && old->file == entry.file;
        // What could not be read may have become readable without a change of its content.
        if (same && old->state != LogState::Unreadable) {
            entry = std::move(*old);
            pass.known[i] = 1;
            ++facts.fromCache;
            ++pass.done;
        } else {
            pass.unread.push_back(static_cast<std::uint32_t>(i));
        }
    }
}

void remember(const Pass& pass, std::uint64_t digest, ScanFacts& facts)
{
    if (pass.options.cachePath.empty() || pass.unread.empty())
        return;
    std::vector<LogEntry> entries;
    for (std::size_t i = 0; i < pass.entries.size(); ++i) {
        if (pass.known[i] != 0)
            entries.push_back(pass.entries[i]);
    }
    // A scan is worth having without its cache too.
    if (const auto written = writeCache(pass.options.cachePath, entries, digest); !written)
        facts.cacheProblem = io::toString(io::ErrorKind::WriteFailed); // whatever refused it
}

void startEntries(Pass& pass, FoundLogs found)
{
    constexpr std::int64_t nanoseconds = 1'000'000'000;
    for (FoundLogs::Found& file : found.files) {
        if (pass.options.since != INT64_MIN && file.file.modified / nanoseconds < pass.options.since)
            continue;
        LogEntry entry;
        entry.path = std::move(file.path);
        entry.file = file.file;
        pass.entries.push_back(std::move(entry));
    }
    pass.known.assign(pass.entries.size(), 0);
}

} // namespace

io::Result<Fleet> scanFolder(const std::string& folder, const triage::SignatureSet& signatures,
                             const ScanOptions& options)
{
    const auto start = std::chrono::steady_clock::now();
    auto found = findLogs(folder, options.cancelled);
    if (!found)
        return io::fail(found.error());
    ScanFacts facts;
    facts.unreadableFolders = found->unreadableFolders;
    facts.linksNotFollowed = found->linksNotFollowed;
    facts.truncated = found->truncated;

    Pass pass{folder, signatures, options, {}, {}, {}, false, {}, 0};
    startEntries(pass, std::move(*found));
    const std::uint64_t digest = cacheDigest(signatures.digest());
    ScanCache cache;
    if (!options.cachePath.empty()) {
        if (auto read = readCache(options.cachePath, digest))
            cache = std::move(*read);
        else
            facts.cacheProblem = io::toString(read.error().kind);
    }
    takeRemembered(pass, std::move(cache.entries), facts);
    readAll(pass);
    remember(pass, digest, facts);
    if (pass.stopped)
        return io::fail(io::ErrorKind::Cancelled, folder);
    for (const LogEntry& entry : pass.entries)
        facts.bytes += entry.file.size;
    Fleet fleet = assemble(folder, std::move(pass.entries));
    facts.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    fleet.scan = std::move(facts);
    return fleet;
}

} // namespace torchtriage::fleet
