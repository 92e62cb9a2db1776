// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace torchtriage::desktop {

/// Columns that a character takes in a grid of equal cells: 0 for a combining mark, 2 for CJK and emoji, 1
/// for the rest.
[[nodiscard]] int charWidth(char32_t code);

/// True for characters that would change the order or the look of their neighbours without being seen:
/// direction marks, zero-width characters. A viewer of evidence shows them by number.
[[nodiscard]] bool isInvisible(char32_t code);

} // namespace torchtriage::desktop
