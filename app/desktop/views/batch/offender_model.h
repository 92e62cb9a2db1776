// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/row_model.h"
#include "core/contract/check.h"

namespace torchtriage::desktop {

/// The first refused elements of a check: position, value, sample, source and what is wrong with each. Those
/// of a minimal case tell their place in the batch too.
class OffenderModel : public RowModel<contract::Offender> {
    Q_OBJECT

public:
    enum Column { Position, InBatch, Value, Sample, Source, Finding, ColumnCount };

    using RowModel::RowModel;

    /// `samples`: for each sample its index in the batch; empty if these are the batch's own.
    void setElements(const contract::ElementFacts* elements, std::vector<std::uint64_t> samples = {});
    void retranslate();

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] QVariant cell(const contract::Offender& row, int column, int role) const override;

private:
    [[nodiscard]] QString textOf(const contract::Offender& row, int column) const;

    contract::ElementFacts m_elements; ///< without the rows
    std::vector<std::uint64_t> m_samples;
};

} // namespace torchtriage::desktop
