// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace torchtriage::request {

/// Whether the line that ends at `lineEnd` is as long as a terminal's width: no line around it is longer.
[[nodiscard]] bool isCutAtWidth(std::string_view text, std::size_t lineEnd);

/// Whether the piece [begin, end) of `text`, which holds the end of a line and is already a whole word before
/// it, was cut there by a terminal: no line around is longer, and what follows is no ordinary word.
[[nodiscard]] bool goesOnAfterWrap(std::string_view text, std::size_t begin, std::size_t end);

} // namespace torchtriage::request
