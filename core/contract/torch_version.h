// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <optional>
#include <string_view>

namespace torchtriage::contract {

struct TorchVersion {
    int major = 0, minor = 0, patch = 0;

    auto operator<=>(const TorchVersion&) const = default;
};

/// "2.1.0+cu121", "1.13.0a0", "2.4"; nullopt for anything else.
[[nodiscard]] std::optional<TorchVersion> torchVersion(std::string_view text) noexcept;

/// How a rule that PyTorch changed applies to one version.
enum class Behaviour {
    Before,  ///< as it was
    After,   ///< as it is today
    Unclear, ///< the change came somewhere between two versions that were looked at
};

/// A change of behaviour, by what was seen: `before` still had the old one, `after` already the new one.
struct VersionChange {
    TorchVersion before, after;
};
[[nodiscard]] Behaviour behaviourOf(const std::optional<TorchVersion>& torch,
                                    const VersionChange& change) noexcept;

} // namespace torchtriage::contract
