// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/batch/histogram_bars.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace torchtriage::desktop {

class BarModel;
class HistogramPlot;

/// The histogram of a tensor as a drawing or as a table, with its controls under it.
class HistogramPage : public QWidget {
    Q_OBJECT

public:
    explicit HistogramPage(QWidget* parent = nullptr);

    /// `name` labels the axis of values and names the exported file.
    void setSummary(const batch::Summary& summary, batch::DType dtype, const QString& name);
    /// Shades what a check allows, and marks what it refuses; nullopt: there is no check.
    void setAllowed(const std::optional<AllowedValues>& allowed);
    void retranslate();
    [[nodiscard]] const HistogramBars& bars() const noexcept { return m_bars; }
    [[nodiscard]] HistogramPlot& plot() const { return *m_plot; }
    [[nodiscard]] BarModel& model() const { return *m_model; }
    [[nodiscard]] QString readout() const;
    void showTable(bool on);
    void setLogarithmic(bool on);
    /// A file name for an export, without folder: "target.png".
    [[nodiscard]] QString fileName(const QString& suffix) const;

signals:
    void exportRequested(const QString& suffix);

private:
    void showReadout(int bar);
    [[nodiscard]] QString axisLabel() const;

    void showBars();

    batch::Summary m_summary;
    std::optional<AllowedValues> m_allowed;
    HistogramBars m_bars;
    QString m_name;
    bool m_magnitudes = false; ///< the values are absolute values of complex ones
    HistogramPlot* m_plot;
    BarModel* m_model;
    QTableView* m_table;
    QStackedWidget* m_stack;
    QLabel* m_readout;
    QCheckBox* m_logarithmic;
    QCheckBox* m_asTable;
    QPushButton* m_export;
    QAction* m_png;
    QAction* m_csv;
};

} // namespace torchtriage::desktop
