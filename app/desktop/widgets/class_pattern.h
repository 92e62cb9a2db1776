// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/theme/tokens.h"

#include <QBrush>

namespace torchtriage::desktop {

/// Fill of a class in stacked plots and their legends: hue and pattern, so that neither stands alone. Lines
/// leave gaps in the colour of the ground; the class "unknown" is its tint, to be drawn with an outline.
[[nodiscard]] QBrush classPattern(triage::FailureClass value, const QPalette& palette);

/// True for the class whose area is told by its outline.
[[nodiscard]] bool isOutlined(triage::FailureClass value) noexcept;

} // namespace torchtriage::desktop
