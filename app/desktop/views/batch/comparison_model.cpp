// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/comparison_model.h"

#include "app/desktop/models/roles.h"
#include "app/workbench/comparison_text.h"
#include "app/workbench/text_values.h"

namespace torchtriage::desktop {

int ComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ComparisonModel::cell(const contract::Difference& difference, int column, int role) const
{
    if (role == KeyRole)
        return QString::fromStdString(difference.key);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (column) {
    case What:
        return workbench::differenceText(difference);
    case Key:
        return difference.key.empty() ? tr("whole batch") : workbench::plainValue(difference.key);
    case Failing:
        return workbench::failingText(difference);
    case Good:
        return workbench::goodText(difference);
    default:
        return workbench::unusualText(difference);
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What:
        return tr("Difference");
    case Key:
        return tr("Key");
    case Failing:
        return tr("Failing batch");
    case Good:
        return tr("Good batches");
    default:
        return tr("How unusual");
    }
}

void ComparisonModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

} // namespace torchtriage::desktop
