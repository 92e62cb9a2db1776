// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/fleet_jobs.h"

#include <QAbstractTableModel>

namespace torchtriage::desktop {

/// The logs of one fingerprint by time, a page at a time: the view asks for more as it is scrolled.
class MemberModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Time, Rank, Line, Path };
    static constexpr int columns = Path + 1;
    static constexpr int page = 500;

    using QAbstractTableModel::QAbstractTableModel;

    /// `group` is an index into the groups of `fleet`; -1: no logs.
    void setGroup(const workbench::FleetPointer& fleet, int group);
    /// Index into Fleet::logs of a row.
    [[nodiscard]] std::uint32_t logOf(int row) const;
    /// All logs of the group, shown or not.
    [[nodiscard]] int total() const;
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

private:
    [[nodiscard]] QString text(const fleet::LogEntry& log, int column) const;

    workbench::FleetPointer m_fleet;
    int m_group = -1;
    int m_shown = 0;
};

} // namespace torchtriage::desktop
