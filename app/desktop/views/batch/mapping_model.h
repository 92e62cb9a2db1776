// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/row_model.h"
#include "app/workbench/contract_check.h"

#include <QString>

namespace torchtriage::desktop {

/// A stored value, how often it occurs, and the class it would stand for under either hypothesis; at the end
/// what each hypothesis makes of the whole.
struct MappingRow {
    enum class Kind { Value, Ignored, OneToOne, EveryClassUsed, Classes };
    Kind kind = Kind::Value;
    std::int64_t stored = 0;
    std::uint64_t count = 0;
    bool refused = false;
    bool holdsA = true, holdsB = true; ///< of the rows at the end
    std::int64_t a = 0, b = 0;         ///< class, or number of classes
};

class MappingModel : public RowModel<MappingRow> {
    Q_OBJECT

public:
    enum Column { Stored, Count, A, B, ColumnCount };

    using RowModel::RowModel;

    void setReport(const workbench::ContractReport* report);
    void retranslate();

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] QVariant cell(const MappingRow& row, int column, int role) const override;

private:
    [[nodiscard]] QString textOf(const MappingRow& row, int column) const;

    std::int64_t m_classes = 0;
};

} // namespace torchtriage::desktop
