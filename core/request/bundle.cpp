// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/bundle.h"

#include <archive.h>
#include <archive_entry.h>

#include <array>
#include <memory>

namespace torchtriage::request {

namespace {

constexpr std::size_t mostBytes = std::size_t{256} << 20;

struct Closer {
    void operator()(archive* one) const noexcept { archive_free(one); }
    void operator()(archive_entry* one) const noexcept { archive_entry_free(one); }
};
using Archive = std::unique_ptr<archive, Closer>;
using ArchiveEntry = std::unique_ptr<archive_entry, Closer>;

io::Error archiveError(const std::string& file, archive* from)
{
    const char* text = archive_error_string(from);
    return {io::ErrorKind::WriteFailed, file, {}, text != nullptr ? text : "the archive could not be made"};
}

la_ssize_t append(archive*, void* bytes, const void* buffer, std::size_t size)
{
    static_cast<std::string*>(bytes)->append(static_cast<const char*>(buffer), size);
    return static_cast<la_ssize_t>(size);
}

bool writeMember(archive* to, const std::string& name, std::string_view bytes)
{
    const ArchiveEntry entry(archive_entry_new());
    archive_entry_set_pathname_utf8(entry.get(), name.c_str());
    archive_entry_set_size(entry.get(), static_cast<la_int64_t>(bytes.size()));
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), 0644);
    // No time and no owner: both would tell of this machine.
    archive_entry_set_mtime(entry.get(), 315532800, 0);
    return archive_write_header(to, entry.get()) == ARCHIVE_OK &&
           archive_write_data(to, bytes.data(), bytes.size()) == static_cast<la_ssize_t>(bytes.size());
}

io::Result<std::string> zipBytes(const Document& document, const std::vector<Attachment>& attachments)
{
    std::string bytes;
    const Archive to(archive_write_new());
    const bool begun = archive_write_set_format_zip(to.get()) == ARCHIVE_OK &&
                       archive_write_set_options(to.get(), "zip:hdrcharset=UTF-8") == ARCHIVE_OK &&
                       archive_write_set_bytes_per_block(to.get(), 0) == ARCHIVE_OK &&
                       archive_write_open2(to.get(), &bytes, nullptr, append, nullptr, nullptr) == ARCHIVE_OK;
    bool good = begun && writeMember(to.get(), "request.md", toMarkdown(document)) &&
                writeMember(to.get(), "request.json", toJson(document));
    for (const Attachment& attachment : attachments)
        good = good && writeMember(to.get(), attachment.name, attachment.bytes);
    if (!good || archive_write_close(to.get()) != ARCHIVE_OK)
        return io::fail(archiveError("request.zip", to.get()));
    return bytes;
}

std::string ownBytes(const std::string& member, const Document& own)
{
    if (member == "request.md")
        return toMarkdown(own);
    return member == "request.json" ? toJson(own) : std::string();
}

} // namespace

std::string_view toString(Format format) noexcept
{
    switch (format) {
    case Format::Markdown:
        return "md";
    case Format::Json:
        return "json";
    case Format::Zip:
        return "zip";
    }
    return {};
}

std::optional<Format> formatFromString(std::string_view id) noexcept
{
    for (const Format format : {Format::Markdown, Format::Json, Format::Zip}) {
        if (toString(format) == id)
            return format;
    }
    return std::nullopt;
}

io::Result<std::string> finishedBytes(const Document& document, Format format,
                                      const std::vector<Attachment>& attachments)
{
    switch (format) {
    case Format::Markdown:
        return toMarkdown(document);
    case Format::Json:
        return toJson(document);
    case Format::Zip:
        return zipBytes(document, attachments);
    }
    return io::fail(io::ErrorKind::Unsupported, "request");
}

io::Result<std::vector<Attachment>> membersOf(const std::string& file, std::string_view zip)
{
    const Archive from(archive_read_new());
    if (archive_read_support_format_zip(from.get()) != ARCHIVE_OK ||
        archive_read_open_memory(from.get(), zip.data(), zip.size()) != ARCHIVE_OK)
        return io::fail(archiveError(file, from.get()));
    std::vector<Attachment> members;
    archive_entry* entry = nullptr;
    std::size_t total = 0;
    int status = ARCHIVE_OK;
    while ((status = archive_read_next_header(from.get(), &entry)) == ARCHIVE_OK) {
        const char* name = archive_entry_pathname_utf8(entry);
        Attachment member{name != nullptr ? name : "", {}};
        std::array<char, 65536> block{};
        for (;;) {
            const la_ssize_t got = archive_read_data(from.get(), block.data(), block.size());
            if (got < 0)
                return io::fail(archiveError(file, from.get()));
            if (got == 0)
                break;
            total += static_cast<std::size_t>(got);
            if (total > 2 * mostBytes)
                return io::fail(io::ErrorKind::TooLarge, file, member.name, "the members are too large");
            member.bytes.append(block.data(), static_cast<std::size_t>(got));
        }
        members.push_back(std::move(member));
    }
    if (status != ARCHIVE_EOF)
        return io::fail(archiveError(file, from.get()));
    return members;
}

io::Result<std::vector<Survivor>> proveBytes(const Prover& prover, Format format, const std::string& file,
                                             std::string_view bytes, const Document& own)
{
    if (format != Format::Zip)
        return prover.prove(file, bytes, format == Format::Json ? toJson(own) : toMarkdown(own));
    const auto members = membersOf(file, bytes);
    if (!members)
        return io::fail(members.error());
    std::vector<Survivor> all;
    for (const Attachment& member : *members) {
        const std::string name = file + ": " + member.name;
        const bool binary = member.bytes.find('\0') != std::string::npos;
        auto found = binary ? prover.proveBinary(name, member.bytes)
                            : prover.prove(name, member.bytes, ownBytes(member.name, own));
        const auto inName = prover.prove(name, member.name);
        all.insert(all.end(), found.begin(), found.end());
        all.insert(all.end(), inName.begin(), inName.end());
    }
    return all;
}

} // namespace torchtriage::request
