// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/fleet/member_model.h"

#include "app/desktop/models/plain_tip.h"
#include "app/desktop/models/roles.h"
#include "app/desktop/theme/fonts.h"
#include "app/workbench/fleet_text.h"
#include "app/workbench/text_values.h"

#include <QLocale>

#include <algorithm>

namespace torchtriage::desktop {

void MemberModel::setGroup(const workbench::FleetPointer& fleet, int group)
{
    beginResetModel();
    m_fleet = fleet;
    m_group = group;
    m_shown = std::min(page, total());
    endResetModel();
}

int MemberModel::total() const
{
    return m_fleet && m_group >= 0
               ? static_cast<int>(m_fleet->groups.at(static_cast<std::size_t>(m_group)).logs.size())
               : 0;
}

std::uint32_t MemberModel::logOf(int row) const
{
    return m_fleet->groups.at(static_cast<std::size_t>(m_group)).logs.at(static_cast<std::size_t>(row));
}

void MemberModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (m_shown > 0)
        emit dataChanged(index(0, 0), index(m_shown - 1, columns - 1));
}

int MemberModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_shown;
}

int MemberModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

bool MemberModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && m_shown < total();
}

void MemberModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    const int next = std::min(m_shown + page, total());
    beginInsertRows({}, m_shown, next - 1);
    m_shown = next;
    endInsertRows();
}

QString MemberModel::text(const fleet::LogEntry& log, int column) const
{
    switch (column) {
    case Time:
        return QLocale().toString(workbench::fleetTime(log.when), QLocale::ShortFormat);
    case Rank:
        return log.rank ? workbench::numberText(*log.rank) : QString();
    case Line:
        return workbench::numberText(log.firstLine);
    default:
        return QString::fromStdString(log.path);
    }
}

QVariant MemberModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const fleet::LogEntry& log = m_fleet->logs.at(logOf(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return text(log, index.column());
    case Qt::FontRole:
        return roleFont(index.column() == Path || index.column() == Line ? FontRole::Evidence
                                                                         : FontRole::Body);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            (index.column() == Rank || index.column() == Line ? Qt::AlignRight : Qt::AlignLeft) |
            Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return index.column() == Time ? workbench::timeSourceText(log.timeSource)
                                      : plainTip(QString::fromStdString(log.message));
    case PathRole:
        return QString::fromStdString(m_fleet->folder + "/" + log.path);
    case LineRole:
        return static_cast<qint64>(log.firstLine);
    default:
        return {};
    }
}

QVariant MemberModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Rank || section == Line ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList names = {tr("Time"), tr("Rank"), tr("Line"), tr("Log")};
    return names.value(section);
}

} // namespace torchtriage::desktop
