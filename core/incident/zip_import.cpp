// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/zip_import.h"

#include "core/incident/relative_path.h"
#include "core/io/descriptor.h"
#include "core/log/archive_input.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <set>
#include <sys/stat.h>
#include <unistd.h>

namespace torchtriage::incident {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t importBlockBytes = std::size_t{256} << 10;

/// What the names of a zip say before anything is unpacked.
struct Listing {
    std::string top; ///< folder that holds the record, with '/' at its end; empty: the record is at the top
    std::uint64_t bytes = 0; ///< unpacked, as the zip says
    bool hasRecord = false;
};

/// A zip that is read from its start, entry by entry.
class ZipReader {
public:
    static io::Result<std::unique_ptr<ZipReader>> open(const std::string& path)
    {
        auto file = io::File::open(path);
        if (!file)
            return io::fail(file.error());
        if (!file->isSeekable())
            return io::fail(io::ErrorKind::NotAFile, path);
        auto reader = std::make_unique<ZipReader>(*std::move(file));
        auto archive = log::openArchive(reader->m_input, [](struct archive* handle) {
            archive_read_support_format_zip_seekable(handle);
        });
        if (!archive)
            return io::fail(archive.error());
        reader->m_archive = *std::move(archive);
        return reader;
    }
    explicit ZipReader(io::File file) : m_file(std::move(file)), m_input{m_file} {}

    /// The next regular file, its name checked; false at the end.
    io::Result<bool> next()
    {
        for (;;) {
            const int status = archive_read_next_header(m_archive.get(), &m_entry);
            if (status == ARCHIVE_EOF)
                return false;
            if (status < ARCHIVE_WARN)
                return refuse(io::ErrorKind::Malformed, "", log::archiveMessage(m_archive.get()));
            if (++m_count > m_mostEntries)
                return refuse(io::ErrorKind::TooLarge, "",
                              "more than " + std::to_string(m_mostEntries) + " entries");
            const char* utf8 = archive_entry_pathname_utf8(m_entry);
            const char* raw = utf8 != nullptr ? utf8 : archive_entry_pathname(m_entry);
            const auto type = archive_entry_filetype(m_entry);
            auto clean = relativePath(m_file.path(), raw != nullptr ? raw : "");
            if (!clean)
                return io::fail(clean.error());
            if (type == AE_IFDIR)
                continue;
            if (type != AE_IFREG || archive_entry_hardlink(m_entry) != nullptr)
                return refuse(io::ErrorKind::Malformed, "entry " + *clean, "is a link or a device");
            if (!m_names.insert(*clean).second)
                return refuse(io::ErrorKind::Malformed, "entry " + *clean, "stands in it twice");
            m_name = *std::move(clean);
            return true;
        }
    }

    void setMostEntries(std::size_t most) { m_mostEntries = most; }
    [[nodiscard]] const std::string& name() const noexcept { return m_name; }
    [[nodiscard]] std::uint64_t packedBytes() const noexcept { return m_file.size(); }
    [[nodiscard]] std::uint64_t statedBytes() const
    {
        return archive_entry_size_is_set(m_entry) != 0
                   ? static_cast<std::uint64_t>(std::max<la_int64_t>(archive_entry_size(m_entry), 0))
                   : 0;
    }
    io::Result<std::size_t> read(std::span<char> block)
    {
        const la_ssize_t got = archive_read_data(m_archive.get(), block.data(), block.size());
        if (got < 0)
            return refuse(io::ErrorKind::Malformed, "entry " + m_name, log::archiveMessage(m_archive.get()));
        return static_cast<std::size_t>(got);
    }
    [[nodiscard]] tl::unexpected<io::Error> refuse(io::ErrorKind kind, std::string place,
                                                   std::string why) const
    {
        return io::fail(kind, m_file.path(), std::move(place), std::move(why));
    }

private:
    io::File m_file;
    log::ArchiveInput m_input;
    log::OpenArchive m_archive;
    struct archive_entry* m_entry = nullptr; // libarchive's own
    std::set<std::string> m_names;
    std::string m_name;
    std::size_t m_count = 0;
    std::size_t m_mostEntries = 0;
};

std::uint64_t mostBytes(const ZipReader& zip, const ZipLimits& limits)
{
    const std::uint64_t byRatio = std::min(zip.packedBytes(), limits.bytes) * limits.ratio;
    return std::min(limits.bytes, std::max(limits.freeBytes, byRatio));
}

io::Result<Listing> list(ZipReader& zip, const ZipLimits& limits)
{
    constexpr std::string_view record = Folder::recordName;
    Listing listing;
    std::string top;
    bool oneTop = true;
    bool first = true;
    const std::uint64_t most = mostBytes(zip, limits);
    for (;;) {
        const auto more = zip.next();
        if (!more)
            return io::fail(more.error());
        if (!*more)
            break;
        const std::string& name = zip.name();
        const std::string itsTop =
            name.substr(0, name.find('/') == std::string::npos ? 0 : name.find('/') + 1);
        oneTop = oneTop && (first || itsTop == top);
        top = first ? itsTop : top;
        first = false;
        listing.bytes += std::min(zip.statedBytes(), most + 1);
        if (listing.bytes > most)
            return zip.refuse(io::ErrorKind::TooLarge, "entry " + name,
                              "unpacked it is larger than " + std::to_string(most) + " bytes");
        if (name == record) {
            listing.hasRecord = true;
        } else if (name == itsTop + std::string(record)) {
            listing.top = itsTop;
        }
    }
    if (listing.hasRecord)
        listing.top.clear();
    else
        listing.hasRecord = oneTop && !listing.top.empty();
    return listing;
}

io::Result<Listing> listFile(const std::string& path, const ZipLimits& limits)
{
    const auto zip = ZipReader::open(path);
    if (!zip)
        return io::fail(zip.error());
    (*zip)->setMostEntries(2 * limits.files); // folders count too
    return list(**zip, limits);
}

/// A hidden folder in the library; goes with what is in it unless it was given its place.
class Staging {
public:
    static io::Result<Staging> create(const std::string& library)
    {
        std::error_code code;
        fs::create_directories(library, code);
        std::string path = (fs::path(library) / ".import.XXXXXX").string();
        if (code || ::mkdtemp(path.data()) == nullptr)
            return io::fail(
                io::systemError(library, code ? code.value() : errno, io::ErrorKind::WriteFailed));
        (void)::chmod(path.c_str(), 0755);
        return Staging(std::move(path));
    }
    Staging(Staging&& other) noexcept : m_path(std::exchange(other.m_path, {})) {}
    Staging& operator=(Staging&&) = delete;
    Staging(const Staging&) = delete;
    Staging& operator=(const Staging&) = delete;
    ~Staging()
    {
        std::error_code ignored;
        if (!m_path.empty())
            fs::remove_all(m_path, ignored);
    }
    [[nodiscard]] const std::string& path() const noexcept { return m_path; }

private:
    explicit Staging(std::string path) : m_path(std::move(path)) {}

