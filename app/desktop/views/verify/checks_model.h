// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/row_model.h"
#include "app/workbench/verify_jobs.h"

namespace torchtriage::desktop {

/// The checks before an incident is closed, one row each.
class ChecksModel : public RowModel<workbench::ShownCheck> {
    Q_OBJECT

public:
    enum Column { State, Check, Expected, Before, Evidence, Run, ColumnCount };
    /// Second line of a cell: what is run, and of which case.
    static constexpr int SecondLineRole = Qt::UserRole;

    using RowModel::RowModel;

    void setCount(std::optional<rerun::ItemCount> count) { m_count = std::move(count); }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void retranslate();

protected:
    [[nodiscard]] QVariant cell(const workbench::ShownCheck& check, int column, int role) const override;

private:
    [[nodiscard]] QString textOf(const workbench::ShownCheck& check, int column) const;

    std::optional<rerun::ItemCount> m_count;
};

} // namespace torchtriage::desktop
