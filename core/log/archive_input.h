// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

struct archive;

namespace torchtriage::log {

struct FreeArchive {
    void operator()(struct archive* handle) const noexcept;
};
/// An archive that libarchive reads.
using OpenArchive = std::unique_ptr<struct archive, FreeArchive>;

/// Hands the bytes of a File to libarchive, which wants a cursor.
struct ArchiveInput {
    const io::File& file;
    std::uint64_t offset = 0;
    std::array<char, std::size_t{64} << 10> buffer{};
};

/// Begins to read `input`, which must outlive the archive, in the formats that `support` names.
[[nodiscard]] io::Result<OpenArchive> openArchive(ArchiveInput& input,
                                                  const std::function<void(struct archive*)>& support);

/// What libarchive says of its last error; technical, in English.
[[nodiscard]] std::string archiveMessage(struct archive* handle);

} // namespace torchtriage::log
