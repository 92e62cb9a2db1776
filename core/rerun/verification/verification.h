// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/verification/check_row.h"
#include "core/rerun/verification/item_count.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::rerun {

/// torchtriage.verification version 1: the checklist of a kept case, or of an incident. Lies beside what it
/// is about, as verification.json; its runs lie in verify/runs/N there.
struct Verification {
    static constexpr std::string_view fileName = "verification.json";
    static constexpr std::int64_t currentVersion = 1;

    std::string subject; ///< fingerprint of the case; runs of another one count for nothing
    std::vector<CheckRow> rows;
    std::optional<ItemCount> count;
    std::string unknown; ///< JSON object of keys that this version does not know; may be empty

    [[nodiscard]] CheckRow* find(CheckId id) noexcept;
    [[nodiscard]] const CheckRow* find(CheckId id) const noexcept;
    bool operator==(const Verification&) const = default;
};

/// The file may be hostile: bytes, rows and ids are capped, and a run is a number below verify/runs, nothing
/// else. Unsupported: written by a newer version.
[[nodiscard]] io::Result<Verification> parseVerification(const std::string& path, std::string_view text);
[[nodiscard]] std::string toText(const Verification& verification);

/// Reads verification.json of a folder. NotFound: it has none yet.
[[nodiscard]] io::Result<Verification> readVerification(const std::string& folder);
[[nodiscard]] io::Result<void> writeVerification(const std::string& folder, const Verification& verification);

} // namespace torchtriage::rerun
