// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/row_model.h"

#include <QStringList>

namespace torchtriage::desktop {

/// The numbers of a plot as a table: the first column names, the others count.
class ValuesModel : public RowModel<QStringList> {
    Q_OBJECT

public:
    using RowModel::RowModel;

    /// `names` of the columns, and rows of as many cells.
    void setValues(QStringList names, QVector<QStringList> rows)
    {
        beginResetModel();
        m_names = std::move(names);
        endResetModel();
        setRows(std::move(rows));
    }

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_names.size());
    }

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (role == Qt::TextAlignmentRole)
            return alignment(section);
        return orientation == Qt::Horizontal && role == Qt::DisplayRole ? QVariant(m_names.value(section))
                                                                        : QVariant();
    }

protected:
    [[nodiscard]] QVariant cell(const QStringList& row, int column, int role) const override
    {
        if (role == Qt::TextAlignmentRole)
            return alignment(column);
        return role == Qt::DisplayRole ? QVariant(row.value(column)) : QVariant();
    }

private:
    [[nodiscard]] static QVariant alignment(int column)
    {
        return QVariant::fromValue((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }

    QStringList m_names;
};

} // namespace torchtriage::desktop
