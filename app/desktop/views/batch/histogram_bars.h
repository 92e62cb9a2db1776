// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/summary.h"

#include <QByteArray>
#include <QString>
#include <QVector>

#include <optional>

namespace torchtriage::desktop {

/// One bar: the values from `from` to `to`, or one value. Texts are evidence: they keep the file's digits.
struct HistogramBar {
    double from = 0, to = 0; ///< where it is drawn
    QString low;             ///< its value, or where it begins
    QString high;            ///< where it ends; empty for a single value
    quint64 count = 0;
    bool refused = false; ///< a check refuses all of its values
};

/// What a check allows: everything from low to high, and the ignored value.
struct AllowedValues {
    double low = 0, high = 0; ///< both included
    std::optional<double> ignored;
    QString text; ///< what the range is: "Valid classes, 0 to 3"
};

/// What a histogram shows of a summary.
struct HistogramBars {
    enum class Axis {
        Ranges, ///< each bar is a range of values
        Values, ///< each bar is one value, at its place
        Listed, ///< each bar is one value that occurs; the places between them mean nothing
    };
    Axis axis = Axis::Ranges;
    QVector<HistogramBar> bars;

    [[nodiscard]] quint64 highest() const;
    [[nodiscard]] quint64 total() const;
};

/// A bar for each value where there are few of them, the summary's own bins otherwise.
[[nodiscard]] HistogramBars histogramBars(const batch::Summary& summary, batch::DType dtype);
/// Marks the bars that lie outside what is allowed; nullopt clears the marks.
void markRefused(HistogramBars& bars, const batch::Summary& summary,
                 const std::optional<AllowedValues>& allowed);
/// The bars as comma-separated values with a header line, numbers with a point.
[[nodiscard]] QByteArray histogramCsv(const HistogramBars& bars);

} // namespace torchtriage::desktop
