// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/run_matrix.h"

#include <QAbstractTableModel>
#include <QPointer>

namespace torchtriage::desktop {

/// How the result of a run is shown: a glyph and a colour beside its words.
enum class RunMark { None, Running, Queued, Failed, Passed, Warning, NotApplicable };

/// The matrix of an incident's reruns as a table; facts and words only, the delegate paints them.
class RunModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Change, Device, Launch, Result, FirstError, ObservedAt, Exit, Duration, ColumnCount };
    enum Role {
        SecondLineRole = Qt::UserRole + 100, ///< QString under the first line
        MarkRole,                            ///< int of RunMark
        ChangedRole,                         ///< bool: this is what the run changes
        DimRole,                             ///< bool: cannot be run, or no measurement
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setMatrix(workbench::RunMatrix* matrix);
    [[nodiscard]] workbench::RunMatrix* matrix() const { return m_matrix; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// The clock of the run under way goes on.
    void tick();
    /// Words again, after a change of language.
    void retranslate();

private:
    [[nodiscard]] QVariant cell(const workbench::RunRow& row, int column, int role) const;
    [[nodiscard]] QString text(const workbench::RunRow& row, int column) const;
    [[nodiscard]] QString durationText(const workbench::RunRow& row) const;
    [[nodiscard]] static RunMark markOf(const workbench::RunRow& row);

    QPointer<workbench::RunMatrix> m_matrix;
};

} // namespace torchtriage::desktop
