// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/rank_profile.h"
#include "core/triage/report.h"

#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

class QListView;
class QSplitter;

namespace torchtriage::desktop {

class EventListModel;
class RankDelegate;
class RankListModel;
class SectionHeader;

/// The pane beside the log: its events, and the ranks that are shown.
class EvidenceSide : public QWidget {
    Q_OBJECT

public:
    explicit EvidenceSide(QWidget* parent = nullptr);

    void setReport(const triage::Report& report);
    void setLanes(const std::vector<log::RankProfile::Lane>& lanes);
    /// Rank that "Only r3" offers.
    void setFailedRank(std::optional<int> rank);
    [[nodiscard]] std::optional<int> failedRank() const noexcept { return m_failedRank; }
    /// Marks the event that the current line belongs to.
    void setCurrentLine(std::int64_t line);
    /// Line of the event after (before) `line`; 0 if there is none.
    [[nodiscard]] std::int64_t eventAfter(std::int64_t line, bool backwards) const;
    [[nodiscard]] log::RankFilter filter() const;
    void showAllRanks();
    /// False if the log has shown no line of that rank yet.
    bool showOnlyRank(int rank);
    void retranslate();

    [[nodiscard]] EventListModel& events() const noexcept { return *m_events; }
    [[nodiscard]] RankListModel& ranks() const noexcept { return *m_ranks; }

signals:
    void lineRequested(std::int64_t line);
    void filterChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showTitles();
    void onRankLink();
    void fitRanks();

    EventListModel* m_events;
    RankListModel* m_ranks;
    SectionHeader* m_eventsTitle;
    SectionHeader* m_ranksTitle;
    QListView* m_eventList;
    QListView* m_rankList;
    RankDelegate* m_rankDelegate;
    triage::Report m_report;
    std::optional<int> m_failedRank;
};

} // namespace torchtriage::desktop
