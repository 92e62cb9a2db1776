// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/batch_filter.h"

#include "app/desktop/views/batch/batch_model.h"

namespace torchtriage::desktop {

void BatchFilter::setMatches(workbench::BatchMatches matches)
{
    m_matches = std::make_unique<workbench::BatchMatches>(std::move(matches));
    invalidateFilter();
}

void BatchFilter::clear()
{
    if (m_matches) {
        m_matches.reset();
        invalidateFilter();
    }
}

bool BatchFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (!m_matches || !parent.isValid())
        return true; // the file itself stays, also where nothing in it was found
    std::vector<std::uint32_t> path = static_cast<const BatchModel*>(sourceModel())->pathOf(parent);
    path.push_back(static_cast<std::uint32_t>(row));
    return m_matches->contains(path);
}

} // namespace torchtriage::desktop
