// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/histogram_bars.h"

#include "app/workbench/batch_text.h"

#include <algorithm>
#include <numeric>

namespace torchtriage::desktop {

using batch::DType;

namespace {

constexpr std::size_t mostValues = 48;
constexpr double widestValues = 96; // a wider range of few values is drawn as a list

double placeOf(const batch::Number& number)
{
    struct Visitor {
        double operator()(std::monostate) const { return 0; }
        double operator()(bool value) const { return value ? 1 : 0; }
        double operator()(std::int64_t value) const { return static_cast<double>(value); }
        double operator()(std::uint64_t value) const { return static_cast<double>(value); }
        double operator()(double value) const { return value; }
        double operator()(const std::complex<double>& value) const { return std::abs(value); }
    };
    return std::visit(Visitor{}, number);
}

HistogramBars valueBars(const std::vector<batch::ValueCount>& distinct, DType dtype)
{
    HistogramBars result;
    const double range = placeOf(distinct.back().value) - placeOf(distinct.front().value);
    result.axis = range <= widestValues ? HistogramBars::Axis::Values : HistogramBars::Axis::Listed;
    double number = 0;
    for (const batch::ValueCount& each : distinct) {
        const double place = result.axis == HistogramBars::Axis::Values ? placeOf(each.value) : number++;
        result.bars.append(
            {place - 0.5, place + 0.5, workbench::elementText(each.value, dtype), {}, each.count});
    }
    return result;
}

} // namespace

quint64 HistogramBars::highest() const
{
    const auto bar = std::ranges::max_element(bars, {}, &HistogramBar::count);
    return bar == bars.end() ? 0 : bar->count;
}

quint64 HistogramBars::total() const
{
    return std::accumulate(bars.begin(), bars.end(), quint64{0},
                           [](quint64 sum, const HistogramBar& bar) { return sum + bar.count; });
}

HistogramBars histogramBars(const batch::Summary& summary, DType dtype)
{
    if (!summary.distinct.empty() && summary.distinct.size() <= mostValues)
        return valueBars(summary.distinct, dtype);
    HistogramBars result;
    const batch::Histogram& histogram = summary.histogram;
    const auto text = [](double edge) { return workbench::elementText(edge, DType::Float64, 9); };
    for (std::size_t i = 0; i < histogram.counts.size(); ++i)
        result.bars.append({histogram.edges[i], histogram.edges[i + 1], text(histogram.edges[i]),
                            text(histogram.edges[i + 1]), histogram.counts[i]});
    return result;
}

void markRefused(HistogramBars& bars, const batch::Summary& summary,
                 const std::optional<AllowedValues>& allowed)
{
    for (qsizetype i = 0; i < bars.bars.size(); ++i) {
        HistogramBar& bar = bars.bars[i];
        bar.refused = false;
        if (!allowed)
            continue;
        if (bars.axis == HistogramBars::Axis::Ranges) {
            // A range that holds allowed values too is not refused as a whole.
            bar.refused = bar.from > allowed->high || bar.to < allowed->low;
            continue;
        }
        const double value = placeOf(summary.distinct.at(static_cast<std::size_t>(i)).value);
        bar.refused = (value < allowed->low || value > allowed->high) && allowed->ignored != value;
    }
}

QByteArray histogramCsv(const HistogramBars& bars)
{
    const bool ranges = bars.axis == HistogramBars::Axis::Ranges;
    QByteArray csv = ranges ? "from,to,count\n" : "value,count\n";
    for (const HistogramBar& bar : bars.bars) {
        csv += bar.low.toUtf8() + ',';
        if (ranges)
            csv += bar.high.toUtf8() + ',';
        csv += QByteArray::number(bar.count) + '\n';
    }
    return csv;
}

} // namespace torchtriage::desktop
