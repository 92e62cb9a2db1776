// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/decompress.h"

#include "core/io/spool.h"
#include "core/log/archive_input.h"

#include <archive.h>
#include <archive_entry.h>

#include <array>
#include <memory>
#include <optional>
#include <string>

namespace torchtriage::log {

namespace {

/// Reads member after member as one stream.
class Members {
public:
    Members(OpenArchive archive, std::string path) : m_archive(std::move(archive)), m_path(std::move(path)) {}

    io::Result<std::size_t> read(std::span<char> buffer)
    {
        for (;;) {
            if (!m_inMember && !nextMember())
                return m_error ? io::Result<std::size_t>(io::fail(*m_error)) : io::Result<std::size_t>(0);
            const la_ssize_t got = archive_read_data(m_archive.get(), buffer.data(), buffer.size());
            if (got > 0)
                return static_cast<std::size_t>(got);
            if (got < 0)
                return io::fail(io::ErrorKind::Malformed, m_path, "", archiveMessage(m_archive.get()));
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
                m_error = io::Error{io::ErrorKind::Malformed, m_path, "", archiveMessage(m_archive.get())};
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

    OpenArchive m_archive;
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
    const auto input = std::make_unique<ArchiveInput>(ArchiveInput{file});
    // Not "all": for some formats libarchive starts a program, and a file must not start anything.
    auto archive = openArchive(*input, [](struct archive* handle) {
        for (const auto support : {archive_read_support_filter_gzip, archive_read_support_filter_xz,
                                   archive_read_support_filter_zstd, archive_read_support_filter_bzip2,
                                   archive_read_support_filter_lz4, archive_read_support_format_zip,
                                   archive_read_support_format_tar, archive_read_support_format_raw})
            support(handle);
    });
    if (!archive)
        return io::fail(archive.error());
    Members members(*std::move(archive), file.path());
    return io::spool(
        file.path(), [&members](std::span<char> buffer) { return members.read(buffer); }, limit);
}

} // namespace torchtriage::log
