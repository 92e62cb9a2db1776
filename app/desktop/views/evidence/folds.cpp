// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/folds.h"

#include <algorithm>

namespace torchtriage::desktop {

void FoldSet::setBlocks(const std::vector<log::StackBlock>& blocks)
{
    const auto mustStayOpen = [this](const log::StackBlock& block) {
        return std::any_of(m_open.begin(), m_open.end(), [&block](const triage::LineSpan& span) {
            return block.first <= span.last && span.first <= block.last;
        });
    };
    std::vector<Fold> folds;
    auto known = m_folds.begin();
    for (const log::StackBlock& block : blocks) {
        if (mustStayOpen(block))
            continue;
        known = std::find_if(known, m_folds.end(),
                             [&block](const Fold& fold) { return fold.first() >= block.first; });
        const bool same = known != m_folds.end() && known->first() == block.first;
        folds.push_back({block, same ? known->folded : true});
    }
    m_folds = std::move(folds);
}

Fold* FoldSet::blockOf(std::int64_t line)
{
    if (!m_enabled)
        return nullptr;
    // The head counts, so the block before the first one that begins past line + 1 is the candidate.
    const auto after =
        std::upper_bound(m_folds.begin(), m_folds.end(), line + 1,
                         [](std::int64_t value, const Fold& fold) { return value < fold.first(); });
    if (after == m_folds.begin())
        return nullptr;
    Fold* fold = &*std::prev(after);
    // The last line of a block may announce the next one; it is in the first.
    if (fold->first() == line + 1 && fold != m_folds.data() && line <= std::prev(fold)->last())
        fold = std::prev(fold);
    const bool isHead = fold->first() == line + 1 && fold->block.announced;
    return isHead || (fold->first() <= line && line <= fold->last()) ? fold : nullptr;
}

Fold* FoldSet::foldedAt(std::int64_t line)
{
    Fold* fold = blockOf(line);
    return fold && fold->folded && line >= fold->first() ? fold : nullptr;
}

Fold* FoldSet::blockUnder(std::int64_t line)
{
    Fold* fold = blockOf(line);
    return fold && fold->first() == line + 1 ? fold : nullptr;
}

bool FoldSet::reveal(std::int64_t line)
{
    Fold* fold = foldedAt(line);
    if (!fold)
        return false;
    fold->folded = false;
    return true;
}

} // namespace torchtriage::desktop
