// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/fleet/fleet_plots.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/widgets/class_pattern.h"
#include "app/workbench/wording.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace torchtriage::desktop {

namespace {

constexpr int margin = 12;
constexpr int glyphSize = 14;
constexpr double barWidth = 0.68;
constexpr double headroom = 1.12;
constexpr int mostFamilies = 9;

QPixmap glyphPixmap(triage::FailureClass value, const QPalette& palette, double ratio)
{
    QPixmap pixmap(QSize(glyphSize, glyphSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintGlyph(painter, QRect(0, 0, glyphSize, glyphSize), QString::fromLatin1(classGlyph(value)),
               color(classToken(value), palette));
    return pixmap;
}

/// Whole steps, about five of them.
QSharedPointer<QCPAxisTicker> wholeTicks(std::uint32_t highest)
{
    const auto ticker = QSharedPointer<QCPAxisTickerFixed>::create();
    const double rough = std::max(1.0, static_cast<double>(highest) / 4);
    const double decade = std::pow(10, std::floor(std::log10(rough)));
    const double digit = std::ceil(rough / decade);
    ticker->setTickStep((digit <= 2 ? digit : digit <= 5 ? 5 : 10) * decade);
    ticker->setScaleStrategy(QCPAxisTickerFixed::ssNone);
    return ticker;
}

void showCounts(QCPAxis& axis, std::uint32_t highest)
{
    axis.setRange(0, std::max(1.0, static_cast<double>(highest) * headroom));
    axis.setTicker(wholeTicks(highest));
    axis.setNumberFormat(QStringLiteral("f"));
    axis.setNumberPrecision(0);
}

} // namespace

FleetPlot::FleetPlot(QWidget* parent) : QWidget(parent), m_plot(new QCustomPlot(this))
{
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setInteractions({});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    setMinimumSize(280, 160);
}

void FleetPlot::styleAxis(QCPAxis& axis, bool withGrid) const
{
    const auto ink = [this](Token token) { return color(token, palette()); };
    axis.setBasePen(QPen(ink(Token::BorderStrong)));
    axis.setTickPen(QPen(ink(Token::BorderStrong)));
    axis.setSubTickPen(Qt::NoPen);
    axis.setTickLength(0, 4);
    axis.setTickLabelColor(ink(Token::Muted));
    axis.setTickLabelFont(roleFont(FontRole::Small));
    axis.grid()->setVisible(withGrid);
    axis.grid()->setPen(QPen(ink(Token::PlotGrid)));
    axis.grid()->setZeroLinePen(Qt::NoPen);
    axis.grid()->setSubGridVisible(false);
}

void FleetPlot::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
}

FamilyPlot::FamilyPlot(QWidget* parent) : FleetPlot(parent)
{
    m_plot->yAxis->setRangeReversed(true);
    m_plot->yAxis->setTickLabels(false);
    m_plot->yAxis->setTicks(false);
    refresh();
}

void FamilyPlot::setCounts(QVector<FamilyCount> counts)
{
    m_counts = std::move(counts);
    // What does not fit is still in the table of values.
    if (m_counts.size() > mostFamilies)
        m_counts.resize(mostFamilies);
    refresh();
}

void FamilyPlot::clear()
{
    for (QCPBars* const bars : std::as_const(m_bars))
        m_plot->removePlottable(bars);
    for (QCPItemText* const text : std::as_const(m_texts))
        m_plot->removeItem(text);
    for (QCPItemPixmap* const glyph : std::as_const(m_glyphs))
        m_plot->removeItem(glyph);
    m_bars.clear();
    m_texts.clear();
    m_glyphs.clear();
}

void FamilyPlot::addRow(int place, const FamilyCount& count, int names)
{
    auto* bars = new QCPBars(m_plot->yAxis, m_plot->xAxis);
    bars->setWidth(barWidth);
    bars->setBrush(color(classToken(count.failureClass), palette()));
    bars->setPen(Qt::NoPen);
    bars->addData(place, count.logs);
    m_bars << bars;

    auto* name = new QCPItemText(m_plot);
    name->setClipToAxisRect(false);
    name->position->setTypeX(QCPItemPosition::ptAbsolute);
    name->position->setCoords(margin + glyphSize + 8, place);
    name->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    name->setText(QFontMetrics(roleFont(FontRole::Note))
                      .elidedText(workbench::familyName(count.family), Qt::ElideRight, names + 2));
    name->setFont(roleFont(FontRole::Note));
    name->setColor(color(Token::Text, palette()));
    auto* number = new QCPItemText(m_plot);
    number->setClipToAxisRect(false);
    number->position->setCoords(count.logs, place);
    number->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    number->setPadding({6, 0, 0, 0});
    number->setText(QLocale().toString(count.logs));
    number->setFont(roleFont(FontRole::SmallBold));
    number->setColor(color(Token::Text, palette()));
    m_texts << name << number;

    auto* glyph = new QCPItemPixmap(m_plot);
    glyph->setClipToAxisRect(false);
    glyph->setPixmap(glyphPixmap(count.failureClass, palette(), devicePixelRatioF()));
    // The pixmap hangs on its name: half a glyph above the middle of the text.
    glyph->topLeft->setParentAnchor(name->left);
    glyph->topLeft->setCoords(-glyphSize - 8, -glyphSize / 2.0);
    m_glyphs << glyph;
}

void FamilyPlot::refresh()
{
    clear();
    m_plot->setBackground(QBrush(color(Token::Raised, palette())));
    m_plot->setLocale(QLocale());
    styleAxis(*m_plot->xAxis, true);
    styleAxis(*m_plot->yAxis, false);
    const QFontMetrics metrics(roleFont(FontRole::Note));
    int names = 0;
    QStringList values;
    for (const FamilyCount& count : std::as_const(m_counts)) {
        const QString name = workbench::familyName(count.family);
        names = std::max(names, metrics.horizontalAdvance(name));
        values << QStringLiteral("%1: %2").arg(name, QLocale().toString(count.logs));
    }
    names = std::min(names, 240);
    QCPAxisRect* const area = m_plot->axisRect();
    area->setAutoMargins(QCP::msBottom);
    area->setMargins({margin + glyphSize + 8 + names + 12, margin, 44, 0});
    const std::uint32_t highest = m_counts.isEmpty() ? 0 : m_counts.front().logs;
    showCounts(*m_plot->xAxis, highest);
    m_plot->yAxis->setRange(-0.6, std::max<double>(3, static_cast<double>(m_counts.size())) - 0.4);
    for (qsizetype i = 0; i < m_counts.size(); ++i)
        addRow(static_cast<int>(i), m_counts.at(i), names);
    setAccessibleName(tr("Logs per family"));
    setAccessibleDescription(values.join(QStringLiteral("; ")));
    m_plot->setAccessibleName(accessibleName());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

DayPlot::DayPlot(QWidget* parent) : FleetPlot(parent)
{
    for (std::size_t i = 0; i < triage::allClasses.size(); ++i) {
        auto* bars = new QCPBars(m_plot->xAxis, m_plot->yAxis);
        bars->setWidth(barWidth);
        if (i > 0)
            bars->moveAbove(m_bars.back());
        bars->setStackingGap(1);
        m_bars << bars;
    }
    refresh();
}

void DayPlot::setSpans(QVector<DaySpan> spans, bool withYear)
{
    m_spans = std::move(spans);
    m_years = withYear;
    refresh();
}

void DayPlot::setTicks()
{
    constexpr int mostLabels = 6;
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    const qsizetype step = std::max<qsizetype>(1, (m_spans.size() + mostLabels - 1) / mostLabels);
    for (qsizetype i = 0; i < m_spans.size(); i += step) {
        const DaySpan& span = m_spans.at(i);
        ticker->addTick(static_cast<double>(i), DaySpan{span.from, 1, {}}.name(m_years));
    }
    m_plot->xAxis->setTicker(ticker);
    m_plot->xAxis->setRange(-0.7, std::max<double>(1, static_cast<double>(m_spans.size())) - 0.3);
}

void DayPlot::refresh()
{
    m_plot->setBackground(QBrush(color(Token::Raised, palette())));
    m_plot->setLocale(QLocale());
    styleAxis(*m_plot->xAxis, false);
    styleAxis(*m_plot->yAxis, true);
    std::uint32_t highest = 0;
    for (const DaySpan& span : std::as_const(m_spans))
        highest = std::max(highest, span.total());
    for (std::size_t i = 0; i < triage::allClasses.size(); ++i) {
        const triage::FailureClass value = triage::allClasses.at(i);
        QCPBars* const bars = m_bars.at(static_cast<qsizetype>(i));
        QVector<double> places, heights;
        for (qsizetype at = 0; at < m_spans.size(); ++at) {
            places << static_cast<double>(at);
            heights << m_spans.at(at).logs.at(i);
        }
        bars->setData(places, heights, true);
        bars->setBrush(classPattern(value, palette()));
        bars->setPen(isOutlined(value) ? QPen(color(classToken(value), palette())) : QPen(Qt::NoPen));
    }
    m_plot->axisRect()->setAutoMargins(QCP::msLeft | QCP::msBottom);
    m_plot->axisRect()->setMargins({0, margin, margin, 0});
    m_plot->axisRect()->setMinimumMargins({margin + 24, margin, margin, 0});
    showCounts(*m_plot->yAxis, highest);
    setTicks();
    setAccessibleName(tr("Logs per day, by class"));
    setAccessibleDescription(tr("The table of values has the same numbers."));
    m_plot->setAccessibleName(accessibleName());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

} // namespace torchtriage::desktop
