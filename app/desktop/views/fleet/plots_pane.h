// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/fleet_jobs.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace torchtriage::desktop {

class DayPlot;
class FamilyPlot;
class ValuesModel;

/// Both plots of a folder under their headings, or their numbers as tables, and the legend of the classes.
class PlotsPane : public QWidget {
    Q_OBJECT

public:
    explicit PlotsPane(QWidget* parent = nullptr);

    void setFleet(const workbench::FleetPointer& fleet);
    void showValues(bool on);
    void retranslate();
    [[nodiscard]] ValuesModel& familyValues() const { return *m_familyValues; }
    [[nodiscard]] ValuesModel& dayValues() const { return *m_dayValues; }

private:
    QWidget* makeHalf(QLabel*& title, QLabel* note, QWidget* plot, ValuesModel* model,
                      QStackedWidget*& stack);
    QWidget* makeLegend();
    void fillValues();

    workbench::FleetPointer m_fleet;
    FamilyPlot* m_families;
    DayPlot* m_days;
    ValuesModel* m_familyValues;
    ValuesModel* m_dayValues;
    QStackedWidget* m_familyStack = nullptr;
    QStackedWidget* m_dayStack = nullptr;
    QLabel* m_familyTitle = nullptr;
    QLabel* m_dayTitle = nullptr;
    QLabel* m_period;
    QToolButton* m_values;
    QVector<QLabel*> m_legend;
};

} // namespace torchtriage::desktop
