// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/zip_export.h"

#include <cstdint>
#include <string>

namespace torchtriage::incident {

/// What an imported zip may hold. A zip that says more, or turns out to hold more, is refused.
struct ZipLimits {
    std::size_t files = 100'000;
    std::uint64_t bytes = std::uint64_t{64} << 30;    ///< unpacked
    std::uint64_t freeBytes = std::uint64_t{1} << 30; ///< up to here, whatever the ratio
    std::uint64_t ratio = 100;                        ///< unpacked to packed, beyond that
};

/// True if the zip holds an incident: incident.json at its top, or in the one folder that is its top. Reads
/// names only.
[[nodiscard]] io::Result<bool> isIncidentZip(const std::string& path, const ZipLimits& limits = {});

/// Unpacks an incident into the library and returns its folder; the incident appears at once, complete, or
/// not at all. Names that lead out of the folder, links, devices, names that stand twice and zips beyond the
/// limits are refused, and the error names the entry. Unsupported: it holds no incident.
[[nodiscard]] io::Result<Folder> importZip(const std::string& path, const std::string& library,
                                           const TransferOptions& options = {}, const ZipLimits& limits = {});

} // namespace torchtriage::incident
