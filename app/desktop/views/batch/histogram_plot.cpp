// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/histogram_plot.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/tokens.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace torchtriage::desktop {

namespace {

constexpr qsizetype mostCounts = 14;     // numbers above bars
constexpr double logarithmicFloor = 0.5; // where a bar of count 1 begins
constexpr int wordsGap = 8;              // around a line of words, in pixels

/// Neighbouring ranges nearly touch, values stand apart. A single range may have no width of its own.
double drawnWidth(const HistogramBars& bars, const HistogramBar& bar)
{
    const double width = bar.to > bar.from ? bar.to - bar.from : 1;
    return width * (bars.axis == HistogramBars::Axis::Ranges ? 0.94 : 0.64);
}

} // namespace

HistogramPlot::HistogramPlot(QWidget* parent) : QWidget(parent)
{
    m_plot = new QCustomPlot(this);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    m_marked = new QCPBars(m_plot->xAxis, m_plot->yAxis);
    m_marked->setWidthType(QCPBars::wtPlotCoords);
    m_plot->setInteractions({});
    connect(m_plot, &QCustomPlot::afterLayout, this, &HistogramPlot::fitHeight);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(240, 160);
    applyColours();
    retranslate();
}

void HistogramPlot::setBars(HistogramBars bars, const QString& valueLabel)
{
    m_bars = std::move(bars);
    m_valueLabel = valueLabel;
    m_current = -1;
    makeBars();
    setAxes();
    setTicks();
    makeCounts();
    markCurrent();
    applyColours();
}

void HistogramPlot::makeBars()
{
    for (const QVector<QCPBars*>& drawn : {m_drawn, m_refused}) {
        for (QCPBars* const bars : drawn)
            m_plot->removePlottable(bars);
    }
    m_drawn.clear();
    m_refused.clear();
    // Bins are nearly, not quite, equally wide: each is drawn as wide as it is.
    std::map<std::pair<double, bool>, QCPBars*> byWidth;
    for (const HistogramBar& bar : std::as_const(m_bars.bars)) {
        QCPBars*& bars = byWidth[{drawnWidth(m_bars, bar), bar.refused}];
        if (!bars) {
            bars = new QCPBars(m_plot->xAxis, m_plot->yAxis);
            bars->setWidthType(QCPBars::wtPlotCoords);
            bars->setWidth(drawnWidth(m_bars, bar));
            (bar.refused ? m_refused : m_drawn) << bars;
        }
        bars->addData((bar.from + bar.to) / 2, static_cast<double>(bar.count));
    }
    m_marked->setLayer(m_plot->currentLayer());
}

void HistogramPlot::setAllowed(const std::optional<AllowedValues>& allowed)
{
    m_allowed = allowed;
    setAxes();
    makeBand();
    applyColours();
}

void HistogramPlot::makeBand()
{
    for (QCPAbstractItem* const item : std::as_const(m_band))
        m_plot->removeItem(item);
    m_band.clear();
    // Values that are only listed have no places that a range could lie on.
    if (!m_allowed || m_bars.bars.isEmpty() || m_bars.axis == HistogramBars::Axis::Listed)
        return;
    const double half = m_bars.axis == HistogramBars::Axis::Values ? 0.5 : 0;
    const double from = std::max(m_allowed->low - half, m_bars.bars.front().from);
    const double to = std::min(m_allowed->high + half, m_bars.bars.back().to);
    if (to <= from)
        return;
    const QCPRange height = m_plot->yAxis->range();
    auto* shade = new QCPItemRect(m_plot);
    shade->setLayer(QStringLiteral("background"));
    shade->topLeft->setCoords(from, height.upper);
    shade->bottomRight->setCoords(to, height.lower);
    shade->setPen(Qt::NoPen);
    m_band << shade;
    for (const double limit : {from, to}) {
        auto* line = new QCPItemLine(m_plot);
        line->start->setCoords(limit, height.lower);
        line->end->setCoords(limit, height.upper);
        m_band << line;
    }
    auto* words = new QCPItemText(m_plot);
    words->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
    words->position->setCoords(from, height.upper);
    words->setPadding({4, 3, 4, 0});
    words->setText(m_allowed->text);
    words->setFont(roleFont(FontRole::Small));
    m_band << words;
    for (QCPAbstractItem* const item : std::as_const(m_band))
        item->setSelectable(false);
}

