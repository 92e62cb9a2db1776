// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/fleet/fleet_counts.h"

#include <QWidget>

class QCPAxis;
class QCPBars;
class QCPItemPixmap;
class QCPItemText;
class QCustomPlot;

namespace torchtriage::desktop {

/// What both plots of a folder share: look, and following theme, font and language.
class FleetPlot : public QWidget {
    Q_OBJECT

public:
    explicit FleetPlot(QWidget* parent = nullptr);
    /// Draws again, in the language and theme of now.
    virtual void refresh() = 0;

protected:
    void changeEvent(QEvent* event) override;
    void styleAxis(QCPAxis& axis, bool withGrid) const;

    QCustomPlot* m_plot;
};

/// Logs per family: horizontal bars in the colour of the class, names and numbers beside them.
class FamilyPlot : public FleetPlot {
    Q_OBJECT

public:
    explicit FamilyPlot(QWidget* parent = nullptr);
    void setCounts(QVector<FamilyCount> counts);
    void refresh() override;

private:
    void clear();
    void addRow(int place, const FamilyCount& count, int names);

    QVector<FamilyCount> m_counts;
    QVector<QCPBars*> m_bars;
    QVector<QCPItemText*> m_texts;
    QVector<QCPItemPixmap*> m_glyphs;
};

/// Logs per day: stacked bars, one part for each class.
class DayPlot : public FleetPlot {
    Q_OBJECT

public:
    explicit DayPlot(QWidget* parent = nullptr);
    void setSpans(QVector<DaySpan> spans, bool withYear);
    void refresh() override;

private:
    void setTicks();

    QVector<DaySpan> m_spans;
    bool m_years = false;
    QVector<QCPBars*> m_bars; // for each class
};

} // namespace torchtriage::desktop
