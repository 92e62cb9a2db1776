// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/caps.h"
#include "core/batch/extent.h"
#include "core/batch/note.h"
#include "core/io/file.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace torchtriage::batch {

/// One entry as the central directory lists it. Sizes come from there only: torch leaves them 0 in local
/// headers.
struct ZipEntry {
    std::string name;
    std::uint64_t headerOffset = 0; ///< of the local header, byte offset in the file
    std::uint64_t packedSize = 0;
    std::uint64_t size = 0;
    std::uint32_t crc = 0;    ///< CRC-32 of the bytes after decompression, as its writer noted it
    std::uint16_t method = 0; ///< 0 stored, 8 deflated; others are listed but not read
};

/// The listing of a zip archive. Reads only the end of the file; entry data is located when asked for.
class ZipArchive {
public:
    ZipArchive() = default;
    ZipArchive(ZipArchive&&) = default;
    ZipArchive& operator=(ZipArchive&&) = default;
    // Names in the index point into the entries, which a copy would not share.
    ZipArchive(const ZipArchive&) = delete;
    ZipArchive& operator=(const ZipArchive&) = delete;

    /// Truncated if the file starts like an archive and has no directory at its end.
    [[nodiscard]] static io::Result<ZipArchive> open(const io::File& file, const Caps& caps);

    [[nodiscard]] const std::vector<ZipEntry>& entries() const noexcept { return m_entries; }
    /// The entry with that name; of duplicates the last, as Python's readers have it.
    [[nodiscard]] const ZipEntry* find(std::string_view name) const noexcept;
    /// Where the entry's bytes lie. Checks its local header and that the data ends before the file does.
    [[nodiscard]] io::Result<Extent> locate(const io::File& file, const ZipEntry& entry) const;
    [[nodiscard]] const std::vector<Note>& notes() const noexcept { return m_notes; }

private:
    std::vector<ZipEntry> m_entries;
    std::unordered_map<std::string_view, std::size_t> m_byName;
    std::vector<Note> m_notes;
    std::uint64_t m_directoryOffset = 0;

    friend class ZipDirectoryReader;
};

/// True if unpacking an entry of that name could write outside the folder: absolute, a drive, "..".
[[nodiscard]] bool leavesFolder(std::string_view name) noexcept;

} // namespace torchtriage::batch
