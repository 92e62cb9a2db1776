// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/incident_list_model.h"

#include "app/desktop/models/plain_tip.h"
#include "app/desktop/models/roles.h"
#include "app/workbench/wording.h"

#include <QCoreApplication>

namespace torchtriage::desktop {

using workbench::Incident;

namespace {

/// What tells this incident from another of its family: the operator's argument, or the exception.
QString shortFact(const triage::Report& report)
{
    if (!report.op.empty()) {
        const QString op = QString::fromStdString(report.op);
        return report.argument.empty() ? op : op + QLatin1Char(' ') + QString::fromStdString(report.argument);
    }
    return QString::fromStdString(report.exception);
}

QString subtitle(const Incident& incident)
{
    const QString fact = shortFact(incident.report);
    return fact.isEmpty() ? incident.name : QStringLiteral("%1 · %2").arg(incident.name, fact);
}

} // namespace

QString incidentTitle(const triage::Report& report)
{
    switch (report.verdict) {
    case triage::Verdict::Failure:
        return workbench::familyName(report.family);
    case triage::Verdict::NoFailure:
        return QCoreApplication::translate("IncidentListModel", "No failure found");
    case triage::Verdict::Unreadable:
        break;
    }
    return QCoreApplication::translate("IncidentListModel", "Not readable as a log");
}

IncidentListModel::IncidentListModel(const workbench::IncidentStore& store, QObject* parent)
    : QAbstractListModel(parent), m_store(store)
{
    using Store = workbench::IncidentStore;
    connect(&store, &Store::aboutToInsert, this, [this](int row) { beginInsertRows({}, row, row); });
    connect(&store, &Store::inserted, this, [this] { endInsertRows(); });
    connect(&store, &Store::aboutToRemove, this, [this](int row) { beginRemoveRows({}, row, row); });
    connect(&store, &Store::removed, this, [this] { endRemoveRows(); });
    connect(&store, &Store::changed, this, [this](int row) { emit dataChanged(index(row), index(row)); });
}

int IncidentListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_store.size();
}

QVariant IncidentListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Incident& incident = m_store.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return incidentTitle(incident.report);
    case Qt::ToolTipRole:
        return plainTip(incident.isInMemory() ? incident.name : incident.path);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2, %3")
            .arg(incidentTitle(incident.report), workbench::className(incident.report.failureClass),
                 subtitle(incident));
    case SubtitleRole:
        return subtitle(incident);
    case IncidentIdRole:
        return QVariant::fromValue<quint64>(incident.id);
    case ClassRole:
        return static_cast<int>(incident.report.failureClass);
    case WhenRole:
        return incident.when;
    case RanksRole:
        return static_cast<int>(incident.report.ranks.size());
    case PathRole:
        return incident.path;
    default:
        return {};
    }
}

QModelIndex IncidentListModel::indexOf(workbench::IncidentId id) const
{
    const int position = m_store.positionOf(id);
    return position < 0 ? QModelIndex() : index(position);
}

int IncidentListModel::countOf(triage::FailureClass value) const
{
    int count = 0;
    for (int i = 0; i < m_store.size(); ++i) {
        count += m_store.at(i).report.failureClass == value ? 1 : 0;
    }
    return count;
}

void IncidentListModel::retranslate()
{
    if (rowCount() > 0) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

} // namespace torchtriage::desktop
