// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/minimap.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/tokens.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace torchtriage::desktop {

namespace {

constexpr int margin = 10;
constexpr int captionHeight = 40;
constexpr int bottomMargin = 12;
constexpr double widestLane = 14;
constexpr double laneGap = 2;
constexpr int tickHeight = 3;
constexpr int failureHeight = 6;
constexpr int smallestFrame = 6;
constexpr std::size_t mostTicks = 2000;

} // namespace

Minimap::Minimap(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMinimumWidth(48);
    retranslate();
}

void Minimap::retranslate()
{
    setAccessibleName(tr("Overview of the log by rank"));
    setToolTip(tr("One lane per rank, L is the launcher. Click to go there."));
    update();
}

QSize Minimap::sizeHint() const
{
    return {92, 300};
}

void Minimap::setReport(const triage::Report& report)
{
    m_ticks.clear();
    for (const triage::Event& event : report.events) {
        if (event.role == triage::Role::Background || m_ticks.size() >= mostTicks)
            continue;
        EventTick tick{event.lines.first, event.otherRanks};
        if (event.rank)
            tick.ranks.push_back(*event.rank);
        m_ticks.push_back(std::move(tick));
    }
    update();
}

void Minimap::setProfile(std::shared_ptr<const log::RankProfile> profile, std::int64_t lines)
{
    m_profile = std::move(profile);
    m_lines = lines;
    m_lanes = m_profile ? m_profile->lanes() : std::vector<log::RankProfile::Lane>{};
    QStringList words;
    for (const auto& lane : m_lanes) {
        if (words.size() >= 64)
            break; // a sentence for the ear, not a table
        const QString count = QLocale().toString(static_cast<qlonglong>(lane.lines));
        words.append(lane.rank ? tr("rank %1: %2 lines").arg(QString::number(*lane.rank), count)
                               : tr("launcher: %1 lines").arg(count));
    }
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    m_stale = true;
    update();
}

void Minimap::setVisibleLines(std::int64_t first, std::int64_t last)
{
    m_first = first;
    m_last = last;
    update();
}

void Minimap::setFilter(const log::RankFilter& filter)
{
    m_filter = filter;
    m_stale = true;
    update();
}

void Minimap::setFirstFailure(std::int64_t line, std::optional<int> rank)
{
    m_failureLine = line;
    m_failureRank = rank;
    update();
}

QRect Minimap::mapRect() const
{
    return rect().adjusted(margin, captionHeight, -2, -bottomMargin);
}

int Minimap::yOf(std::int64_t line) const
{
    const QRect map = mapRect();
    const double share =
        static_cast<double>(line - 1) / static_cast<double>(std::max<std::int64_t>(1, m_lines));
    return map.top() + static_cast<int>(share * map.height());
}

std::int64_t Minimap::lineAt(int y) const
{
    const QRect map = mapRect();
    const double share = static_cast<double>(y - map.top()) / std::max(1, map.height());
    const auto line = 1 + static_cast<std::int64_t>(share * static_cast<double>(m_lines));
    return std::clamp<std::int64_t>(line, 1, std::max<std::int64_t>(1, m_lines));
}

QRectF Minimap::laneRect(std::size_t lane) const
{
    const QRect map = mapRect();
    const double each =
        (map.width() + laneGap) / static_cast<double>(std::max<std::size_t>(1, m_lanes.size()));
    const double pitch = std::min(each, widestLane + laneGap);
    const double gap = pitch > 4 ? laneGap : 0;
    return {map.left() + pitch * static_cast<double>(lane), static_cast<double>(map.top()), pitch - gap,
            static_cast<double>(map.height())};
}

std::size_t Minimap::laneOf(std::optional<int> rank) const
{
    const auto found =
        std::find_if(m_lanes.begin(), m_lanes.end(), [rank](const auto& l) { return l.rank == rank; });
    return static_cast<std::size_t>(found - m_lanes.begin());
}

