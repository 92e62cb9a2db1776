// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fleet/fleet.h"
#include "core/io/result.h"
#include "core/triage/signature_set.h"

#include <cstdint>
#include <functional>
#include <string>

namespace torchtriage::fleet {

/// How a folder is scanned. The callbacks may be called from worker threads, one call at a time each.
struct ScanOptions {
    unsigned jobs = 0;               ///< threads; 0: as many as the machine has cores
    std::string cachePath;           ///< file that remembers earlier scans; empty: none
    std::int64_t since = INT64_MIN;  ///< seconds since 1970, UTC: files last written before are left out
    std::function<bool()> cancelled; ///< asked before each file; true ends the scan with ErrorKind::Cancelled
    std::function<void(std::uint64_t done, std::uint64_t total)> progress; ///< files; after each one
};

/// Finds the first failure of every log below `folder`, compressed ones included, and groups them. Files that
/// have not changed since an earlier scan are not read. A scan that is cancelled keeps what it had found. The
/// result does not depend on `jobs`.
[[nodiscard]] io::Result<Fleet> scanFolder(const std::string& folder, const triage::SignatureSet& signatures,
                                           const ScanOptions& options = {});

} // namespace torchtriage::fleet
