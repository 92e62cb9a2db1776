// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/batch_search.h"

#include <QSortFilterProxyModel>

#include <memory>

namespace torchtriage::desktop {

/// The rows of a BatchModel that a search found, with what lies above and below them. The search itself runs
/// elsewhere: a row is only looked up here.
class BatchFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setMatches(workbench::BatchMatches matches);
    /// Shows every row again.
    void clear();
    [[nodiscard]] bool isActive() const noexcept { return m_matches != nullptr; }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    std::unique_ptr<workbench::BatchMatches> m_matches;
};

} // namespace torchtriage::desktop
