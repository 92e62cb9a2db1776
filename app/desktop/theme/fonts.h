// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace torchtriage::desktop {

/// The type sizes of the design; each keeps its ratio to the body size, which follows the system font.
enum class FontRole {
    Display,
    Title,
    Verdict,
    Body,
    BodyBold,
    Note,
    Small,
    SmallBold,
    Evidence,
    EvidenceBold
};

/// Font of the application: our families in the system's size (never under the design's 13 px), with the CJK
/// family as fallback.
[[nodiscard]] QFont applicationFont(const QFont& system);

/// Font of a role, derived from the application's font as it is now.
[[nodiscard]] QFont roleFont(FontRole role);

} // namespace torchtriage::desktop
