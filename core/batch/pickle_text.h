// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace torchtriage::batch {

/// A quoted Python string as protocol 0 writes it ('a\x00b'), unescaped; nullopt if the quotes do not match.
[[nodiscard]] std::optional<std::string> unquotePython(std::string_view text);
/// Protocol 0 text with \uXXXX escapes, other bytes being Latin-1, as UTF-8.
[[nodiscard]] std::string decodeRawUnicodeEscape(std::string_view text);
/// Two's complement little-endian bytes of any length as "0x…" or "-0x…".
[[nodiscard]] std::string hexadecimal(std::string_view littleEndianBytes);
/// Appends one code point.
void appendUtf8(std::string& text, char32_t code);

} // namespace torchtriage::batch
