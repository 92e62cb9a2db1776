// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/row_model.h"
#include "app/desktop/views/batch/histogram_bars.h"

namespace torchtriage::desktop {

/// The bars of a histogram as a table: from, to and count; or value and count.
class BarModel : public RowModel<HistogramBar> {
    Q_OBJECT

public:
    using RowModel::RowModel;

    void setBars(const HistogramBars& bars);
    void retranslate();

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] QVariant cell(const HistogramBar& bar, int column, int role) const override;

private:
    bool m_ranges = true;
};

} // namespace torchtriage::desktop
