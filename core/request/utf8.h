// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace torchtriage::request {

/// Appends a code point; one that is none becomes U+FFFD.
void appendUtf8(std::string& text, std::uint32_t code);

/// The text with every byte that is not part of valid UTF-8 replaced by U+FFFD.
[[nodiscard]] std::string validUtf8(std::string_view text);

} // namespace torchtriage::request
