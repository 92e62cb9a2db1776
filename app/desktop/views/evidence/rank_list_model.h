// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/rank_profile.h"

#include <QAbstractListModel>
#include <QVector>

#include <optional>

namespace torchtriage::desktop {

/// The ranks of a log with the number of their lines; unchecked ones are hidden.
class RankListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role : int {
        LinesRole = Qt::UserRole + 1, ///< qint64, lines counted so far
        IsRankRole,                   ///< bool, false for the lines of no rank
        FailedRole,                   ///< bool, the rank of the first failure
    };

    using QAbstractListModel::QAbstractListModel;

    /// New counts. Ranks keep their check marks; a new one is shown.
    void setLanes(const std::vector<log::RankProfile::Lane>& lanes);
    void setFailedRank(std::optional<int> rank);
    void clear();

    [[nodiscard]] log::RankFilter filter() const;
    void setFilter(const log::RankFilter& filter);
    /// Shows one rank and nothing else; false if there is no such rank.
    bool showOnly(int rank);
    void showAll();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void filterChanged();

private:
    struct Row {
        std::optional<int> rank;
        std::int64_t lines = 0;
        bool shown = true;
    };
    [[nodiscard]] QString nameOf(const Row& row) const;

    QVector<Row> m_rows;
    std::optional<int> m_failed;
};

} // namespace torchtriage::desktop
