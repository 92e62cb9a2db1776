// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/theme/fonts.h"

#include <QLabel>
#include <QPalette>

namespace torchtriage::desktop {

/// Palette roles that stand for inks, so that a label follows the theme without a palette of its own.
inline constexpr QPalette::ColorRole mutedInk = QPalette::PlaceholderText;
inline constexpr QPalette::ColorRole accentInk = QPalette::Link;
inline constexpr QPalette::ColorRole failInk = QPalette::BrightText;

/// A plain-text label in the font and ink of its role. Content of a log never becomes markup in it.
[[nodiscard]] QLabel* makeLabel(FontRole role, QPalette::ColorRole ink = QPalette::WindowText,
                                QWidget* parent = nullptr);

/// The same, wrapping its words.
[[nodiscard]] QLabel* makeText(FontRole role, QPalette::ColorRole ink = QPalette::WindowText,
                               QWidget* parent = nullptr);

} // namespace torchtriage::desktop
