// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/request/allow_list.h"
#include "core/request/kind.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace torchtriage::request {

/// A piece of text that a pattern takes for private, with what stands around it.
struct Candidate {
    std::string_view text; ///< the line, or a longer piece
    std::size_t begin = 0; ///< in `text`
    std::size_t end = 0;
    std::string_view key; ///< name of the value, where the rule has one

    [[nodiscard]] std::string_view value() const { return text.substr(begin, end - begin); }
    [[nodiscard]] char before() const { return begin == 0 ? '\n' : text[begin - 1]; }
    [[nodiscard]] char after() const { return end >= text.size() ? '\n' : text[end]; }
};

/// Part of a candidate's text, as offsets into Candidate::text.
struct Piece {
    std::size_t begin = 0;
    std::size_t end = 0;
};

[[nodiscard]] bool isCheck(std::string_view id) noexcept;
/// The check of a kind whose rule names none; empty: every candidate is private.
[[nodiscard]] std::string_view checkOf(Kind kind) noexcept;

/// Decides whether a candidate is private, and which part of it: of a path only the folders that are no
/// library's. nullopt: technical, it stays. An unknown id takes the candidate as it is.
[[nodiscard]] std::optional<Piece> check(std::string_view id, const Candidate& candidate,
                                         const AllowList& allowed);

/// Shannon entropy in bits per byte.
[[nodiscard]] double entropy(std::string_view text) noexcept;

} // namespace torchtriage::request
