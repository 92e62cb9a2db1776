// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace torchtriage::log {

inline constexpr std::size_t noNewline = static_cast<std::size_t>(-1);

/// Number of '\n' in `bytes`. Vectorised where the machine allows it: a pass over a log is bound by memory.
[[nodiscard]] std::size_t countNewlines(std::span<const char> bytes) noexcept;

/// Index of the n-th '\n' (n counts from 1) in `bytes`, or noNewline if there are fewer.
[[nodiscard]] std::size_t findNewline(std::span<const char> bytes, std::size_t n) noexcept;

} // namespace torchtriage::log
