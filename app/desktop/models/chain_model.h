// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/roles.h"
#include "core/triage/report.h"

#include <QAbstractItemModel>
#include <QVector>

#include <vector>

namespace torchtriage::desktop {

/// The chain of events as a tree: the first failure and what followed from it; under each event its stack
/// frames. Background events are left to the evidence page.
class ChainModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Rank, Line, Text, Extent, ColumnCount };
    /// Rows shown at most; shownAll() tells whether that was enough.
    static constexpr int maximumEvents = 200;

    using QAbstractItemModel::QAbstractItemModel;

    void setReport(const triage::Report& report);
    [[nodiscard]] bool hasFirstFailure() const noexcept { return m_first >= 0; }
    /// Events of the chain beside the first failure, shown or not.
    [[nodiscard]] int consequenceCount() const noexcept { return m_consequences; }
    [[nodiscard]] bool shownAll() const noexcept { return m_shownAll; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] QVariant eventData(const triage::Event& event, int row, int column, int role) const;
    [[nodiscard]] QVariant frameData(const triage::StackFrame& frame, int column, int role) const;
    [[nodiscard]] ChainMark markOf(int row) const;

    std::vector<triage::Event> m_events;
    int m_first = -1;       ///< row of the first failure
    int m_observation = -1; ///< row of the event that holds the observation point
    int m_consequences = 0;
    bool m_shownAll = true;
};

/// "r3", "r0–2, r4–7": the ranks of an event, sorted and folded into ranges. Empty if it has none.
[[nodiscard]] QString rankTag(const triage::Event& event);

} // namespace torchtriage::desktop
