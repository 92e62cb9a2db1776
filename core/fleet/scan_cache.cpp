// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fleet/scan_cache.h"

#include "core/fleet/find_logs.h"
#include "core/io/cache_file.h"
#include "core/io/hash.h"

#include <utility>

namespace torchtriage::fleet {

namespace {

constexpr std::string_view magic = "TTFLEET1";
constexpr std::int64_t noRank = -1;
/// Far beyond any file's time, and far from where differences overflow.
constexpr std::int64_t mostSeconds = std::int64_t{1} << 40;

constexpr auto familyCount = static_cast<std::uint8_t>(triage::allFamilies.size());
constexpr auto classCount = static_cast<std::uint8_t>(triage::allClasses.size());

void write(io::CacheWriter& out, const LogEntry& entry)
{
    out.text(entry.path);
    out.fileState(entry.file);
    out.number(static_cast<std::uint8_t>(entry.state));
    out.text(entry.problem);
    out.number(entry.fingerprint.value);
    out.number(entry.family ? static_cast<std::uint8_t>(*entry.family) : familyCount);
    out.number(static_cast<std::uint8_t>(entry.failureClass));
    out.text(entry.message);
    out.text(entry.op);
    out.number(entry.firstLine);
    out.number(entry.rank ? std::int64_t{*entry.rank} : noRank);
    out.number(entry.ranks);
    out.number(entry.when);
    out.number(static_cast<std::uint8_t>(entry.timeSource));
}

LogEntry read(io::CacheReader& in)
{
    LogEntry entry;
    entry.path = in.text();
    entry.file = in.fileState();
    entry.state = static_cast<LogState>(in.below<std::uint8_t>(logStates));
    entry.problem = in.text();
    entry.fingerprint.value = in.number<std::uint64_t>();
    const auto family = in.below<std::uint8_t>(familyCount + 1);
    if (family < familyCount)
        entry.family = triage::allFamilies[family];
    entry.failureClass = triage::allClasses[in.below<std::uint8_t>(classCount)];
    entry.message = in.text();
    entry.op = in.text();
    entry.firstLine = in.number<std::int64_t>();
    const auto rank = in.number<std::int64_t>();
    if (rank >= 0 && rank <= 0x7fffffff)
        entry.rank = static_cast<int>(rank);
    entry.ranks = in.number<std::uint32_t>();
    entry.when = in.number<std::int64_t>();
    in.require(entry.when >= -mostSeconds && entry.when <= mostSeconds);
    entry.timeSource = static_cast<TimeSource>(in.below<std::uint8_t>(2));
    return entry;
}

tl::unexpected<io::Error> malformed(const std::string& path, const char* detail)
{
    return io::fail(io::ErrorKind::Malformed, path, {}, detail);
}

} // namespace

std::uint64_t cacheDigest(std::uint64_t signatures)
{
    const std::string version = TORCHTRIAGE_VERSION "/" + std::to_string(triage::fingerprintVersion);
    return io::mixed(io::hashBytes(version, signatures));
}

io::Result<std::vector<LogEntry>> parseEntries(const std::string& path, std::span<const char> bytes)
{
    io::CacheReader in(bytes);
    const auto count = in.number<std::uint64_t>();
    if (count > mostFiles)
        return io::fail(io::ErrorKind::TooLarge, path, {}, std::to_string(count) + " entries");
    std::vector<LogEntry> entries;
    for (std::uint64_t i = 0; i < count && in.ok(); ++i) {
        entries.push_back(read(in));
        if (i > 0 && entries[i - 1].path >= entries[i].path)
            return malformed(path, "the entries are not in order");
    }
    if (!in.atEnd())
        return malformed(path, "an entry does not fit");
    return entries;
}

io::Result<ScanCache> parseCache(const std::string& path, std::span<const char> bytes, std::uint64_t digest)
{
    const auto content = io::cacheContent(path, bytes, magic, digest);
    if (!content)
        return io::fail(content.error());
    if (content->empty())
        return ScanCache{};
    return parseEntries(path, *content).map([](std::vector<LogEntry>&& entries) {
        return ScanCache{std::move(entries)};
    });
}

io::Result<ScanCache> readCache(const std::string& path, std::uint64_t digest)
{
    const auto bytes = io::readCacheFile(path);
    if (!bytes)
        return io::fail(bytes.error());
    return bytes->empty() ? ScanCache{} : parseCache(path, *bytes, digest);
}

io::Result<void> writeCache(const std::string& path, std::span<const LogEntry> entries, std::uint64_t digest)
{
    io::CacheWriter out;
    out.number(static_cast<std::uint64_t>(entries.size()));
    for (const LogEntry& entry : entries)
        write(out, entry);
    return io::writeCacheFile(path, magic, digest, out.bytes());
}

} // namespace torchtriage::fleet
