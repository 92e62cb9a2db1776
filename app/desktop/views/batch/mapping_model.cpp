// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/mapping_model.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/workbench/text_values.h"

#include <algorithm>
#include <map>

namespace torchtriage::desktop {

namespace {

constexpr std::int64_t mostRows = 500;

using Kind = MappingRow::Kind;

bool everyClassUsed(const std::map<std::int64_t, std::uint64_t>& counts, std::int64_t from,
                    std::int64_t classes)
{
    for (std::int64_t value = from; value < from + classes; ++value) {
        if (!counts.contains(value))
            return false;
    }
    return classes > 0;
}

} // namespace

void MappingModel::setReport(const workbench::ContractReport* report)
{
    QVector<MappingRow> rows;
    const contract::ElementFacts* const elements = report ? report->result.subject() : nullptr;
    m_classes = report ? report->result.classes.value_or(0) : 0;
    if (elements && elements->whole && report->result.contract == contract::ContractId::ClassIndex) {
        std::map<std::int64_t, std::uint64_t> counts;
        std::uint64_t ignored = 0;
        for (const contract::ValueTally& each : elements->values) {
            if (each.state == contract::ValueTally::State::Ignored)
                ignored = each.count;
            else
                counts[each.value] = each.count;
        }
        const std::int64_t highest = counts.empty() ? -1 : counts.rbegin()->first;
        // Classes that do not occur are listed too: a class that nobody uses is a finding.
        for (std::int64_t value = 0; value < std::min(m_classes, mostRows); ++value)
            counts.try_emplace(value, 0);
        for (const auto& [value, count] : counts) {
            if (rows.size() < mostRows)
                rows.append({Kind::Value, value, count, value < 0 || value >= m_classes, true, true,
                             value - 1, value});
        }
        if (elements->ignored)
            rows.append({Kind::Ignored, *elements->ignored, ignored, false, true, true, 0, 0});
        std::erase_if(counts, [](const auto& each) { return each.second == 0; });
        const std::int64_t needed = std::max(m_classes, highest + 1);
        const bool inA = counts.empty() || (counts.begin()->first >= 1 && highest <= m_classes);
        const bool inB = counts.empty() || counts.begin()->first >= 0;
        rows.append({Kind::OneToOne, 0, 0, false, inA, inB, 0, 0});
        rows.append({Kind::EveryClassUsed, 0, 0, false,
                     m_classes <= mostRows && everyClassUsed(counts, 1, m_classes),
                     needed <= mostRows && everyClassUsed(counts, 0, needed), 0, 0});
        rows.append({Kind::Classes, 0, 0, false, true, true, m_classes, needed});
    }
    setRows(std::move(rows));
}

void MappingModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int MappingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString MappingModel::textOf(const MappingRow& row, int column) const
{
    const bool holds = column == A ? row.holdsA : row.holdsB;
    switch (row.kind) {
    case Kind::Value:
        if (column == Stored)
            return QString::number(row.stored);
        if (column == Count)
            return workbench::numberText(static_cast<std::int64_t>(row.count));
        if (column == A && (row.stored < 1 || row.stored > m_classes))
            return row.count == 0 ? tr("not used") : tr("no class");
        if (column == B && row.stored < 0)
            return tr("no class");
        return QString::number(column == A ? row.a : row.b);
    case Kind::Ignored:
        return column == Stored  ? QString::number(row.stored)
               : column == Count ? workbench::numberText(static_cast<std::int64_t>(row.count))
                                 : tr("ignored");
    case Kind::OneToOne:
        return column == Stored  ? tr("One to one")
               : column == Count ? QString()
               : holds           ? tr("yes")
                                 : tr("no");
    case Kind::EveryClassUsed:
        return column == Stored  ? tr("Every class used")
               : column == Count ? QString()
               : holds           ? tr("yes")
                                 : tr("no");
    case Kind::Classes:
        break;
    }
    return column == Stored  ? tr("Classes")
           : column == Count ? QString()
                             : QString::number(column == A ? row.a : row.b);
}

QVariant MappingModel::cell(const MappingRow& row, int column, int role) const
{
    const bool summary =
        row.kind == Kind::OneToOne || row.kind == Kind::EveryClassUsed || row.kind == Kind::Classes;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return textOf(row, column);
    case Qt::DecorationRole:
        if (row.kind == Kind::Value && row.refused && column == Stored)
            return icon(QStringLiteral("failc"), Token::Fail);
        if ((row.kind == Kind::OneToOne || row.kind == Kind::EveryClassUsed) && column >= A) {
            const bool holds = column == A ? row.holdsA : row.holdsB;
            return holds ? icon(QStringLiteral("pass"), Token::Pass)
                         : icon(QStringLiteral("minus"), Token::Warn);
        }
        return {};
    case Qt::FontRole:
        return roleFont(summary ? FontRole::Note : row.refused ? FontRole::EvidenceBold : FontRole::Evidence);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((summary && column == Stored ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant MappingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Stored:
        return tr("Stored");
    case Count:
        return tr("Count");
    case A:
        return QStringLiteral("A");
    default:
        return QStringLiteral("B");
    }
}

} // namespace torchtriage::desktop
