// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/row_model.h"
#include "core/fleet/log_diff.h"

namespace torchtriage::desktop {

/// Lines that only a failing log has, the rarest first.
class DiffModel : public RowModel<fleet::DiffLine> {
    Q_OBJECT

public:
    enum Column { Line, Count, Text };
    static constexpr int columns = Text + 1;

    using RowModel::RowModel;

    void retranslate();
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] QVariant cell(const fleet::DiffLine& line, int column, int role) const override;
};

} // namespace torchtriage::desktop
