// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/row_model.h"
#include "core/contract/checkpoint/report.h"

namespace torchtriage::desktop {

/// The parts of a checkpoint, one row each.
class CheckpointModel : public RowModel<contract::Part> {
    Q_OBJECT

public:
    enum Column { Role, File, Step, Tensors, NonFinite, Result, ColumnCount };

    using RowModel::RowModel;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void retranslate();

protected:
    [[nodiscard]] QVariant cell(const contract::Part& part, int column, int role) const override;
};

} // namespace torchtriage::desktop
