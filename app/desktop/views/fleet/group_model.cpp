// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/fleet/group_model.h"

#include "app/desktop/models/plain_tip.h"
#include "app/desktop/models/roles.h"
#include "app/workbench/fleet_text.h"
#include "app/workbench/text_values.h"
#include "app/workbench/wording.h"

#include <QLocale>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

/// The members stay where they are: a row only shows numbers.
fleet::Group withoutLogs(const fleet::Group& group)
{
    fleet::Group copy;
    copy.fingerprint = group.fingerprint;
    copy.family = group.family;
    copy.failureClass = group.failureClass;
    copy.message = group.message;
    copy.op = group.op;
    copy.incidents = group.incidents;
    copy.ranks = group.ranks;
    copy.firstSeen = group.firstSeen;
    copy.lastSeen = group.lastSeen;
    return copy;
}

QVector<GroupRow> rowsOf(const fleet::Fleet& fleet, const fleet::Fleet* other)
{
    QVector<GroupRow> rows;
    if (other == nullptr) {
        for (std::size_t i = 0; i < fleet.groups.size(); ++i)
            rows.append({withoutLogs(fleet.groups[i]), static_cast<int>(i),
                         static_cast<std::uint32_t>(fleet.groups[i].logs.size()), 0,
                         fleet::ChangeKind::Same});
        return rows;
    }
    for (const fleet::Change& change : fleet::compare(fleet, *other)) {
        GroupRow row{withoutLogs(change.now ? fleet.groups[*change.now] : other->groups[*change.before]),
                     std::nullopt, change.logsNow, change.logsBefore, change.kind};
        if (change.now)
            row.index = static_cast<int>(*change.now);
        rows.append(std::move(row));
    }
    return rows;
}

bool isNumber(int column)
{
    return column == GroupModel::Logs || column == GroupModel::Before || column == GroupModel::Ranks;
}

} // namespace

void GroupModel::setFleet(const workbench::FleetPointer& fleet, const workbench::FleetPointer& other)
{
    m_compared = other != nullptr;
    m_years = workbench::severalYears(*fleet);
    m_fleet = fleet;
    m_most = 1;
    m_from = INT64_MAX;
    m_to = INT64_MIN;
    for (const fleet::Group& group : fleet->groups) {
        m_most = std::max(m_most, static_cast<std::uint32_t>(group.logs.size()));
        m_from = std::min(m_from, group.firstSeen);
        m_to = std::max(m_to, group.lastSeen);
    }
    setRows(rowsOf(*fleet, other.get()));
    retranslate();
}

void GroupModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

int GroupModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString GroupModel::text(const GroupRow& row, int column) const
{
    const fleet::Group& group = row.group;
    const auto number = [](std::uint32_t value) {
        return workbench::numberText(static_cast<std::int64_t>(value));
    };
    switch (column) {
    case Fingerprint:
        return QString::fromStdString(group.fingerprint.shortText());
    case Family:
        return workbench::familyName(group.family);
    case Error:
        return workbench::plainValue(group.message, 240);
    case Change:
        return workbench::changeName(row.change);
    case Logs:
        return number(row.logs);
    case Before:
        return number(row.logsBefore);
    case Ranks:
        return group.ranks > 0 ? number(group.ranks) : QString();
    case First:
        return workbench::fleetDay(group.firstSeen, m_years);
    case Last:
        return workbench::fleetDay(group.lastSeen, m_years);
    default:
        return {};
    }
}

QVariant GroupModel::sortKey(const GroupRow& row, int column) const
{
    switch (column) {
    case Logs:
    case Share:
        return row.logs;
    case Before:
        return row.logsBefore;
    case Change:
        return static_cast<int>(row.change);
    case Ranks:
        return row.group.ranks;
    case First:
    case Span:
        return static_cast<qlonglong>(row.group.firstSeen);
    case Last:
        return static_cast<qlonglong>(row.group.lastSeen);
    default:
        return text(row, column);
    }
}

double GroupModel::placeOf(std::int64_t when) const
{
    return m_to > m_from
               ? std::clamp(static_cast<double>(when - m_from) / static_cast<double>(m_to - m_from), 0.0, 1.0)
               : 0.0;
}

QVariant GroupModel::cell(const GroupRow& row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return column == Fingerprint ? plainTip(QString::fromStdString(row.group.fingerprint.toString()))
                                     : plainTip(text(row, Error));
    case Qt::AccessibleTextRole:
        if (column == Share)
            return tr("%1 of the most frequent")
                .arg(QLocale().toString(row.logs * 100 / m_most) + QLocale().percent());
        if (column == Span)
            return tr("%1 to %2").arg(text(row, First), text(row, Last));
        return text(row, column);
    case ClassRole:
        return static_cast<int>(row.group.failureClass);
    case FactRole:
        return QString::fromStdString(row.group.message) + QLatin1Char('\n') +
               QString::fromStdString(row.group.op) + QLatin1Char('\n') +
               QString::fromStdString(row.group.fingerprint.toString());
    case AlarmRole:
        return m_compared && row.change == fleet::ChangeKind::New;
    case ShareRole:
        return static_cast<double>(row.logs) / m_most;
    case SpanFromRole:
        return placeOf(row.group.firstSeen);
    case SpanToRole:
        return placeOf(row.group.lastSeen);
    case SortRole:
        return sortKey(row, column);
    default:
        return {};
    }
}

QVariant GroupModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList names = {tr("Fingerprint"),
                               tr("Family"),
                               tr("First error"),
                               tr("Change"),
                               tr("Logs"),
                               tr("Before"),
                               tr("Share"),
                               tr("Ranks"),
                               tr("First seen"),
                               tr("Last seen"),
                               m_years || !m_fleet ? tr("Period") : workbench::fleetPeriod(*m_fleet)};
    return names.value(section);
}

} // namespace torchtriage::desktop
