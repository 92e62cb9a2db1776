// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/triage_table_model.h"

#include "app/desktop/models/roles.h"
#include "app/workbench/wording.h"

namespace torchtriage::desktop {

using workbench::GuidanceRow;

void TriageTableModel::setReport(const triage::Report& report)
{
    m_hasMatch = report.verdict == triage::Verdict::Failure;
    m_class = report.failureClass;
    m_fact = m_hasMatch ? workbench::clueFact(report) : QString();
    m_line = m_hasMatch ? report.firstLine : 0;
    setRows(workbench::triageTable(report));
}

int TriageTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant TriageTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Clue:
        return tr("Observed clue");
    case FirstCheck:
        return tr("First check");
    case Avoid:
        return tr("Conclusion to avoid");
    default:
        return {};
    }
}

QVariant TriageTableModel::data(const QModelIndex& index, int role) const
{
    const bool match = m_hasMatch && index.row() == 0;
    switch (role) {
    case MatchRole:
        return match;
    case ClassRole: // evidence may have refined the class of the row that answers the report
        if (match) {
            return static_cast<int>(m_class);
        }
        break;
    case FactRole:
        return match && index.column() == Clue ? m_fact : QString();
    case MatchLineRole:
        return match && index.column() == Clue ? m_line : 0;
    default:
        break;
    }
    return RowModel::data(index, role);
}

QVariant TriageTableModel::cell(const GuidanceRow& row, int column, int role) const
{
    const auto rowClass = row.family ? triage::classOf(*row.family) : triage::FailureClass::Unknown;
    if (role == ClassRole) {
        return static_cast<int>(rowClass);
    }
    if (role == Qt::DisplayRole) {
        return column == Clue ? row.clue : column == FirstCheck ? row.firstCheck : row.avoid;
    }
    if (role == DetailRole) {
        return column == Clue ? QString() : column == FirstCheck ? row.firstCheckDetail : row.avoidDetail;
    }
    if (role == Qt::AccessibleDescriptionRole && column == Clue) {
        return workbench::className(rowClass);
    }
    return {};
}

} // namespace torchtriage::desktop
