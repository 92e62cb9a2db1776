// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <limits>

namespace torchtriage::desktop {

/// A place between two characters of a log: line, and column within it. For a line that is shown in windows a
/// column is a byte.
struct TextPlace {
    std::int64_t line = 1;
    std::int64_t column = 0;

    auto operator<=>(const TextPlace&) const = default;
};

/// What the user has selected: from where they began to where they are.
struct LogSelection {
    TextPlace anchor;
    TextPlace caret;
    bool wholeLines = false; ///< begun in the gutter

    static constexpr std::int64_t lineEnd = std::numeric_limits<std::int64_t>::max();

    [[nodiscard]] bool isEmpty() const noexcept { return !wholeLines && anchor == caret; }
    [[nodiscard]] TextPlace first() const
    {
        const TextPlace begin = std::min(anchor, caret);
        return wholeLines ? TextPlace{begin.line, 0} : begin;
    }
    [[nodiscard]] TextPlace last() const
    {
        const TextPlace end = std::max(anchor, caret);
        return wholeLines ? TextPlace{end.line, lineEnd} : end;
    }
    /// Columns of `line` that are selected; empty (first == last) if none is. lineEnd: up to the line's end.
    struct Columns {
        std::int64_t first = 0;
        std::int64_t last = 0;
    };
    [[nodiscard]] Columns columnsOf(std::int64_t line) const
    {
        if (isEmpty() || line < first().line || line > last().line)
            return {};
        return {line == first().line ? first().column : 0, line == last().line ? last().column : lineEnd};
    }
};

} // namespace torchtriage::desktop
