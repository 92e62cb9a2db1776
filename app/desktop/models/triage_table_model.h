// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/row_model.h"
#include "app/workbench/guidance.h"

namespace torchtriage::desktop {

/// The triage table: clue, first check, conclusion to avoid; the row that answers the report stands first.
class TriageTableModel : public RowModel<workbench::GuidanceRow> {
    Q_OBJECT

public:
    enum Column { Clue, FirstCheck, Avoid, ColumnCount };

    using RowModel::RowModel;

    void setReport(const triage::Report& report);
    /// Whether the first row answers the report.
    [[nodiscard]] bool hasMatch() const noexcept { return m_hasMatch; }

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] QVariant cell(const workbench::GuidanceRow& row, int column, int role) const override;

private:
    bool m_hasMatch = false;
    triage::FailureClass m_class = triage::FailureClass::Unknown;
    QString m_fact;
    qint64 m_line = 0;
};

} // namespace torchtriage::desktop
