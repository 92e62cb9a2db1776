// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fleet/scan_cache.h"

#include "core/fleet/find_logs.h"
#include "core/io/atomic_file.h"
#include "core/io/file.h"
#include "core/io/hash.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <type_traits>

namespace torchtriage::fleet {

namespace {

constexpr std::string_view magic = "TTFLEET1";
constexpr std::uint64_t largestCache = std::uint64_t{1} << 30;
constexpr std::size_t longestText = 4096;
constexpr std::int64_t noRank = -1;
/// Far beyond any file's time, and far from where differences overflow.
constexpr std::int64_t mostSeconds = std::int64_t{1} << 40;

/// Numbers stand in the byte order of the machine: a cache never travels.
class Writer {
public:
    template <class T>
    void number(T value)
    {
        static_assert(std::is_arithmetic_v<T>);
        char bytes[sizeof(T)];
        std::memcpy(bytes, &value, sizeof(T));
        m_bytes.append(bytes, sizeof(T));
    }
    void text(std::string_view value)
    {
        value = value.substr(0, longestText);
        number(static_cast<std::uint32_t>(value.size()));
        m_bytes.append(value);
    }
    void raw(std::string_view value) { m_bytes.append(value); }
    [[nodiscard]] const std::string& bytes() const noexcept { return m_bytes; }

private:
    std::string m_bytes;
};

/// Reads the same back. After the first thing that does not fit, everything reads as 0 and ok() is false.
class Reader {
public:
    explicit Reader(std::span<const char> bytes) noexcept : m_rest(bytes.data(), bytes.size()) {}

    template <class T>
    T number() noexcept
    {
        T value{};
        if (m_rest.size() < sizeof(T)) {
            refuse();
            return value;
        }
        std::memcpy(&value, m_rest.data(), sizeof(T));
        m_rest.remove_prefix(sizeof(T));
        return value;
    }
    /// An enumerator or count below `end`.
    template <class T>
    T below(T end) noexcept
    {
        const T value = number<T>();
        if (value < end)
            return value;
        refuse();
        return T{};
    }
    std::string text()
    {
        const auto size = number<std::uint32_t>();
        if (size > longestText || size > m_rest.size()) {
            refuse();
            return {};
        }
        std::string value(m_rest.substr(0, size));
        m_rest.remove_prefix(size);
        return value;
    }
    void require(bool holds) noexcept
    {
        if (!holds)
            refuse();
    }
    [[nodiscard]] bool ok() const noexcept { return m_ok; }
    [[nodiscard]] bool atEnd() const noexcept { return m_ok && m_rest.empty(); }

private:
    void refuse() noexcept
    {
        m_ok = false;
        m_rest = {};
    }

    std::string_view m_rest;
    bool m_ok = true;
};

constexpr auto familyCount = static_cast<std::uint8_t>(triage::allFamilies.size());
constexpr auto classCount = static_cast<std::uint8_t>(triage::allClasses.size());

void write(Writer& out, const LogEntry& entry)
{
    out.text(entry.path);
    out.number(entry.file.size);
    out.number(entry.file.modified);
    out.number(entry.file.inode);
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

LogEntry read(Reader& in)
{
    LogEntry entry;
    entry.path = in.text();
    entry.file.size = in.number<std::uint64_t>();
    entry.file.modified = in.number<std::int64_t>();
    entry.file.inode = in.number<std::uint64_t>();
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

std::uint64_t checksum(std::string_view bytes) noexcept
{
    // Eight bytes at a time: the cache of many logs is read before anything else is shown.
    std::uint64_t sum = bytes.size();
    for (; bytes.size() >= sizeof sum; bytes.remove_prefix(sizeof sum)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data(), sizeof word);
        sum = io::mixed(sum ^ word) + 0x9e3779b97f4a7c15;
    }
    return io::mixed(io::hashBytes(bytes, sum));
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
    Reader in(bytes);
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
    const std::string_view all(bytes.data(), bytes.size());
    constexpr std::size_t entriesAt = magic.size() + sizeof(std::uint64_t);
    if (all.size() < entriesAt + 2 * sizeof(std::uint64_t) || !all.starts_with(magic))
        return malformed(path, "no cache of a folder scan");
    const std::size_t end = all.size() - sizeof(std::uint64_t);
    if (Reader(bytes.subspan(end)).number<std::uint64_t>() != checksum(all.substr(0, end)))
        return malformed(path, "the checksum does not fit");
    Reader in(bytes.subspan(magic.size(), end - magic.size()));
    ScanCache cache;
    if (in.number<std::uint64_t>() != digest)
        return cache;
    auto entries = parseEntries(path, bytes.subspan(entriesAt, end - entriesAt));
    if (!entries)
        return io::fail(entries.error());
    cache.entries = std::move(*entries);
    return cache;
}

io::Result<ScanCache> readCache(const std::string& path, std::uint64_t digest)
{
    const auto file = io::File::open(path);
    if (!file && file.error().kind == io::ErrorKind::NotFound)
        return ScanCache{};
    if (!file)
        return io::fail(file.error());
    if (!file->isSeekable())
        return io::fail(io::ErrorKind::NotAFile, path);
    if (file->size() > largestCache)
        return io::fail(io::ErrorKind::TooLarge, path, {}, std::to_string(file->size()) + " bytes");
    std::string bytes(static_cast<std::size_t>(file->size()), '\0');
    if (auto done = file->readExactlyAt(0, bytes); !done)
        return io::fail(done.error());
    return parseCache(path, bytes, digest);
}

io::Result<void> writeCache(const std::string& path, std::span<const LogEntry> entries, std::uint64_t digest)
{
    constexpr unsigned ownerOnly = 0600;
    Writer out;
    out.raw(magic);
    out.number(digest);
    out.number(static_cast<std::uint64_t>(entries.size()));
    for (const LogEntry& entry : entries)
        write(out, entry);
    const std::uint64_t sum = checksum(out.bytes());
    out.number(sum);
    std::error_code error;
    if (const auto folder = std::filesystem::path(path).parent_path(); !folder.empty())
        std::filesystem::create_directories(folder, error);
    if (error)
        return io::fail(io::systemError(path, error.value(), io::ErrorKind::WriteFailed));
    return io::writeAtomically(path, out.bytes(), ownerOnly);
}

} // namespace torchtriage::fleet