    std::string m_path;
};

/// What an unpacking has used up so far.
struct Budget {
    const TransferOptions& options;
    std::uint64_t most = 0, total = 0, done = 0;
};

io::Result<void> unpackFile(ZipReader& zip, const fs::path& target, std::vector<char>& block, Budget& budget)
{
    std::error_code code;
    fs::create_directories(target.parent_path(), code);
    const io::Descriptor file(
        code ? -1 : ::open(target.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644));
    const auto writeError = [&](int reason) {
        return io::fail(io::systemError(target.string(), reason, io::ErrorKind::WriteFailed));
    };
    if (file.get() < 0)
        return writeError(code ? code.value() : errno);
    for (;;) {
        if (budget.options.cancelled && budget.options.cancelled())
            return io::fail(io::ErrorKind::Cancelled, target.string());
        const auto got = zip.read(block);
        if (!got)
            return io::fail(got.error());
        if (*got == 0)
            return {};
        budget.done += *got;
        if (budget.done > budget.most)
            return zip.refuse(io::ErrorKind::TooLarge, "entry " + zip.name(),
                              "unpacked it is larger than " + std::to_string(budget.most) + " bytes");
        if (!io::writeAll(file.get(), std::span(block).first(*got)))
            return writeError(errno);
        if (budget.options.progress)
            budget.options.progress(budget.done, budget.total);
    }
}

io::Result<void> unpack(const std::string& path, const Listing& listing, const std::string& target,
                        const TransferOptions& options, const ZipLimits& limits)
{
    auto zip = ZipReader::open(path);
    if (!zip)
        return io::fail(zip.error());
    (*zip)->setMostEntries(2 * limits.files);
    Budget budget{options, mostBytes(**zip, limits), listing.bytes, 0};
    std::vector<char> block(importBlockBytes);
    for (;;) {
        const auto more = (*zip)->next();
        if (!more)
            return io::fail(more.error());
        if (!*more)
            break;
        const fs::path file = fs::path(target) / (*zip)->name().substr(listing.top.size());
        if (auto done = unpackFile(**zip, file, block, budget); !done)
            return done;
    }
    // All of it is on the disk before the folder gets its name.
    const io::Descriptor folder(::open(target.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.get() < 0 || ::syncfs(folder.get()) != 0)
        return io::fail(io::systemError(target, errno, io::ErrorKind::WriteFailed));
    return {};
}

io::Result<void> checkSpace(const std::string& path, std::uint64_t bytes, const std::string& folder)
{
    std::error_code code;
    const auto space = fs::space(folder, code);
    if (!code && bytes > space.available)
        return io::fail(io::ErrorKind::WriteFailed, path, "",
                        std::to_string(bytes) + " bytes are needed, " + std::to_string(space.available) +
                            " are free");
    return {};
}

} // namespace

io::Result<bool> isIncidentZip(const std::string& path, const ZipLimits& limits)
{
    return listFile(path, limits).map([](const Listing& listing) { return listing.hasRecord; });
}

io::Result<Folder> importZip(const std::string& path, const std::string& library,
                             const TransferOptions& options, const ZipLimits& limits)
{
    const auto listing = listFile(path, limits);
    if (!listing)
        return io::fail(listing.error());
    if (!listing->hasRecord)
        return io::fail(io::ErrorKind::Unsupported, path, "", "it holds no incident.json");
    std::error_code code;
    const std::string home = fs::absolute(library, code).string();
    const auto staging = Staging::create(home);
    if (!staging)
        return io::fail(staging.error());
    if (auto room = checkSpace(path, listing->bytes, home); !room)
        return io::fail(room.error());
    if (auto done = unpack(path, *listing, staging->path(), options, limits); !done)
        return io::fail(done.error());
    if (const auto record = Folder::at(staging->path()).record(); !record)
        return io::fail(record.error());
    const std::string name = listing->top.empty() ? fs::path(path).stem().string()
                                                  : listing->top.substr(0, listing->top.size() - 1);
    return Folder::moveTo(staging->path(), home, name);
}

} // namespace torchtriage::incident
