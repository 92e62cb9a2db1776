// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/zip_directory.h"

#include "core/batch/bytes.h"

#include <algorithm>
#include <array>

namespace torchtriage::batch {

namespace {

constexpr std::uint32_t centralSignature = 0x02014b50;
constexpr std::uint32_t endSignature = 0x06054b50;
constexpr std::uint32_t end64Signature = 0x06064b50;
constexpr std::uint32_t locator64Signature = 0x07064b50;
constexpr std::size_t centralHeaderSize = 46;
constexpr std::size_t endSize = 22;
constexpr std::size_t end64Size = 56;
constexpr std::size_t locator64Size = 20;
constexpr std::size_t longestComment = 0xffff;
constexpr std::uint16_t zip64Extra = 0x0001;
constexpr std::size_t mostDirectoryNotes = 100;

// Sizes and offsets that do not fit 32 bits stand in this extra field, in a fixed order, each only if its
// 32-bit field is all ones.
struct Zip64Field {
    std::string_view bytes;
    bool take(std::uint64_t& value)
    {
        if (value != 0xffffffffU)
            return true;
        if (bytes.size() < 8)
            return false;
        value = littleEndian<std::uint64_t>(bytes);
        bytes.remove_prefix(8);
        return true;
    }
};

std::string_view findExtra(std::string_view extra, std::uint16_t wanted)
{
    while (extra.size() >= 4) {
        const auto id = littleEndian<std::uint16_t>(extra);
        const std::size_t size = littleEndian<std::uint16_t>(extra, 2);
        if (size > extra.size() - 4)
            break;
        if (id == wanted)
            return extra.substr(4, size);
        extra.remove_prefix(4 + size);
    }
    return {};
}

} // namespace

tl::unexpected<io::Error> ZipDirectoryReader::malformed(std::uint64_t offset, std::string detail) const
{
    return io::fail(io::ErrorKind::Malformed, m_file.path(), "byte " + std::to_string(offset),
                    std::move(detail));
}

io::Result<ZipDirectoryReader::End> ZipDirectoryReader::findEnd() const
{
    const std::uint64_t span = std::min<std::uint64_t>(m_file.size(), endSize + longestComment);
    std::string tail(static_cast<std::size_t>(span), '\0');
    const std::uint64_t start = m_file.size() - span;
    if (auto read = m_file.readExactlyAt(start, tail); !read)
        return io::fail(read.error());
    const std::string_view bytes = tail;
    for (std::size_t at = bytes.size() < endSize ? bytes.npos : bytes.size() - endSize; at != bytes.npos;
         --at) {
        if (littleEndian<std::uint32_t>(bytes, at) == endSignature) {
            End end;
            end.recordOffset = start + at;
            end.entries = littleEndian<std::uint16_t>(bytes, at + 10);
            end.size = littleEndian<std::uint32_t>(bytes, at + 12);
            end.offset = littleEndian<std::uint32_t>(bytes, at + 16);
            return end;
        }
        if (at == 0)
            break;
    }
    return io::fail(io::ErrorKind::Truncated, m_file.path(), "byte " + std::to_string(m_file.size()),
                    "the archive has no directory at its end: the file is cut short");
}

io::Result<void> ZipDirectoryReader::applyZip64(End& end) const
{
    if (end.recordOffset < locator64Size)
        return {};
    std::array<char, locator64Size> locator{};
    if (auto read = m_file.readExactlyAt(end.recordOffset - locator64Size, locator); !read)
        return read;
    const std::string_view locatorBytes(locator.data(), locator.size());
    if (littleEndian<std::uint32_t>(locatorBytes) != locator64Signature)
        return {};
    const auto offset = littleEndian<std::uint64_t>(locatorBytes, 8);
    // Bytes put before the archive shift every offset; the record then still stands right before its locator.
    for (const std::uint64_t place : {offset, end.recordOffset - locator64Size - end64Size}) {
        std::array<char, end64Size> record{};
        if (place > end.recordOffset - locator64Size || !m_file.readExactlyAt(place, record))
            continue;
        const std::string_view bytes(record.data(), record.size());
        if (littleEndian<std::uint32_t>(bytes) != end64Signature)
            continue;
        end.entries = littleEndian<std::uint64_t>(bytes, 32);
        end.size = littleEndian<std::uint64_t>(bytes, 40);
        end.offset = littleEndian<std::uint64_t>(bytes, 48);
        end.recordOffset = place;
        return {};
    }
    return malformed(offset, "no ZIP64 end record");
}

io::Result<void> ZipDirectoryReader::read()
{
    auto end = findEnd();
    if (!end)
        return io::fail(end.error());
    if (auto applied = applyZip64(*end); !applied)
        return applied;
    if (end->entries > m_caps.entries)
        return io::fail(io::ErrorKind::TooLarge, m_file.path(), "byte " + std::to_string(end->recordOffset),
                        std::to_string(end->entries) + " entries are over " + std::to_string(m_caps.entries));
    if (end->size > end->recordOffset || end->offset > end->recordOffset - end->size)
        return malformed(end->recordOffset, "the directory of " + std::to_string(end->size) + " bytes at " +
                                                std::to_string(end->offset) + " is not inside the file");
    if (end->size > m_caps.memory)
        return io::fail(io::ErrorKind::TooLarge, m_file.path(), "byte " + std::to_string(end->offset),
                        "the directory takes " + std::to_string(end->size) + " bytes");
    const std::uint64_t shift = end->recordOffset - end->size - end->offset;
    if (shift != 0)
        m_archive.m_notes.push_back(
            {NoteKind::TrailingBytes, "byte 0",
             std::to_string(shift) + " bytes stand before the archive or its directory"});
    m_archive.m_directoryOffset = end->offset + shift;
    if (auto entries = readEntries(*end, shift); !entries)
        return entries;
    index();
    return {};
}

io::Result<void> ZipDirectoryReader::readEntries(const End& end, std::uint64_t shift)
{
    std::string directory(static_cast<std::size_t>(end.size), '\0');
    if (auto read = m_file.readExactlyAt(m_archive.m_directoryOffset, directory); !read)
        return read;
    m_archive.m_entries.reserve(
        static_cast<std::size_t>(std::min<std::uint64_t>(end.entries, end.size / centralHeaderSize)));
    std::string_view rest = directory;
    while (rest.size() >= 4 && littleEndian<std::uint32_t>(rest) == centralSignature) {
        if (m_archive.m_entries.size() >= m_caps.entries)
            return io::fail(io::ErrorKind::TooLarge, m_file.path(), {},
                            "more than " + std::to_string(m_caps.entries) + " entries");
        const std::uint64_t offset = m_archive.m_directoryOffset + (directory.size() - rest.size());
        const auto used = parseEntry(rest, offset, shift);
        if (!used)
            return io::fail(used.error());
        rest.remove_prefix(*used);
    }
    if (m_archive.m_entries.size() < (end.entries & 0xffffU))
        return malformed(m_archive.m_directoryOffset + directory.size() - rest.size(),
                         "the directory lists " + std::to_string(m_archive.m_entries.size()) + " of " +
                             std::to_string(end.entries) + " entries");
    return {};
}

io::Result<std::size_t> ZipDirectoryReader::parseEntry(std::string_view bytes, std::uint64_t offset,
                                                       std::uint64_t shift)
{
    if (bytes.size() < centralHeaderSize)
        return malformed(offset, "an entry of the directory is cut short");
    const std::size_t nameSize = littleEndian<std::uint16_t>(bytes, 28);
    const std::size_t extraSize = littleEndian<std::uint16_t>(bytes, 30);
    const std::size_t commentSize = littleEndian<std::uint16_t>(bytes, 32);
    const std::size_t used = centralHeaderSize + nameSize + extraSize + commentSize;
    if (used > bytes.size())
        return malformed(offset, "an entry of the directory is cut short");

    ZipEntry entry;
    entry.name = bytes.substr(centralHeaderSize, nameSize);
    entry.method = littleEndian<std::uint16_t>(bytes, 10);
    entry.crc = littleEndian<std::uint32_t>(bytes, 16);
    entry.packedSize = littleEndian<std::uint32_t>(bytes, 20);
    entry.size = littleEndian<std::uint32_t>(bytes, 24);
    entry.headerOffset = littleEndian<std::uint32_t>(bytes, 42);
    Zip64Field zip64{findExtra(bytes.substr(centralHeaderSize + nameSize, extraSize), zip64Extra)};
    if (!zip64.take(entry.size) || !zip64.take(entry.packedSize) || !zip64.take(entry.headerOffset))
        return malformed(offset, "entry " + entry.name + " lacks its ZIP64 sizes");
    if (entry.headerOffset > m_archive.m_directoryOffset - std::min(shift, m_archive.m_directoryOffset))
        return malformed(offset, "entry " + entry.name + " starts behind the directory");
    entry.headerOffset += shift;

    m_memory += sizeof(ZipEntry) + nameSize + 64;
    if (m_memory > m_caps.memory)
        return io::fail(io::ErrorKind::TooLarge, m_file.path(), "byte " + std::to_string(offset),
                        "the archive's names take too much memory");
    const bool encrypted = (littleEndian<std::uint16_t>(bytes, 8) & 1U) != 0;
    if (encrypted && m_archive.m_notes.size() < mostDirectoryNotes)
        m_archive.m_notes.push_back({NoteKind::EncryptedFlag, entry.name, {}});
    if (leavesFolder(entry.name) && m_archive.m_notes.size() < mostDirectoryNotes)
        m_archive.m_notes.push_back({NoteKind::TraversalName, entry.name, {}});
    m_archive.m_entries.push_back(std::move(entry));
    return used;
}

void ZipDirectoryReader::index()
{
    m_archive.m_byName.reserve(m_archive.m_entries.size());
    for (std::size_t i = 0; i < m_archive.m_entries.size(); ++i) {
        const auto [place, isNew] = m_archive.m_byName.try_emplace(m_archive.m_entries[i].name, i);
        if (isNew)
            continue;
        place->second = i;
        if (m_archive.m_notes.size() < mostDirectoryNotes)
            m_archive.m_notes.push_back({NoteKind::DuplicateEntry, m_archive.m_entries[i].name, {}});
    }
}

} // namespace torchtriage::batch
