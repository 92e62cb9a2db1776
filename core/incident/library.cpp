// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/library.h"

#include "core/incident/library_cache.h"
#include "core/incident/library_entry.h"
#include "core/io/in_parallel.h"
#include "core/triage/signature_set.h"

#include <chrono>
#include <mutex>

namespace torchtriage::incident {

namespace {

/// State shared by the threads of one scan. An entry is written by the thread that took its index.
struct Pass {
    const LibraryOptions& options;
    Library& library;
    std::vector<FoundIncidents::Found> found;
    std::vector<std::uint32_t> unread; // indices of the incidents to read
    std::vector<char> known;           // for each entry: it says what its record does
    std::mutex mutex;                  // guards what follows, and the calls of progress
    std::uint64_t done = 0;
};

/// Takes over what is remembered of records that are as they were. Both lists are by path.
void takeRemembered(Pass& pass, std::vector<LibraryEntry> remembered)
{
    auto old = remembered.begin();
    for (std::size_t i = 0; i < pass.found.size(); ++i) {
        const FoundIncidents::Found& found = pass.found[i];
        while (old != remembered.end() && old->path < found.path)
            ++old;
        const bool same = old != remembered.end() && old->path == found.path && old->form == found.form &&
                          old->record == found.record;
        // What could not be read may have become readable without a change of its content.
        if (same && old->problem.empty()) {
            pass.library.entries[i] = std::move(*old);
            pass.known[i] = 1;
            ++pass.library.fromCache;
            ++pass.done;
        } else {
            pass.unread.push_back(static_cast<std::uint32_t>(i));
        }
    }
}

bool readOne(Pass& pass, LibraryEntryReader& reader, std::uint32_t index)
{
    if (pass.options.cancelled && pass.options.cancelled())
        return false;
    pass.library.entries[index] = reader.read(pass.found[index]);
    pass.known[index] = 1;
    if (pass.options.progress) {
        const std::scoped_lock lock(pass.mutex);
        pass.options.progress(++pass.done, pass.found.size());
    }
    return true;
}

std::vector<LibraryEntry> remembered(Library& library, const std::string& cachePath, std::uint64_t digest)
{
    if (cachePath.empty())
        return {};
    auto entries = readLibraryCache(cachePath, digest);
    if (entries)
        return *std::move(entries);
    library.cacheProblem = io::toString(entries.error().kind);
    return {};
}

void remember(Pass& pass, std::size_t before, std::uint64_t digest)
{
    const bool asBefore = pass.unread.empty() && pass.found.size() == before;
    if (pass.options.cachePath.empty() || asBefore)
        return;
    std::vector<LibraryEntry> entries;
    for (std::size_t i = 0; i < pass.found.size(); ++i) {
        if (pass.known[i] != 0)
            entries.push_back(pass.library.entries[i]);
    }
    // A scan is worth having without its cache too.
    if (const auto written = writeLibraryCache(pass.options.cachePath, entries, digest); !written)
        pass.library.cacheProblem = io::toString(written.error().kind);
}

} // namespace

io::Result<Library> scanLibrary(const std::string& folder, const triage::SignatureSet& signatures,
                                const LibraryOptions& options)
{
    const auto start = std::chrono::steady_clock::now();
    Library library;
    library.folder = folder;
    auto found = findIncidents(folder, options.cancelled);
    if (!found && found.error().kind == io::ErrorKind::NotFound)
        return library;
    if (!found)
        return io::fail(found.error());
    library.unreadableFolders = found->unreadableFolders;
    library.linksNotFollowed = found->linksNotFollowed;
    library.truncated = found->truncated;

    Pass pass{options, library, std::move(found->incidents), {}, {}, {}, 0};
    library.entries.resize(pass.found.size());
    pass.known.assign(pass.found.size(), 0);
    const std::uint64_t digest = libraryDigest(signatures.digest());
    auto old = remembered(library, options.cachePath, digest);
    const std::size_t before = old.size();
    takeRemembered(pass, std::move(old));
    const bool whole = io::inParallel(pass.unread.size(), options.jobs, [&] {
        return [&pass, reader = LibraryEntryReader(folder, signatures)](std::size_t at) mutable {
            return readOne(pass, reader, pass.unread[at]);
        };
    });
    remember(pass, before, digest);
    if (!whole)
        return io::fail(io::ErrorKind::Cancelled, folder);
    library.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return library;
}

} // namespace torchtriage::incident