void HistogramPlot::setLogarithmic(bool on)
{
    m_logarithmic = on;
    setAxes();
    setTicks();
    makeCounts();
    makeBand();
    applyColours();
}

void HistogramPlot::setAxes()
{
    const double highest = std::max(1.0, static_cast<double>(m_bars.highest()));
    m_plot->yAxis->setScaleType(m_logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    const double base = m_logarithmic ? logarithmicFloor : 0;
    for (const QVector<QCPBars*>& drawn : {m_drawn, m_refused}) {
        for (QCPBars* const bars : drawn)
            bars->setBaseValue(base);
    }
    m_marked->setBaseValue(base);
    if (m_logarithmic)
        m_plot->yAxis->setRange(logarithmicFloor, highest * 2);
    else
        m_plot->yAxis->setRange(0, highest * headroom());
    if (m_bars.bars.isEmpty()) {
        m_plot->xAxis->setRange(0, 1);
        return;
    }
    const double from = m_bars.bars.front().from;
    const double to = m_bars.bars.back().to;
    const double pad = to > from ? (to - from) * 0.02 : 1;
    m_plot->xAxis->setRange(from - pad, to + pad);
}

// The numbers above the bars, and the words of a shaded range above those, are as high as their fonts are,
// however low the plot is.
double HistogramPlot::headroom() const
{
    int words = QFontMetrics(roleFont(FontRole::SmallBold)).height() + wordsGap;
    if (m_allowed)
        words += QFontMetrics(roleFont(FontRole::Small)).height() + wordsGap;
    const int height = std::max(2 * words, m_plot->axisRect()->height());
    return static_cast<double>(height) / (height - words);
}

void HistogramPlot::fitHeight()
{
    if (m_plot->axisRect()->height() == m_fittedHeight)
        return;
    m_fittedHeight = m_plot->axisRect()->height();
    setAxes();
    makeBand();
    applyColours();
}

void HistogramPlot::setTicks()
{
    if (m_logarithmic) {
        m_plot->yAxis->setTicker(QSharedPointer<QCPAxisTickerLog>::create());
    } else {
        const auto ticker = QSharedPointer<QCPAxisTickerFixed>::create();
        // Counts are whole: steps of 1 at least.
        ticker->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
        ticker->setTickStep(std::max(1.0, std::ceil(static_cast<double>(m_bars.highest()) / 6)));
        m_plot->yAxis->setTicker(ticker);
    }
    m_plot->yAxis->setNumberFormat(QStringLiteral("f"));
    m_plot->yAxis->setNumberPrecision(0);
    if (m_bars.axis == HistogramBars::Axis::Ranges) {
        const auto ticker = QSharedPointer<QCPAxisTicker>::create();
        ticker->setTickCount(6);
        m_plot->xAxis->setTicker(ticker);
        m_plot->xAxis->setNumberFormat(QStringLiteral("gb"));
        m_plot->xAxis->setNumberPrecision(4);
        return;
    }
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    const qsizetype step = std::max<qsizetype>(1, m_bars.bars.size() / 16);
    for (qsizetype i = 0; i < m_bars.bars.size(); i += step)
        ticker->addTick((m_bars.bars[i].from + m_bars.bars[i].to) / 2, m_bars.bars[i].low);
    m_plot->xAxis->setTicker(ticker);
}

void HistogramPlot::makeCounts()
{
    for (QCPItemText* const text : std::as_const(m_counts))
        m_plot->removeItem(text);
    m_counts.clear();
    if (m_bars.bars.size() > mostCounts)
        return;
    for (const HistogramBar& bar : std::as_const(m_bars.bars)) {
        auto* text = new QCPItemText(m_plot);
        text->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
        text->position->setCoords((bar.from + bar.to) / 2, std::max(static_cast<double>(bar.count),
                                                                    m_logarithmic ? logarithmicFloor : 0.0));
        text->setText(QLocale().toString(bar.count));
        text->setFont(roleFont(FontRole::SmallBold));
        text->setPadding({0, 0, 0, 3});
        text->setSelectable(false);
        m_counts << text;
    }
}

void HistogramPlot::applyColours()
{
    const auto ink = [this](Token token) { return color(token, palette()); };
    m_plot->setBackground(QBrush(ink(Token::Raised)));
    for (QCPBars* const bars : std::as_const(m_drawn)) {
        bars->setBrush(ink(Token::Accent));
        bars->setPen(Qt::NoPen);
    }
    // Refused bars differ in their fill too: hatched, with an outline.
    for (QCPBars* const bars : std::as_const(m_refused)) {
        bars->setBrush(QBrush(ink(Token::Fail), Qt::BDiagPattern));
        bars->setPen(QPen(ink(Token::Fail), 1.5));
    }
    for (QCPAbstractItem* const item : std::as_const(m_band)) {
        if (auto* const shade = qobject_cast<QCPItemRect*>(item))
            shade->setBrush(ink(Token::PlotBand));
        else if (auto* const line = qobject_cast<QCPItemLine*>(item))
            line->setPen(QPen(ink(Token::Pass), 1, Qt::DashLine));
        else if (auto* const words = qobject_cast<QCPItemText*>(item))
            words->setColor(ink(Token::Pass));
    }
    m_marked->setBrush(ink(Token::Text));
    m_marked->setPen(Qt::NoPen);
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setBasePen(QPen(ink(Token::BorderStrong)));
        axis->setTickPen(QPen(ink(Token::BorderStrong)));
        axis->setSubTickPen(Qt::NoPen);
        axis->setTickLength(0, 4); // outside: inside they would lie on the bars
        axis->setTickLabelColor(ink(Token::Muted));
        axis->setTickLabelFont(roleFont(FontRole::Small));
        axis->setLabelColor(ink(Token::Muted));
        axis->setLabelFont(roleFont(FontRole::Small));
        axis->grid()->setPen(QPen(ink(Token::PlotGrid)));
        axis->grid()->setZeroLinePen(QPen(ink(Token::PlotGrid)));
        axis->grid()->setSubGridVisible(false);
    }
    m_plot->xAxis->grid()->setVisible(false);
    m_plot->xAxis->setLabel(m_valueLabel);
    m_plot->yAxis->setLabel(tr("Count"));
    for (qsizetype i = 0; i < m_counts.size(); ++i)
        m_counts[i]->setColor(ink(m_bars.bars.at(i).refused ? Token::Fail : Token::Text));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void HistogramPlot::retranslate()
{
    setAccessibleName(tr("Histogram"));
    m_plot->setAccessibleName(accessibleName());
    setAccessibleDescription(
        tr("Left and Right go from bar to bar. The table beside it has the same numbers."));
    m_plot->setLocale(QLocale());
    makeCounts();
    applyColours();
}

QImage HistogramPlot::image() const
{
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
    return m_plot->toPixmap(std::max(480, m_plot->width()), std::max(320, m_plot->height()), 2).toImage();
}

void HistogramPlot::setCurrentBar(int bar)
{
    if (bar == m_current || bar >= m_bars.bars.size())
        return;
    m_current = bar;
    markCurrent();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    emit currentBarChanged(bar);
}

void HistogramPlot::markCurrent()
{
    QVector<double> places, heights;
    if (m_current >= 0) {
        const HistogramBar& bar = m_bars.bars.at(m_current);
        places << (bar.from + bar.to) / 2;
        heights << static_cast<double>(bar.count);
        m_marked->setWidth(drawnWidth(m_bars, bar));
    }
    m_marked->setData(places, heights, true);
}

bool HistogramPlot::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_plot && event->type() == QEvent::MouseMove) {
        const double value = m_plot->xAxis->pixelToCoord(static_cast<QMouseEvent*>(event)->position().x());
        const auto bar = std::ranges::find_if(
            m_bars.bars, [value](const HistogramBar& each) { return each.from <= value && value < each.to; });
        setCurrentBar(bar == m_bars.bars.end() ? -1 : static_cast<int>(bar - m_bars.bars.begin()));
    }
    return QWidget::eventFilter(watched, event);
}

void HistogramPlot::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_bars.bars.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left:
        setCurrentBar(std::max(0, m_current - 1));
        return;
    case Qt::Key_Right:
        setCurrentBar(std::min(last, m_current + 1));
        return;
    case Qt::Key_Home:
        setCurrentBar(std::min(0, last));
        return;
    case Qt::Key_End:
        setCurrentBar(last);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void HistogramPlot::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    m_plot->axisRect()->setBackground(QBrush(color(Token::Hover, palette())));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void HistogramPlot::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_plot->axisRect()->setBackground(QBrush(Qt::NoBrush));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void HistogramPlot::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    if (!hasFocus())
        setCurrentBar(-1);
}

void HistogramPlot::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyColours();
}

} // namespace torchtriage::desktop
