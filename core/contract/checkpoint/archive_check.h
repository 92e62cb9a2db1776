// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/zip.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace torchtriage::contract {

/// What the checksums of an archive say of its entries.
struct ArchiveCheck {
    struct Damage {
        std::string entry;
        std::string detail;    ///< technical fact in English
        bool checksum = false; ///< the bytes are there, and are not the ones that were written
    };
    std::vector<Damage> damages;  ///< in the order of the archive
    bool checksumsAbsent = false; ///< written without: torch.serialization.set_crc32_options(False)
    bool overlapping = false;     ///< the entries claim more bytes than the file has; nothing was read
};

struct ArchiveOptions {
    unsigned threads = 1;
    std::function<bool()> cancelled; ///< may be asked from several threads
    std::function<void(std::uint64_t)>
        read; ///< bytes since the last call; may be called from several threads
};

/// Reads every entry and compares its CRC-32 with the one that its writer noted. PyTorch itself does not
/// compare them when it loads a file. Fails only if it was cancelled.
[[nodiscard]] io::Result<ArchiveCheck> checkArchive(const io::File& file, const batch::ZipArchive& archive,
                                                    const ArchiveOptions& options = {});

} // namespace torchtriage::contract
