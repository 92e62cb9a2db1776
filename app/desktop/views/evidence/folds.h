// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/stack_blocks.h"
#include "core/triage/report.h"

#include <cstdint>
#include <vector>

namespace torchtriage::desktop {

/// A printed stack that can be shown as one row. Where the line before it announces it, that line is its
/// head.
struct Fold {
    log::StackBlock block;
    bool folded = true;

    [[nodiscard]] std::int64_t first() const noexcept { return block.first; }
    [[nodiscard]] std::int64_t last() const noexcept { return block.last; }
    [[nodiscard]] std::int64_t lines() const noexcept { return block.last - block.first + 1; }
};

/// The folds of a log, apart from each other, in order.
class FoldSet {
public:
    FoldSet() = default;
    /// `open`: lines that one wants to read, such as the traceback of the first failure: no fold touches
    /// them.
    explicit FoldSet(std::vector<triage::LineSpan> open) : m_open(std::move(open)) {}

    /// Blocks found so far. Those that are known keep what the user did with them.
    void setBlocks(const std::vector<log::StackBlock>& blocks);

    /// Switches all folds on or off. Off keeps which of them the user had opened.
    void setEnabled(bool enabled) noexcept { m_enabled = enabled; }

    /// The folded block that holds `line`; nullptr if the line is shown.
    [[nodiscard]] Fold* foldedAt(std::int64_t line);
    /// The block that `line` is the head of, or is in, folded or not; nullptr if there is none or folds are
    /// off.
    [[nodiscard]] Fold* blockOf(std::int64_t line);
    /// The block whose head is `line`.
    [[nodiscard]] Fold* blockUnder(std::int64_t line);
    /// Opens what hides `line`. True if something changed.
    bool reveal(std::int64_t line);

    [[nodiscard]] const std::vector<Fold>& all() const noexcept { return m_folds; }

private:
    std::vector<triage::LineSpan> m_open;
    std::vector<Fold> m_folds;
    bool m_enabled = true;
};

} // namespace torchtriage::desktop
