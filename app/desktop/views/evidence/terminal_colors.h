// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/evidence/terminal_line.h"

#include <QColor>
#include <QPalette>

namespace torchtriage::desktop {

/// Colour of a text that a log wants coloured, on `ground`. The first sixteen are tokens of the theme, so
/// they read well in both; any other is moved towards the text colour until its contrast is 4.5:1.
[[nodiscard]] QColor terminalInk(const TerminalColor& value, const QColor& ground, const QPalette& palette);

/// Ground that a log asks for: a tint of the theme for the first sixteen. Invalid for the default.
[[nodiscard]] QColor terminalGround(const TerminalColor& value, const QPalette& palette);

} // namespace torchtriage::desktop
