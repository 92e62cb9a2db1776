// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::request {

/// The ways in which a text can stand in a file without being readable: percent, JSON, HTML, base64 at each
/// of its three offsets, hexadecimal. Lower case, each once, the text itself not among them.
[[nodiscard]] std::vector<std::string> encodingsOf(std::string_view text);

} // namespace torchtriage::request
