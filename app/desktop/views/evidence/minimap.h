// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/rank_profile.h"
#include "core/triage/report.h"

#include <QImage>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace torchtriage::desktop {

/// The whole log at a glance: one lane per rank, the last one for lines of no rank. A lane is as dark as its
/// rank printed much, and ends where the rank stops. The frame is what the log view shows.
class Minimap : public QWidget {
    Q_OBJECT

public:
    explicit Minimap(QWidget* parent = nullptr);

    /// Events to mark; none for a log without a failure.
    void setReport(const triage::Report& report);
    /// New counts of a log with `lines` lines.
    void setProfile(std::shared_ptr<const log::RankProfile> profile, std::int64_t lines);
    void setVisibleLines(std::int64_t first, std::int64_t last);
    void setFilter(const log::RankFilter& filter);
    void setFirstFailure(std::int64_t line, std::optional<int> rank);
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    /// Line at a height of the widget, for clicks and tests.
    [[nodiscard]] std::int64_t lineAt(int y) const;

signals:
    void lineRequested(std::int64_t line);
    /// The wheel was turned or an arrow key pressed: pages of the view to go, negative is up.
    void pagesRequested(int pages);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct EventTick {
        std::int64_t line = 0;
        std::vector<int> ranks; ///< empty: the lane of no rank
    };

    [[nodiscard]] QRect mapRect() const;
    [[nodiscard]] int yOf(std::int64_t line) const;
    [[nodiscard]] QRectF laneRect(std::size_t lane) const;
    [[nodiscard]] std::size_t laneOf(std::optional<int> rank) const;
    void render();
    void paintLabels(QPainter& painter) const;
    void paintTicks(QPainter& painter) const;

    std::shared_ptr<const log::RankProfile> m_profile;
    std::vector<log::RankProfile::Lane> m_lanes;
    std::vector<EventTick> m_ticks;
    log::RankFilter m_filter;
    std::int64_t m_lines = 0;
    std::int64_t m_first = 1;
    std::int64_t m_last = 1;
    std::int64_t m_failureLine = 0;
    std::optional<int> m_failureRank;
    QImage m_image;
    bool m_stale = true;
};

} // namespace torchtriage::desktop
