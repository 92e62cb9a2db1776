// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace torchtriage::log {

/// Length of the terminal escape sequence at the start of `text` (CSI, OSC, two-byte), 0 if there is none.
[[nodiscard]] std::size_t escapeLength(std::string_view text) noexcept;

/// True if stripAnsi() would change the text: it holds ESC, NUL, backspace or a byte-order mark.
[[nodiscard]] bool needsStripping(std::string_view text) noexcept;

/// The text as a terminal would show it: without colours, links, NUL bytes and byte-order marks, "x\b"
/// undone. Invalid UTF-8 is kept as it is.
[[nodiscard]] std::string stripAnsi(std::string_view text);

} // namespace torchtriage::log
