// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace re2 {
class RE2;
}

namespace torchtriage::log {

/// What the user looks for.
struct SearchQuery {
    std::string text; ///< UTF-8, on one line
    bool regularExpression = false;
    bool caseSensitive = false;

    bool operator==(const SearchQuery&) const = default;
};

/// A place within a text: bytes.
struct ByteSpan {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;

    bool operator==(const ByteSpan&) const = default;
};

/// A compiled query. Matches never reach over the end of a line and are never empty. Immutable, cheap to
/// copy, safe to use from several threads.
class SearchPattern {
public:
    /// Longest query in bytes.
    static constexpr std::size_t longest = 4096;

    /// Malformed: not a regular expression (`detail` says why, in RE2's words). TooLarge: too long, or it
    /// needs too much memory.
    [[nodiscard]] static io::Result<SearchPattern> compile(const SearchQuery& query);

    [[nodiscard]] const SearchQuery& query() const noexcept { return m_query; }
    /// True if the query is a plain text that compares byte by byte, apart from the case of ASCII letters.
    [[nodiscard]] bool isPlain() const noexcept { return m_plain; }

    /// First match in text[from, text.size()); length 0 if there is none. What stands before `from` is
    /// context for '^' and '\b'.
    [[nodiscard]] ByteSpan findIn(std::string_view text, std::size_t from = 0) const;
    /// Every match of one line, at most `limit`.
    [[nodiscard]] std::vector<ByteSpan> matchesIn(std::string_view line, std::size_t limit = 10'000) const;

private:
    SearchPattern(SearchQuery query, std::shared_ptr<const re2::RE2> expression, bool plain)
        : m_query(std::move(query)), m_expression(std::move(expression)), m_plain(plain)
    {
    }

    SearchQuery m_query;
    std::shared_ptr<const re2::RE2> m_expression;
    bool m_plain = false;
};

} // namespace torchtriage::log
