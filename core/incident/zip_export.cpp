// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/zip_export.h"

#include "core/io/atomic_writer.h"
#include "core/io/file.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <filesystem>
#include <memory>

namespace torchtriage::incident {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostFiles = 100'000;
constexpr std::size_t blockBytes = std::size_t{256} << 10;

struct FreeWriter {
    void operator()(struct archive* handle) const noexcept { archive_write_free(handle); }
};
struct FreeEntry {
    void operator()(struct archive_entry* entry) const noexcept { archive_entry_free(entry); }
};

struct Member {
    std::string path; ///< absolute
    std::string name; ///< below the folder
    std::uint64_t size = 0;
    std::int64_t modified = 0; ///< seconds since 1970
};

io::Result<std::vector<Member>> membersOf(const Folder& folder)
{
    std::vector<Member> members;
    std::error_code code;
    for (fs::recursive_directory_iterator it(folder.path(), code), end; !code && it != end;
         it.increment(code)) {
        if (it->path().filename().string().starts_with('.')) { // a writer is at work there
            if (it->is_directory(code) && !it->is_symlink(code))
                it.disable_recursion_pending();
            continue;
        }
        if (it->is_symlink(code) || !it->is_regular_file(code))
            continue;
        if (members.size() >= mostFiles)
            return io::fail(io::ErrorKind::TooLarge, folder.path(), "", "more than 100000 files");
        const auto written = std::chrono::file_clock::to_sys(it->last_write_time(code));
        members.push_back({it->path().string(), it->path().lexically_relative(folder.path()).generic_string(),
                           it->file_size(code),
                           std::chrono::floor<std::chrono::seconds>(written.time_since_epoch()).count()});
    }
    if (code)
        return io::fail(io::systemError(folder.path(), code.value()));
    std::ranges::sort(members, {}, &Member::name);
    return members;
}

/// Where libarchive's bytes go, and why the file could not take them.
struct Output {
    io::AtomicWriter writer;
    std::optional<io::Error> error;
};

la_ssize_t writeOutput(struct archive* handle, void* context, const void* bytes, std::size_t size)
{
    auto& output = *static_cast<Output*>(context);
    if (const auto done = output.writer.write({static_cast<const char*>(bytes), size}); !done) {
        output.error = done.error();
        archive_set_error(handle, ARCHIVE_FATAL, "%s", done.error().detail.c_str());
        return -1;
    }
    return static_cast<la_ssize_t>(size);
}

class ZipWriter {
public:
    ZipWriter(Output& output, const TransferOptions& options, std::uint64_t total)
        : m_output(output), m_options(options), m_total(total), m_archive(archive_write_new()),
          m_block(blockBytes)
    {
    }

    io::Result<void> open(const std::string& path)
    {
        m_path = path;
        // Names are UTF-8 whatever the locale of the program is.
        const bool good =
            m_archive && archive_write_set_format_zip(m_archive.get()) == ARCHIVE_OK &&
            archive_write_set_bytes_in_last_block(m_archive.get(), 1) == ARCHIVE_OK &&
            archive_write_open(m_archive.get(), &m_output, nullptr, writeOutput, nullptr) == ARCHIVE_OK;
        return good ? io::Result<void>() : failure();
    }

    io::Result<void> add(const Member& member, const std::string& name)
    {
        const auto file = io::File::open(member.path);
        if (!file)
            return io::fail(file.error());
        const std::unique_ptr<struct archive_entry, FreeEntry> entry(archive_entry_new());
        archive_entry_set_pathname_utf8(entry.get(), name.c_str());
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        archive_entry_set_perm(entry.get(), 0644);
        archive_entry_set_size(entry.get(), static_cast<la_int64_t>(member.size));
        archive_entry_set_mtime(entry.get(), static_cast<time_t>(member.modified), 0);
        if (archive_write_header(m_archive.get(), entry.get()) < ARCHIVE_WARN)
            return failure();
        return copy(*file, member.size);
    }

    io::Result<void> close()
    {
        return archive_write_close(m_archive.get()) == ARCHIVE_OK ? io::Result<void>() : failure();
    }

private:
    io::Result<void> copy(const io::File& file, std::uint64_t size)
    {
        for (std::uint64_t at = 0; at < size;) {
            if (m_options.cancelled && m_options.cancelled())
                return io::fail(io::ErrorKind::Cancelled, file.path());
            const std::span<char> block = std::span(m_block).first(
                static_cast<std::size_t>(std::min<std::uint64_t>(blockBytes, size - at)));
            if (auto read = file.readExactlyAt(at, block); !read)
                return read;
            if (archive_write_data(m_archive.get(), block.data(), block.size()) < 0)
                return failure();
            at += block.size();
            m_done += block.size();
            if (m_options.progress)
                m_options.progress(m_done, m_total);
        }
        return {};
    }

    io::Result<void> failure()
    {
        if (m_output.error)
            return io::fail(*m_output.error);
        const char* text = m_archive ? archive_error_string(m_archive.get()) : "out of memory";
        return io::fail(io::ErrorKind::WriteFailed, m_path, "", text != nullptr ? text : "");
    }

    Output& m_output;
    const TransferOptions& m_options;
    std::uint64_t m_total;
    std::uint64_t m_done = 0;
    std::unique_ptr<struct archive, FreeWriter> m_archive;
    std::vector<char> m_block;
    std::string m_path;
};

std::vector<std::string> outsideOf(const Record& record)
{
    std::vector<std::string> names;
    for (const auto* list : {&record.logs, &record.batch.files})
        std::ranges::copy_if(*list, std::back_inserter(names),
                             [](const std::string& name) { return name.starts_with('/'); });
    return names;
}

} // namespace

io::Result<ZipFacts> exportZip(const Folder& folder, const std::string& path, const TransferOptions& options)
{
    const auto record = folder.record();
    if (!record)
        return io::fail(record.error());
    const auto members = membersOf(folder);
    if (!members)
        return io::fail(members.error());
    ZipFacts facts{members->size(), 0, outsideOf(*record)};
    for (const Member& member : *members)
        facts.bytes += member.size;

    auto file = io::AtomicWriter::create(path);
    if (!file)
        return io::fail(file.error());
    Output output{*std::move(file), std::nullopt};
    ZipWriter zip(output, options, facts.bytes);
    const std::string top = fs::path(folder.path()).filename().string() + "/";
    auto done = zip.open(path);
    for (auto member = members->begin(); done && member != members->end(); ++member)
        done = zip.add(*member, top + member->name);
    if (done)
        done = zip.close();
    if (done)
        done = output.writer.commit();
    if (!done)
        return io::fail(done.error());
    return facts;
}

} // namespace torchtriage::incident
