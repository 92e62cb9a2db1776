// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/offender_model.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/workbench/contract_text.h"
#include "app/workbench/text_values.h"

#include <algorithm>

namespace torchtriage::desktop {

void OffenderModel::setElements(const contract::ElementFacts* elements, std::vector<std::uint64_t> samples)
{
    m_samples = std::move(samples);
    QVector<contract::Offender> rows;
    m_elements = elements ? *elements : contract::ElementFacts();
    for (contract::Offender& each : m_elements.first)
        rows.append(std::move(each));
    m_elements.first.clear();
    setRows(std::move(rows));
}

void OffenderModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int OffenderModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString OffenderModel::textOf(const contract::Offender& row, int column) const
{
    switch (column) {
    case Position:
        return workbench::positionText(row.position, m_elements.shape);
    case InBatch: {
        std::uint64_t inner = 1;
        for (std::size_t i = 1; i < m_elements.shape.size(); ++i)
            inner *= static_cast<std::uint64_t>(std::max<std::int64_t>(m_elements.shape[i], 1));
        const std::uint64_t sample = row.position / inner;
        return sample < m_samples.size() ? QString::number(m_samples[sample]) : QString();
    }
    case Value:
        return workbench::offenderValue(row);
    case Sample:
        return workbench::plainValue(row.sample, 120);
    case Source:
        return workbench::plainValue(row.source, 120);
    default:
        return workbench::faultText(row.fault, m_elements);
    }
}

QVariant OffenderModel::cell(const contract::Offender& row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return textOf(row, column);
    case Qt::DecorationRole:
        return column == Finding ? QVariant(icon(QStringLiteral("failc"), Token::Fail)) : QVariant();
    case Qt::FontRole:
        return roleFont(column == Value     ? FontRole::EvidenceBold
                        : column == Finding ? FontRole::Body
                                            : FontRole::Evidence);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column <= Value ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant OffenderModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section <= Value ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Position:
        return tr("Position");
    case InBatch:
        return tr("In batch");
    case Value:
        return tr("Value");
    case Sample:
        return tr("Sample id");
    case Source:
        return tr("Source");
    default:
        return tr("Finding");
    }
}

} // namespace torchtriage::desktop
