// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/row_model.h"
#include "app/workbench/fleet_jobs.h"
#include "core/fleet/comparison.h"

#include <optional>

namespace torchtriage::desktop {

/// A row of the table of fingerprints: a group of the folder, or one that only the other folder has.
struct GroupRow {
    fleet::Group group;           ///< its list of logs is left out
    std::optional<int> index;     ///< in the groups of the folder; none: gone
    std::uint32_t logs = 0;       ///< in the folder
    std::uint32_t logsBefore = 0; ///< in the other folder
    fleet::ChangeKind change = fleet::ChangeKind::Same;
};

/// The fingerprints of a folder. Compared with another one, two more columns say what changed.
class GroupModel : public RowModel<GroupRow> {
    Q_OBJECT

public:
    enum Column { Fingerprint, Family, Error, Change, Logs, Before, Share, Ranks, First, Last, Span };
    static constexpr int columns = Span + 1;

    using RowModel::RowModel;

    /// `other` may be null.
    void setFleet(const workbench::FleetPointer& fleet, const workbench::FleetPointer& other);
    [[nodiscard]] bool isCompared() const noexcept { return m_compared; }
    void retranslate();

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] QVariant cell(const GroupRow& row, int column, int role) const override;

private:
    [[nodiscard]] QString text(const GroupRow& row, int column) const;
    [[nodiscard]] QVariant sortKey(const GroupRow& row, int column) const;
    [[nodiscard]] double placeOf(std::int64_t when) const;

    bool m_compared = false;
    bool m_years = false;
    workbench::FleetPointer m_fleet; ///< null until one was set
    std::uint32_t m_most = 1; ///< logs of the largest group
    std::int64_t m_from = 0, m_to = 1;
};

} // namespace torchtriage::desktop
