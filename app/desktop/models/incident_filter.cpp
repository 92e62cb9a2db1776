// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/incident_filter.h"

#include "app/desktop/models/roles.h"

#include <algorithm>

namespace torchtriage::desktop {

void IncidentFilter::setText(const QString& text)
{
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void IncidentFilter::setClasses(const QSet<triage::FailureClass>& classes)
{
    m_classes = classes;
    invalidateFilter();
}

bool IncidentFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const auto value = static_cast<triage::FailureClass>(index.data(ClassRole).toInt());
    if (!m_classes.isEmpty() && !m_classes.contains(value)) {
        return false;
    }
    const QString all = index.data(Qt::DisplayRole).toString() + QLatin1Char('\n') +
                        index.data(SubtitleRole).toString() + QLatin1Char('\n') +
                        index.data(PathRole).toString();
    return std::ranges::all_of(m_words,
                               [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

} // namespace torchtriage::desktop
