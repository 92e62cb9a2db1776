// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/verify/checkpoint_model.h"

#include "app/workbench/checkpoint_text.h"
#include "app/workbench/text_values.h"

#include <QLocale>

namespace torchtriage::desktop {

namespace {

QString placeOf(const contract::Part& part)
{
    const QString file = workbench::plainValue(part.file);
    return part.key.empty() ? file : file + QStringLiteral(" · ") + workbench::plainValue(part.key);
}

QString textOf(const contract::Part& part, int column)
{
    switch (column) {
    case CheckpointModel::Role:
        return workbench::roleText(part.role);
    case CheckpointModel::File:
        return placeOf(part);
    case CheckpointModel::Step:
        return workbench::counterText(part);
    case CheckpointModel::Tensors:
        return part.tensors ? QLocale().toString(static_cast<qulonglong>(*part.tensors)) : QString();
    case CheckpointModel::NonFinite:
        return part.nonFinite ? QLocale().toString(static_cast<qulonglong>(*part.nonFinite)) : QString();
    default:
        return workbench::partStateText(part.state);
    }
}

bool isNumber(int column)
{
    return column == CheckpointModel::Step || column == CheckpointModel::Tensors ||
           column == CheckpointModel::NonFinite;
}

} // namespace

int CheckpointModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CheckpointModel::cell(const contract::Part& part, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return textOf(part, column);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft));
    default:
        return {};
    }
}

QVariant CheckpointModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (isNumber(section) ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Role:
        return tr("Part");
    case File:
        return tr("File");
    case Step:
        return tr("Step");
    case Tensors:
        return tr("Tensors");
    case NonFinite:
        return tr("Non-finite");
    default:
        return tr("Result");
    }
}

void CheckpointModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

} // namespace torchtriage::desktop
