// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/library_cache.h"

#include "core/io/cache_file.h"
#include "core/io/hash.h"

namespace torchtriage::incident {

namespace {

constexpr std::string_view magic = "TTLIBRY1";
/// Far beyond any time of a record, and far from where differences overflow.
constexpr std::int64_t mostSeconds = std::int64_t{1} << 40;
constexpr auto familyCount = static_cast<std::uint8_t>(triage::allFamilies.size());
constexpr auto classCount = static_cast<std::uint8_t>(triage::allClasses.size());

void write(io::CacheWriter& out, const LibraryEntry& entry)
{
    out.text(entry.path);
    out.number(static_cast<std::uint8_t>(entry.form));
    out.fileState(entry.record);
    out.text(entry.problem);
    out.number(entry.family ? static_cast<std::uint8_t>(*entry.family) : familyCount);
    out.number(static_cast<std::uint8_t>(entry.failureClass));
    for (const std::string* text :
         {&entry.title, &entry.exception, &entry.message, &entry.op, &entry.revision, &entry.state})
        out.text(*text);
    out.number(entry.when);
    out.number(entry.ranks);
}

LibraryEntry read(io::CacheReader& in)
{
    LibraryEntry entry;
    entry.path = in.text();
    entry.form = static_cast<IncidentForm>(in.below<std::uint8_t>(incidentForms));
    entry.record = in.fileState();
    entry.problem = in.text();
    const auto family = in.below<std::uint8_t>(familyCount + 1);
    if (family < familyCount)
        entry.family = triage::allFamilies[family];
    entry.failureClass = triage::allClasses[in.below<std::uint8_t>(classCount)];
    for (std::string* text :
         {&entry.title, &entry.exception, &entry.message, &entry.op, &entry.revision, &entry.state})
        *text = in.text();
    entry.when = in.number<std::int64_t>();
    in.require(entry.when >= -mostSeconds && entry.when <= mostSeconds);
    entry.ranks = in.number<std::uint32_t>();
    return entry;
}

} // namespace

std::uint64_t libraryDigest(std::uint64_t signatures)
{
    return io::mixed(io::hashBytes(TORCHTRIAGE_VERSION, signatures));
}

io::Result<std::vector<LibraryEntry>> parseLibraryEntries(const std::string& path,
                                                          std::span<const char> content)
{
    io::CacheReader in(content);
    const auto count = in.number<std::uint64_t>();
    if (count > mostIncidents)
        return io::fail(io::ErrorKind::TooLarge, path, {}, std::to_string(count) + " entries");
    std::vector<LibraryEntry> entries;
    for (std::uint64_t i = 0; i < count && in.ok(); ++i) {
        entries.push_back(read(in));
        if (i > 0 && entries[i - 1].path >= entries[i].path)
            return io::fail(io::ErrorKind::Malformed, path, {}, "the entries are not in order");
    }
    if (!in.atEnd())
        return io::fail(io::ErrorKind::Malformed, path, {}, "an entry does not fit");
    return entries;
}

io::Result<std::vector<LibraryEntry>> readLibraryCache(const std::string& path, std::uint64_t digest)
{
    const auto bytes = io::readCacheFile(path);
    if (!bytes)
        return io::fail(bytes.error());
    if (bytes->empty())
        return std::vector<LibraryEntry>();
    const auto content = io::cacheContent(path, *bytes, magic, digest);
    if (!content)
        return io::fail(content.error());
    return content->empty() ? std::vector<LibraryEntry>() : parseLibraryEntries(path, *content);
}

io::Result<void> writeLibraryCache(const std::string& path, std::span<const LibraryEntry> entries,
                                   std::uint64_t digest)
{
    io::CacheWriter out;
    out.number(static_cast<std::uint64_t>(entries.size()));
    for (const LibraryEntry& entry : entries)
        write(out, entry);
    return io::writeCacheFile(path, magic, digest, out.bytes());
}

} // namespace torchtriage::incident
