// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/zip.h"

#include <optional>
#include <span>

namespace torchtriage::batch {

/// Fills a ZipArchive from the central directory at the end of a file.
class ZipDirectoryReader {
public:
    ZipDirectoryReader(const io::File& file, const Caps& caps, ZipArchive& archive)
        : m_file(file), m_caps(caps), m_archive(archive)
    {
    }
    [[nodiscard]] io::Result<void> read();

private:
    struct End {
        std::uint64_t recordOffset = 0; // where the end record starts: the directory ends at or before it
        std::uint64_t entries = 0;
        std::uint64_t size = 0;
        std::uint64_t offset = 0;
    };
    [[nodiscard]] io::Result<End> findEnd() const;
    [[nodiscard]] io::Result<void> applyZip64(End& end) const;
    [[nodiscard]] io::Result<void> readEntries(const End& end, std::uint64_t shift);
    [[nodiscard]] io::Result<std::size_t> parseEntry(std::string_view bytes, std::uint64_t offset,
                                                     std::uint64_t shift);
    void index();
    [[nodiscard]] tl::unexpected<io::Error> malformed(std::uint64_t offset, std::string detail) const;

    const io::File& m_file;
    const Caps& m_caps;
    ZipArchive& m_archive;
    std::uint64_t m_memory = 0; // bytes of names so far
};

} // namespace torchtriage::batch
