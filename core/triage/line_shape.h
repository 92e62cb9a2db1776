// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace torchtriage::triage {

/// The text with every run of digits, and every hexadecimal address, as one '0': two lines of one shape say
/// the same with other numbers.
[[nodiscard]] std::string shapeOf(std::string_view text);

/// How many characters at the start of `text` have the given shape; 0 if they do not.
[[nodiscard]] std::size_t matchShape(std::string_view text, std::string_view shape) noexcept;

/// True for the exception types that every Python has ("ValueError"), and for dotted names of torch.
[[nodiscard]] bool isBuiltinException(std::string_view name) noexcept;

} // namespace torchtriage::triage
