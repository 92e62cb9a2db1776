// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/slice_model.h"

#include "app/desktop/theme/fonts.h"
#include "app/workbench/batch_text.h"

namespace torchtriage::desktop {

void SliceModel::setSlice(batch::Slice slice, std::int64_t firstRow, std::int64_t firstColumn,
                          batch::DType dtype, bool standing)
{
    beginResetModel();
    m_slice = std::move(slice);
    m_firstRow = firstRow;
    m_firstColumn = firstColumn;
    m_dtype = dtype;
    m_standing = standing;
    endResetModel();
}

void SliceModel::clear()
{
    setSlice({}, 0, 0, m_dtype, false);
}

int SliceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_standing ? m_slice.columns : m_slice.rows);
}

int SliceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_standing ? m_slice.rows : m_slice.columns);
}

QVariant SliceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole: {
        const auto row = static_cast<std::size_t>(index.row());
        const auto column = static_cast<std::size_t>(index.column());
        const std::size_t cell = m_standing ? row : row * static_cast<std::size_t>(m_slice.columns) + column;
        return workbench::elementText(m_slice.cells.at(cell), m_dtype);
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole:
        return roleFont(FontRole::Evidence);
    default:
        return {};
    }
}

QVariant SliceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool down = orientation == Qt::Vertical;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (m_standing && !down)
        return tr("Value");
    const std::int64_t first = m_standing ? m_firstColumn : down ? m_firstRow : m_firstColumn;
    return QString::number(first + section);
}

} // namespace torchtriage::desktop
