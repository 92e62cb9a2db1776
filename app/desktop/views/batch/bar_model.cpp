// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/bar_model.h"

#include "app/desktop/theme/fonts.h"

#include <QLocale>

namespace torchtriage::desktop {

void BarModel::setBars(const HistogramBars& bars)
{
    m_ranges = bars.axis == HistogramBars::Axis::Ranges;
    setRows(bars.bars);
}

void BarModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int BarModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_ranges ? 3 : 2;
}

QVariant BarModel::cell(const HistogramBar& bar, int column, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::FontRole)
        return roleFont(FontRole::Evidence);
    if (role != Qt::DisplayRole)
        return {};
    if (column == columnCount() - 1)
        return QLocale().toString(bar.count);
    return column == 0 ? bar.low : bar.high;
}

QVariant BarModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == columnCount() - 1)
        return tr("Count");
    if (!m_ranges)
        return tr("Value");
    return section == 0 ? tr("From") : tr("To");
}

} // namespace torchtriage::desktop
