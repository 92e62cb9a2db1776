// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace torchtriage::batch {

/// Where a run of bytes lies. Nothing is read until somebody asks for the bytes.
struct Extent {
    enum class Coding : std::uint8_t {
        Stored,   ///< in the file as they are
        Deflated, ///< inside a deflated archive entry
        Memory,   ///< decoded while the file was parsed (text opcodes); `memory` holds them
    };

    Coding coding = Coding::Stored;
    bool latin1 = false;          ///< each byte is written as one UTF-8 character (protocol 2 byte strings)
    std::uint64_t fileOffset = 0; ///< byte offset in the file of the bytes, or of the compressed entry's data
    std::uint64_t packedSize = 0; ///< Deflated: bytes of the compressed entry
    std::uint64_t skip = 0;       ///< Deflated, Memory: offset inside the decoded entry
    std::uint64_t size = 0;       ///< bytes after decompression (before latin1 decoding)
    std::shared_ptr<const std::string> memory;

    /// The part [from, from + length) of this extent; the caller keeps it inside. Not for latin1 extents.
    [[nodiscard]] Extent part(std::uint64_t from, std::uint64_t length) const
    {
        Extent result = *this;
        (coding == Coding::Stored ? result.fileOffset : result.skip) += from;
        result.size = length;
        return result;
    }
};

} // namespace torchtriage::batch
