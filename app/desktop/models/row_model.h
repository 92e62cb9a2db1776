// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QVector>

namespace torchtriage::desktop {

/// The plumbing of a table that shows a list of values. A concrete model gives columnCount(), cell() and
/// headerData().
template <class Row>
class RowModel : public QAbstractTableModel {
public:
    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        return checkIndex(index, CheckIndexOption::IndexIsValid)
                   ? cell(m_rows.at(index.row()), index.column(), role)
                   : QVariant();
    }

    [[nodiscard]] const QVector<Row>& rows() const noexcept { return m_rows; }

    void setRows(QVector<Row> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }

    /// Changes one row in place: the view keeps its selection.
    void replaceRow(int row, const Row& value)
    {
        m_rows[row] = value;
        emit this->dataChanged(this->index(row, 0), this->index(row, this->columnCount() - 1));
    }

protected:
    [[nodiscard]] virtual QVariant cell(const Row& row, int column, int role) const = 0;

private:
    QVector<Row> m_rows;
};

} // namespace torchtriage::desktop
