// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/dtype.h"
#include "core/batch/values.h"

#include <QAbstractTableModel>

namespace torchtriage::desktop {

/// Elements of a rectangle of a tensor, with their own row and column numbers as headers. A vector is shown
/// as one column.
class SliceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// `standing`: the slice is one row of a vector, shown from top to bottom.
    void setSlice(batch::Slice slice, std::int64_t firstRow, std::int64_t firstColumn, batch::DType dtype,
                  bool standing);
    void clear();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    batch::Slice m_slice;
    std::int64_t m_firstRow = 0;
    std::int64_t m_firstColumn = 0;
    batch::DType m_dtype = batch::DType::Float32;
    bool m_standing = false;
};

} // namespace torchtriage::desktop
