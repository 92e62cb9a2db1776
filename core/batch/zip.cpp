// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/zip.h"

#include "core/batch/bytes.h"
#include "core/batch/zip_directory.h"

#include <array>

namespace torchtriage::batch {

namespace {

constexpr std::uint32_t localSignature = 0x04034b50;
constexpr std::size_t localHeaderSize = 30;

std::string offsetText(std::uint64_t offset)
{
    return "byte " + std::to_string(offset);
}

} // namespace

io::Result<ZipArchive> ZipArchive::open(const io::File& file, const Caps& caps)
{
    ZipArchive archive;
    ZipDirectoryReader reader(file, caps, archive);
    if (auto read = reader.read(); !read)
        return io::fail(read.error());
    return archive;
}

const ZipEntry* ZipArchive::find(std::string_view name) const noexcept
{
    const auto found = m_byName.find(name);
    return found == m_byName.end() ? nullptr : &m_entries[found->second];
}

io::Result<Extent> ZipArchive::locate(const io::File& file, const ZipEntry& entry) const
{
    std::array<char, localHeaderSize> header{};
    if (auto read = file.readExactlyAt(entry.headerOffset, header); !read)
        return io::fail(read.error());
    const std::string_view bytes(header.data(), header.size());
    if (littleEndian<std::uint32_t>(bytes) != localSignature)
        return io::fail(io::ErrorKind::Malformed, file.path(), offsetText(entry.headerOffset),
                        "no local header of entry " + entry.name);
    // The local extra field differs from the central one: torch pads it so that data starts at a multiple
    // of 64.
    const std::uint64_t start = entry.headerOffset + localHeaderSize +
                                littleEndian<std::uint16_t>(bytes, 26) +
                                littleEndian<std::uint16_t>(bytes, 28);
    if (start > file.size() || entry.packedSize > file.size() - start)
        return io::fail(io::ErrorKind::Truncated, file.path(), offsetText(start),
                        "entry " + entry.name + " of " + std::to_string(entry.packedSize) +
                            " bytes goes past the end of the file");
    Extent extent;
    extent.fileOffset = start;
    extent.packedSize = entry.packedSize;
    extent.size = entry.size;
    if (entry.method == 8)
        extent.coding = Extent::Coding::Deflated;
    else if (entry.method != 0)
        return io::fail(io::ErrorKind::Unsupported, file.path(), offsetText(entry.headerOffset),
                        "entry " + entry.name + " uses compression method " + std::to_string(entry.method));
    else if (entry.size != entry.packedSize)
        return io::fail(io::ErrorKind::Malformed, file.path(), offsetText(entry.headerOffset),
                        "stored entry " + entry.name + " declares two different sizes");
    return extent;
}

bool leavesFolder(std::string_view name) noexcept
{
    if (name.starts_with('/') || name.starts_with('\\') || (name.size() > 1 && name[1] == ':'))
        return true;
    while (!name.empty()) {
        const std::size_t end = name.find_first_of("/\\");
        if (name.substr(0, end) == "..")
            return true;
        if (end == name.npos)
            break;
        name.remove_prefix(end + 1);
    }
    return false;
}

} // namespace torchtriage::batch
