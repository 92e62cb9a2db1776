// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/rank_list_model.h"

#include <QLocale>

#include <algorithm>

namespace torchtriage::desktop {

void RankListModel::setLanes(const std::vector<log::RankProfile::Lane>& lanes)
{
    const bool same = lanes.size() == static_cast<std::size_t>(m_rows.size()) &&
                      std::equal(lanes.begin(), lanes.end(), m_rows.begin(),
                                 [](const auto& lane, const Row& row) { return lane.rank == row.rank; });
    if (same) {
        for (std::size_t i = 0; i < lanes.size(); ++i)
            m_rows[static_cast<qsizetype>(i)].lines = lanes[i].lines;
        if (!m_rows.isEmpty())
            emit dataChanged(index(0), index(rowCount() - 1), {LinesRole, Qt::AccessibleTextRole});
        return;
    }
    const log::RankFilter before = filter();
    beginResetModel();
    m_rows.clear();
    for (const auto& lane : lanes)
        m_rows.append({lane.rank, lane.lines, before.shows(lane.rank)});
    endResetModel();
}

void RankListModel::setFailedRank(std::optional<int> rank)
{
    m_failed = rank;
    if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1), {FailedRole});
}

void RankListModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_failed.reset();
    endResetModel();
}

log::RankFilter RankListModel::filter() const
{
    log::RankFilter filter;
    for (const Row& row : m_rows) {
        if (row.shown)
            continue;
        if (row.rank)
            filter.hidden.push_back(*row.rank);
        else
            filter.launcherHidden = true;
    }
    return filter; // rows are in the order of their ranks
}

void RankListModel::setFilter(const log::RankFilter& wanted)
{
    if (m_rows.isEmpty() || wanted == filter())
        return;
    for (Row& row : m_rows)
        row.shown = wanted.shows(row.rank);
    emit dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole});
    emit filterChanged();
}

bool RankListModel::showOnly(int rank)
{
    if (std::ranges::none_of(m_rows, [rank](const Row& row) { return row.rank == rank; }))
        return false;
    log::RankFilter only;
    for (const Row& row : m_rows) {
        if (row.rank && *row.rank != rank)
            only.hidden.push_back(*row.rank);
    }
    only.launcherHidden = true;
    setFilter(only);
    return true;
}

void RankListModel::showAll()
{
    setFilter({});
}

int RankListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString RankListModel::nameOf(const Row& row) const
{
    if (row.rank)
        return QStringLiteral("r%1").arg(*row.rank);
    return m_rows.size() == 1 ? tr("all lines") : tr("launcher");
}

QVariant RankListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return nameOf(row);
    case Qt::CheckStateRole:
        return row.shown ? Qt::Checked : Qt::Unchecked;
    case Qt::AccessibleTextRole:
        return tr("%1, %2 lines").arg(nameOf(row), QLocale().toString(static_cast<qlonglong>(row.lines)));
    case LinesRole:
        return QVariant::fromValue<qint64>(row.lines);
    case IsRankRole:
        return row.rank.has_value();
    case FailedRole:
        return m_failed && row.rank == m_failed;
    default:
        return {};
    }
}

bool RankListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    Row& row = m_rows[index.row()];
    const bool shown = value.value<Qt::CheckState>() == Qt::Checked;
    if (row.shown == shown)
        return true;
    row.shown = shown;
    emit dataChanged(index, index, {Qt::CheckStateRole});
    emit filterChanged();
    return true;
}

Qt::ItemFlags RankListModel::flags(const QModelIndex& index) const
{
    return QAbstractListModel::flags(index) | (index.isValid() ? Qt::ItemIsUserCheckable : Qt::NoItemFlags);
}

} // namespace torchtriage::desktop
