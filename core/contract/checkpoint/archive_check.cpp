// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/archive_check.h"

#include "core/batch/byte_stream.h"
#include "core/contract/checkpoint/parallel.h"

#include <zlib.h>

#include <algorithm>
#include <optional>
#include <span>

namespace torchtriage::contract {

namespace {

constexpr std::size_t blockBytes = std::size_t{1} << 18;

using Damage = ArchiveCheck::Damage;

bool stopped(const ArchiveOptions& options)
{
    return options.cancelled && options.cancelled();
}

std::optional<Damage> damageOf(const io::File& file, const batch::ZipArchive& archive,
                               const batch::ZipEntry& entry, bool compare, const ArchiveOptions& options)
{
    const auto extent = archive.locate(file, entry);
    if (!extent)
        return Damage{entry.name, extent.error().detail, false};
    const auto stream = batch::openStream(file, *extent);
    std::vector<char> block(static_cast<std::size_t>(std::min<std::uint64_t>(blockBytes, entry.size + 1)));
    uLong crc = crc32(0, nullptr, 0);
    std::uint64_t bytes = 0;
    while (!stopped(options)) {
        const auto got = stream->read(block);
        if (!got)
            return Damage{entry.name, got.error().detail, false};
        if (*got == 0)
            break;
        crc = crc32(crc, reinterpret_cast<const Bytef*>(block.data()), static_cast<uInt>(*got));
        bytes += *got;
        if (options.read)
            options.read(*got);
    }
    if (stopped(options))
        return std::nullopt;
    if (bytes != entry.size)
        return Damage{entry.name,
                      std::to_string(bytes) + " bytes are there, " + std::to_string(entry.size) +
                          " are declared",
                      false};
    if (compare && crc != entry.crc)
        return Damage{entry.name, "the CRC-32 differs from the one in the directory", true};
    return std::nullopt;
}

// Entries lie one after the other. A file whose entries claim more bytes than it has would be read for ever.
bool entriesOverlap(const io::File& file, const std::vector<batch::ZipEntry>& entries)
{
    std::uint64_t left = file.size();
    for (const batch::ZipEntry& entry : entries) {
        if (entry.packedSize > left)
            return true;
        left -= entry.packedSize;
    }
    return false;
}

} // namespace

io::Result<ArchiveCheck> checkArchive(const io::File& file, const batch::ZipArchive& archive,
                                      const ArchiveOptions& options)
{
    ArchiveCheck check;
    const std::vector<batch::ZipEntry>& entries = archive.entries();
    // The CRC-32 of no bytes is 0. Zero for every entry that has some: nobody computed them.
    const bool anyContent = std::ranges::any_of(entries, [](auto& entry) { return entry.size > 0; });
    check.checksumsAbsent =
        anyContent && std::ranges::all_of(entries, [](auto& each) { return each.crc == 0; });
    check.overlapping = entriesOverlap(file, entries);
    if (check.overlapping)
        return check;
    std::vector<std::optional<Damage>> damages(entries.size());
    forEachIndex(entries.size(), options.threads, [&](std::size_t i) {
        if (!stopped(options))
            damages[i] = damageOf(file, archive, entries[i], !check.checksumsAbsent, options);
    });
    if (stopped(options))
        return io::fail(io::ErrorKind::Cancelled, file.path());
    for (auto& damage : damages) {
        if (damage)
            check.damages.push_back(std::move(*damage));
    }
    return check;
}

} // namespace torchtriage::contract
