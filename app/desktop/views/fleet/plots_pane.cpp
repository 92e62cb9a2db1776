// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/fleet/plots_pane.h"

#include "app/desktop/theme/theme_style.h"
#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/views/fleet/fleet_plots.h"
#include "app/desktop/views/fleet/values_model.h"
#include "app/desktop/widgets/class_pattern.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/table_dress.h"
#include "app/workbench/fleet_text.h"
#include "app/workbench/wording.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

namespace torchtriage::desktop {

namespace {

/// A piece of the fill of a class.
class Swatch : public QWidget {
public:
    Swatch(triage::FailureClass value, QWidget* parent) : QWidget(parent), m_value(value)
    {
        setFixedSize(18, 12);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), classPattern(m_value, palette()));
        if (isOutlined(m_value)) {
            painter.setPen(color(classToken(m_value), palette()));
            painter.drawRect(rect().adjusted(0, 0, -1, -1));
        }
    }

private:
    triage::FailureClass m_value;
};

QTableView* makeTable(QAbstractItemModel* model, QWidget* parent)
{
    auto* table = new QTableView(parent);
    table->setModel(model);
    dressTable(*table, denseRow);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    return table;
}

} // namespace

PlotsPane::PlotsPane(QWidget* parent)
    : QWidget(parent), m_families(new FamilyPlot(this)), m_days(new DayPlot(this)),
      m_familyValues(new ValuesModel(this)), m_dayValues(new ValuesModel(this))
{
    m_period = makeLabel(FontRole::Small, mutedInk, this);
    m_values = new QToolButton(this);
    m_values->setCheckable(true);
    m_values->setProperty("role", static_cast<int>(ButtonRole::Framed));
    connect(m_values, &QToolButton::toggled, this, &PlotsPane::showValues);
    auto* halves = new QSplitter(Qt::Horizontal, this);
    halves->setHandleWidth(1);
    halves->setChildrenCollapsible(false);
    halves->addWidget(makeHalf(m_familyTitle, nullptr, m_families, m_familyValues, m_familyStack));
    halves->addWidget(makeHalf(m_dayTitle, m_period, m_days, m_dayValues, m_dayStack));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(halves, 1);
    column->addWidget(makeLegend());
    retranslate();
}

QWidget* PlotsPane::makeHalf(QLabel*& title, QLabel* note, QWidget* plot, ValuesModel* model,
                             QStackedWidget*& stack)
{
    auto* half = new QWidget(this);
    auto* bar = new PaneBar(half);
    bar->setMinimumHeight(32);
    title = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 2, 12, 2);
    row->addWidget(title);
    row->addStretch(1);
    if (note != nullptr) {
        row->addWidget(note);
        row->addWidget(m_values);
    }
    stack = new QStackedWidget(half);
    stack->addWidget(plot);
    stack->addWidget(makeTable(model, stack));
    auto* column = new QVBoxLayout(half);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(stack, 1);
    return half;
}

QWidget* PlotsPane::makeLegend()
{
    auto* legend = new PaneBar(this);
    auto* flow = new FlowLayout(legend, 20);
    flow->setContentsMargins(12, 6, 12, 7);
    for (const triage::FailureClass value : triage::allClasses) {
        auto* entry = new QWidget(legend);
        auto* row = new QHBoxLayout(entry);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(6);
        row->addWidget(new Swatch(value, entry));
        row->addWidget(new Glyph(QString::fromLatin1(classGlyph(value)), classToken(value), 14, entry));
        m_legend << makeLabel(FontRole::Note, mutedInk, entry);
        row->addWidget(m_legend.back());
        flow->addWidget(entry);
    }
    return legend;
}

void PlotsPane::setFleet(const workbench::FleetPointer& fleet)
{
    m_fleet = fleet;
    m_families->setCounts(familyCounts(*fleet));
    m_days->setSpans(daySpans(*fleet), workbench::severalYears(*fleet));
    fillValues();
}

void PlotsPane::showValues(bool on)
{
    m_values->setChecked(on);
    m_familyStack->setCurrentIndex(on ? 1 : 0);
    m_dayStack->setCurrentIndex(on ? 1 : 0);
}

void PlotsPane::fillValues()
{
    if (!m_fleet)
        return;
    const QLocale locale;
    QVector<QStringList> families, days;
    for (const FamilyCount& count : familyCounts(*m_fleet))
        families.append({workbench::familyName(count.family), workbench::className(count.failureClass),
                         locale.toString(count.logs)});
    m_familyValues->setValues({tr("Family"), tr("Class"), tr("Logs")}, families);
    QStringList names = {tr("Day")};
    for (const triage::FailureClass value : triage::allClasses)
        names << workbench::className(value);
    const bool years = workbench::severalYears(*m_fleet);
    for (const DaySpan& span : daySpans(*m_fleet)) {
        QStringList row = {span.name(years)};
        for (const std::uint32_t logs : span.logs)
            row << locale.toString(logs);
        days.append(row);
    }
    m_dayValues->setValues(names, days);
    m_period->setText(tr("%1, by class").arg(workbench::fleetPeriod(*m_fleet)));
}

void PlotsPane::retranslate()
{
    m_familyTitle->setText(tr("Logs per family"));
    m_dayTitle->setText(tr("Logs per day"));
    m_values->setText(tr("Values"));
    m_values->setToolTip(tr("Show the numbers of both plots as tables"));
    m_values->setAccessibleName(m_values->toolTip());
    for (qsizetype i = 0; i < m_legend.size(); ++i)
        m_legend.at(i)->setText(workbench::className(triage::allClasses.at(static_cast<std::size_t>(i))));
    for (const auto& [stack, title] :
         {std::pair(m_familyStack, m_familyTitle), std::pair(m_dayStack, m_dayTitle)})
        stack->widget(1)->setAccessibleName(title->text());
    m_families->refresh();
    m_days->refresh();
    fillValues();
}

} // namespace torchtriage::desktop
