// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/verify/checks_model.h"

#include "app/workbench/verify_text.h"

#include <filesystem>

namespace torchtriage::desktop {

namespace {

QString secondLine(const workbench::ShownCheck& check)
{
    const QString detail = workbench::checkDetail(check.row.id);
    return check.list.empty() ? detail : QString::fromStdString(check.list) + QStringLiteral(" · ") + detail;
}

} // namespace

int ChecksModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ChecksModel::textOf(const workbench::ShownCheck& check, int column) const
{
    switch (column) {
    case State:
        return check.isRunning ? tr("Running") : workbench::resultWord(check.after);
    case Check:
        return check.row.mandatory ? workbench::checkName(check.row.id)
                                   : tr("%1 (optional)").arg(workbench::checkName(check.row.id));
    case Expected:
        return workbench::expectedText(check.row);
    case Before:
        return workbench::beforeText(check.before, check.row, check.kept);
    case Evidence:
        return workbench::rowEvidence(check.after, check.row, m_count);
    default:
        break;
    }
    const std::optional<rerun::Outcome>& outcome = check.after.outcome;
    return outcome ? tr("run %1").arg(
                         QString::fromStdString(std::filesystem::path(outcome->folder).filename().string()))
                   : QString();
}

QVariant ChecksModel::cell(const workbench::ShownCheck& check, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return textOf(check, column);
    case Qt::ToolTipRole:
        return column == Check ? textOf(check, column) + QLatin1Char('\n') + secondLine(check)
                               : textOf(check, column);
    case Qt::AccessibleTextRole:
        return column == Check ? textOf(check, column) + QStringLiteral(", ") + secondLine(check)
                               : textOf(check, column);
    case SecondLineRole:
        return column == Check ? secondLine(check) : QString();
    default:
        return {};
    }
}

QVariant ChecksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case State:
        return tr("State");
    case Check:
        return tr("Check");
    case Expected:
        return tr("Expected");
    case Before:
        return tr("Before the fix");
    case Evidence:
        return tr("Evidence after the fix");
    default:
        return tr("Source");
    }
}

void ChecksModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

} // namespace torchtriage::desktop
