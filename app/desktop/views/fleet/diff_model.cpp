// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/fleet/diff_model.h"

#include "app/desktop/models/plain_tip.h"
#include "app/desktop/models/roles.h"
#include "app/desktop/theme/fonts.h"
#include "app/workbench/text_values.h"

namespace torchtriage::desktop {

void DiffModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

int DiffModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant DiffModel::cell(const fleet::DiffLine& line, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return column == Line    ? workbench::numberText(line.line)
               : column == Count ? workbench::numberText(line.count)
                                 : workbench::plainValue(line.text, 400);
    case Qt::FontRole:
        return roleFont(line.ofFailure && column == Text ? FontRole::EvidenceBold : FontRole::Evidence);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column == Text ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return column == Text ? plainTip(QString::fromStdString(line.text)) : QVariant();
    case Qt::AccessibleTextRole:
        if (column == Text && line.ofFailure)
            return tr("First failure: %1").arg(workbench::plainValue(line.text, 400));
        return {};
    case LineRole:
        return static_cast<qint64>(line.line);
    default:
        return {};
    }
}

QVariant DiffModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Text ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList names = {tr("Line"), tr("Count"), tr("Only in the failing log")};
    return names.value(section);
}

} // namespace torchtriage::desktop
