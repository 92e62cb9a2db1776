// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/decompress.h"

#include "core/io/spool.h"

#include <archive.h>
#include <archive_entry.h>

#include <array>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>

namespace torchtriage::log {

namespace {

struct FreeArchive {
    void operator()(struct archive* handle) const noexcept { archive_read_free(handle); }
};
using Archive = std::unique_ptr<struct archive, FreeArchive>;

std::string messageOf(struct archive* handle)
{
    const char* text = archive_error_string(handle);
    return text != nullptr ? text : "the archive cannot be read";
}

/// Hands the bytes of a File to libarchive, which wants a cursor.
struct Input {
    const io::File& file;
    std::uint64_t offset = 0;
    std::array<char, std::size_t{64} << 10> buffer{};
};

la_ssize_t readInput(struct archive* handle, void* context, const void** block)
{
    auto& input = *static_cast<Input*>(context);
    const auto got = input.file.readAt(input.offset, input.buffer);
    if (!got) {
        archive_set_error(handle, ARCHIVE_FATAL, "%s", got.error().detail.c_str());
        return -1;
    }
    input.offset += *got;
    *block = input.buffer.data();
    return static_cast<la_ssize_t>(*got);
}

la_int64_t seekInput(struct archive*, void* context, la_int64_t offset, int whence)
{
    auto& input = *static_cast<Input*>(context);
    const auto size = static_cast<la_int64_t>(input.file.size());
    const la_int64_t base = whence == SEEK_CUR   ? static_cast<la_int64_t>(input.offset)
                            : whence == SEEK_END ? size
                                                 : 0;
    const la_int64_t target = base + offset;
    if (target < 0 || target > size)
        return ARCHIVE_FATAL;
    input.offset = static_cast<std::uint64_t>(target);
    return target;
}

/// Reads member after member as one stream.
class Members {
public:
    Members(Archive archive, std::string path) : m_archive(std::move(archive)), m_path(std::move(path)) {}

    io::Result<std::size_t> read(std::span<char> buffer)
    {
        for (;;) {
            if (!m_inMember && !nextMember())
                return m_error ? io::Result<std::size_t>(io::fail(*m_error)) : io::Result<std::size_t>(0);
            const la_ssize_t got = archive_read_data(m_archive.get(), buffer.data(), buffer.size());
            if (got > 0)
                return static_cast<std::size_t>(got);
            if (got < 0)
                return io::fail(io::ErrorKind::Malformed, m_path, "", messageOf(m_archive.get()));
            m_inMember = false;
        }
    }

private:
    bool nextMember()
    {
        struct archive_entry* entry = nullptr;
        for (;;) {
            const int status = archive_read_next_header(m_archive.get(), &entry);
            if (status == ARCHIVE_EOF)
                return false;
            if (status < ARCHIVE_WARN) {
                m_error = io::Error{io::ErrorKind::Malformed, m_path, "", messageOf(m_archive.get())};
                return false;
            }
            // A compressed log without an archive around it comes as one member without a type.
            const auto type = archive_entry_filetype(entry);
            if (type == AE_IFREG || type == 0) {
                m_inMember = true;
                return true;
            }
        }
    }

    Archive m_archive;
    std::string m_path;
    bool m_inMember = false;
    std::optional<io::Error> m_error;
};

} // namespace

bool looksCompressed(std::string_view head) noexcept
{
    constexpr std::array<std::string_view, 6> magics = {std::string_view("\x1f\x8b", 2),
                                                        std::string_view("\xFD"
                                                                         "7zXZ\0",
                                                                         6),
                                                        std::string_view("\x28\xb5\x2f\xfd", 4),
                                                        std::string_view("BZh", 3),
                                                        std::string_view("PK\x03\x04", 4),
                                                        std::string_view("\x04\x22\x4d\x18", 4)};
    for (const std::string_view magic : magics) {
        if (head.substr(0, magic.size()) == magic)
            return true;
    }
    return false;
}

io::Result<io::File> decompress(const io::File& file, std::uint64_t limit)
{
    Archive archive(archive_read_new());
    if (!archive)
        return io::fail(io::ErrorKind::ReadFailed, file.path(), "", "out of memory");
    // Not "all": for some formats libarchive starts a program, and a file must not start anything.
    for (const auto support :
         {archive_read_support_filter_gzip, archive_read_support_filter_xz, archive_read_support_filter_zstd,
          archive_read_support_filter_bzip2, archive_read_support_filter_lz4})
        support(archive.get());
    archive_read_support_format_zip(archive.get());
    archive_read_support_format_tar(archive.get());
    archive_read_support_format_raw(archive.get());

    const auto input = std::make_unique<Input>(Input{file});
    archive_read_set_callback_data(archive.get(), input.get());
    archive_read_set_read_callback(archive.get(), readInput);
    archive_read_set_seek_callback(archive.get(), seekInput);
    if (archive_read_open1(archive.get()) != ARCHIVE_OK)
        return io::fail(io::ErrorKind::Malformed, file.path(), "", messageOf(archive.get()));
    Members members(std::move(archive), file.path());
    return io::spool(
        file.path(), [&members](std::span<char> buffer) { return members.read(buffer); }, limit);
}

} // namespace torchtriage::log
