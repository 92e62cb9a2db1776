// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/row_model.h"
#include "core/contract/comparison/difference.h"

namespace torchtriage::desktop {

/// What distinguishes the failing batch, most telling first.
class ComparisonModel : public RowModel<contract::Difference> {
    Q_OBJECT

public:
    enum Column { What, Key, Failing, Good, Unusual, ColumnCount };

    using RowModel::RowModel;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void retranslate();

protected:
    [[nodiscard]] QVariant cell(const contract::Difference& difference, int column, int role) const override;
};

} // namespace torchtriage::desktop
