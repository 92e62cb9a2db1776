// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/batch/histogram_bars.h"

#include <QImage>
#include <QWidget>

class QCPAbstractItem;
class QCPBars;
class QCPItemText;
class QCustomPlot;

namespace torchtriage::desktop {

/// The drawing of a histogram: bars in the accent, counts above them where there is room. One bar can be
/// current, by the pointer or the arrow keys.
class HistogramPlot : public QWidget {
    Q_OBJECT

public:
    explicit HistogramPlot(QWidget* parent = nullptr);

    void setBars(HistogramBars bars, const QString& valueLabel);
    /// The range that a check allows, shaded between dashed limits; nullopt: none.
    void setAllowed(const std::optional<AllowedValues>& allowed);
    void setLogarithmic(bool on);
    void retranslate();
    /// The picture as it is, twice the size.
    [[nodiscard]] QImage image() const;
    /// -1: none.
    void setCurrentBar(int bar);
    [[nodiscard]] int currentBar() const noexcept { return m_current; }

signals:
    void currentBarChanged(int bar);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeBars();
    void makeCounts();
    void makeBand();
    void setAxes();
    [[nodiscard]] double headroom() const;
    void fitHeight();
    void setTicks();
    void applyColours();
    void markCurrent();

    HistogramBars m_bars;
    QString m_valueLabel;
    bool m_logarithmic = false;
    int m_current = -1;
    int m_fittedHeight = 0; ///< of the axes, in pixels, that the room above the bars was made for
    QCustomPlot* m_plot;
    QVector<QCPBars*> m_drawn;   ///< one for each width of bar; owned by the plot
    QVector<QCPBars*> m_refused; ///< the same for what a check refuses
    std::optional<AllowedValues> m_allowed;
    QVector<QCPAbstractItem*> m_band; ///< shade, limits and their words; owned by the plot
    QCPBars* m_marked;
    QVector<QCPItemText*> m_counts; ///< owned by the plot
};

} // namespace torchtriage::desktop
