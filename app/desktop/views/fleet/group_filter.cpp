// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/fleet/group_filter.h"

#include "app/desktop/models/roles.h"
#include "app/desktop/views/fleet/group_model.h"

#include <algorithm>

namespace torchtriage::desktop {

GroupFilter::GroupFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
    setDynamicSortFilter(true);
    setOrder(Order::MostLogs);
}

void GroupFilter::setText(const QString& text)
{
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void GroupFilter::setOrder(Order order)
{
    switch (order) {
    case Order::MostLogs:
        sort(GroupModel::Logs, Qt::DescendingOrder);
        break;
    case Order::LastSeen:
        sort(GroupModel::Last, Qt::DescendingOrder);
        break;
    case Order::FirstSeen:
        sort(GroupModel::First, Qt::AscendingOrder);
        break;
    case Order::Family:
        sort(GroupModel::Family, Qt::AscendingOrder);
        break;
    case Order::Change:
        sort(GroupModel::Change, Qt::AscendingOrder);
        break;
    }
}

bool GroupFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_words.isEmpty())
        return true;
    const QModelIndex first = sourceModel()->index(row, GroupModel::Fingerprint, parent);
    const QString all = first.data().toString() + QLatin1Char('\n') +
                        first.siblingAtColumn(GroupModel::Family).data().toString() + QLatin1Char('\n') +
                        first.siblingAtColumn(GroupModel::Change).data().toString() + QLatin1Char('\n') +
                        first.data(FactRole).toString();
    return std::ranges::all_of(m_words,
                               [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

} // namespace torchtriage::desktop