void Minimap::render()
{
    m_stale = false;
    const double ratio = devicePixelRatioF();
    m_image = QImage((QSizeF(size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    m_image.setDevicePixelRatio(ratio);
    m_image.fill(Qt::transparent);
    if (!m_profile || m_lines <= 0)
        return;
    QPainter painter(&m_image);
    const QColor base = color(Token::Hair, palette());
    const QColor dark = color(Token::BorderStrong, palette());
    const int rows = std::max(1, mapRect().height());
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        if (!m_filter.shows(m_lanes[i].rank))
            continue;
        const QRectF lane = laneRect(i);
        const auto density = m_profile->density(m_lanes[i].rank, static_cast<std::size_t>(rows), m_lines);
        const int first = yOf(m_lanes[i].firstLine) - mapRect().top();
        const int last = std::min(rows - 1, yOf(m_lanes[i].lastLine) - mapRect().top());
        const float most = std::max(0.001F, *std::max_element(density.begin(), density.end()));
        for (int y = first; y <= last; ++y) {
            const double share = density[static_cast<std::size_t>(y)] / most;
            painter.fillRect(QRectF(lane.left(), lane.top() + y, lane.width(), 1),
                             blend(dark, base, share * share * 0.35));
        }
    }
}

void Minimap::paintLabels(QPainter& painter) const
{
    painter.setFont(roleFont(FontRole::Small));
    painter.setPen(color(Token::Muted, palette()));
    painter.drawText(QRect(margin, 4, width() - margin, 18), Qt::AlignLeft | Qt::AlignVCenter, tr("By rank"));
    const QFontMetrics metrics = painter.fontMetrics();
    double free = 0; // labels that would touch the one before are left out
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        const QRectF lane = laneRect(i);
        const bool failed = m_lanes[i].rank && m_lanes[i].rank == m_failureRank;
        const QString label = m_lanes[i].rank ? QString::number(*m_lanes[i].rank) : QStringLiteral("L");
        const double labelWidth = metrics.horizontalAdvance(label);
        const double left = lane.center().x() - labelWidth / 2;
        if (left < free && !failed)
            continue;
        painter.setFont(roleFont(failed ? FontRole::SmallBold : FontRole::Small));
        painter.setPen(color(failed ? Token::Fail : Token::Muted, palette()));
        painter.drawText(QPointF(left, captionHeight - 6), label);
        free = left + labelWidth + 1;
    }
}

void Minimap::paintTicks(QPainter& painter) const
{
    const QColor ink = color(Token::Muted, palette());
    const auto draw = [this, &painter](std::int64_t line, std::optional<int> rank, int height,
                                       const QColor& fill, double beyond) {
        const std::size_t lane = laneOf(rank);
        if (line <= 0 || lane >= m_lanes.size() || !m_filter.shows(rank))
            return;
        const QRectF rect = laneRect(lane);
        const double y = std::min<double>(yOf(line), mapRect().bottom() - height);
        painter.fillRect(QRectF(rect.left() - beyond, y, rect.width() + 2 * beyond, height), fill);
    };
    for (const EventTick& tick : m_ticks) {
        for (const int rank : tick.ranks)
            draw(tick.line, rank, tickHeight, ink, 0);
        if (tick.ranks.empty())
            draw(tick.line, std::nullopt, tickHeight, ink, 0);
    }
    draw(m_failureLine, m_failureRank, failureHeight, color(Token::Fail, palette()), 2);
}

void Minimap::paintEvent(QPaintEvent*)
{
    if (m_stale)
        render();
    QPainter painter(this);
    painter.fillRect(rect(), color(Token::Surface, palette()));
    painter.drawImage(0, 0, m_image);
    paintLabels(painter);
    paintTicks(painter);
    if (m_lines > 0) {
        const QRect map = mapRect();
        const int top = yOf(m_first);
        const int height = std::max(smallestFrame, yOf(m_last) - top);
        const int shown = std::min(top, map.bottom() - height);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(color(Token::Accent, palette()), hasFocus() ? 2.5 : 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(margin - 5, shown - 2, width() - margin + 2, height + 4));
    }
}

void Minimap::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_stale = true;
}

void Minimap::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_stale = true;
    update();
}

void Minimap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_lines > 0)
        emit lineRequested(lineAt(event->position().toPoint().y()));
}

void Minimap::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton && m_lines > 0)
        emit lineRequested(lineAt(event->position().toPoint().y()));
}

void Minimap::wheelEvent(QWheelEvent* event)
{
    if (event->angleDelta().y() != 0)
        emit pagesRequested(event->angleDelta().y() > 0 ? -1 : 1);
    event->accept();
}

void Minimap::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_PageUp:
        emit pagesRequested(-1);
        return;
    case Qt::Key_Down:
    case Qt::Key_PageDown:
        emit pagesRequested(1);
        return;
    case Qt::Key_Home:
        emit lineRequested(1);
        return;
    case Qt::Key_End:
        emit lineRequested(std::max<std::int64_t>(1, m_lines));
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void Minimap::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void Minimap::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace torchtriage::desktop
