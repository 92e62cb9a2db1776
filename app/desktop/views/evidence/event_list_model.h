// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/roles.h"
#include "app/desktop/models/row_model.h"
#include "core/triage/report.h"

#include <QString>

#include <cstdint>

namespace torchtriage::desktop {

/// One event of the log, as the list beside it shows it.
struct EventRow {
    ChainMark mark = ChainMark::None;
    QString title;
    QString detail;
    std::int64_t line = 0;
    QString ranks; ///< "r3", "r0–2, r4–7"; empty if nobody's
    bool fromLauncher = false;
    bool inherited = false; ///< happened because of the first failure
};

/// The events of a report in log order: first failure, observation, consequences.
class EventListModel : public RowModel<EventRow> {
    Q_OBJECT

public:
    /// Events shown at most; the first failure is always among them.
    static constexpr int mostRows = 500;

    using RowModel::RowModel;

    void setReport(const triage::Report& report);
    /// Events of the report, shown or not.
    [[nodiscard]] int eventCount() const noexcept { return m_events; }

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    /// Row of the event that `line` belongs to or comes after; -1 before the first.
    [[nodiscard]] int rowAtLine(std::int64_t line) const;

protected:
    [[nodiscard]] QVariant cell(const EventRow& row, int column, int role) const override;

private:
    [[nodiscard]] static EventRow rowOf(const triage::Report& report, std::size_t index);

    int m_events = 0;
};

} // namespace torchtriage::desktop
