// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/histogram_page.h"

#include "app/desktop/views/batch/bar_model.h"
#include "app/desktop/views/batch/histogram_plot.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/table_dress.h"

#include <QAction>
#include <QCheckBox>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace torchtriage::desktop {

HistogramPage::HistogramPage(QWidget* parent) : QWidget(parent)
{
    m_plot = new HistogramPlot(this);
    m_model = new BarModel(this);
    m_table = new QTableView(this);
    m_table->setModel(m_model);
    dressTable(*m_table, denseRow);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_plot);
    m_stack->addWidget(m_table);
    m_readout = makeLabel(FontRole::Note, mutedInk, this);
    m_logarithmic = new QCheckBox(this);
    m_asTable = new QCheckBox(this);
    m_export = new QPushButton(this);
    auto* formats = new QMenu(m_export);
    m_png = formats->addAction(QString());
    m_csv = formats->addAction(QString());
    m_export->setMenu(formats);
    auto* controls = new QWidget(this);
    auto* row = new FlowLayout(controls, 12);
    for (QWidget* control : std::initializer_list<QWidget*>{m_logarithmic, m_asTable, m_export})
        row->addWidget(control);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 10);
    column->setSpacing(6);
    column->addWidget(m_stack, 1);
    column->addWidget(m_readout);
    column->addWidget(controls);
    connect(m_logarithmic, &QCheckBox::toggled, m_plot, &HistogramPlot::setLogarithmic);
    connect(m_asTable, &QCheckBox::toggled, this,
            [this](bool on) { m_stack->setCurrentWidget(on ? static_cast<QWidget*>(m_table) : m_plot); });
    connect(m_plot, &HistogramPlot::currentBarChanged, this, &HistogramPage::showReadout);
    connect(m_png, &QAction::triggered, this, [this] { emit exportRequested(QStringLiteral("png")); });
    connect(m_csv, &QAction::triggered, this, [this] { emit exportRequested(QStringLiteral("csv")); });
    retranslate();
}

void HistogramPage::setSummary(const batch::Summary& summary, batch::DType dtype, const QString& name)
{
    m_name = name;
    m_magnitudes = batch::numberClassOf(dtype) == batch::NumberClass::Complex;
    m_summary = summary;
    m_allowed.reset();
    m_bars = histogramBars(summary, dtype);
    showBars();
    for (QWidget* control : std::initializer_list<QWidget*>{m_logarithmic, m_asTable, m_export})
        control->setEnabled(!m_bars.bars.isEmpty());
    showReadout(-1);
}

void HistogramPage::showBars()
{
    markRefused(m_bars, m_summary, m_allowed);
    m_plot->setBars(m_bars, axisLabel());
    m_plot->setAllowed(m_allowed);
    m_model->setBars(m_bars);
}

void HistogramPage::setAllowed(const std::optional<AllowedValues>& allowed)
{
    m_allowed = allowed;
    showBars();
    showReadout(-1);
}

QString HistogramPage::axisLabel() const
{
    if (m_magnitudes)
        return tr("Absolute value of %1").arg(m_name);
    return m_bars.axis == HistogramBars::Axis::Listed ? tr("Values of %1 that occur").arg(m_name)
                                                      : tr("Value of %1").arg(m_name);
}

void HistogramPage::showReadout(int bar)
{
    if (bar < 0 || bar >= m_bars.bars.size()) {
        m_readout->setText(m_bars.bars.isEmpty()
                               ? tr("There is no finite value to draw.")
                               : tr("%1 finite values").arg(QLocale().toString(m_bars.total())));
        return;
    }
    const HistogramBar& shown = m_bars.bars.at(bar);
    const QString count = QLocale().toString(shown.count);
    if (shown.high.isEmpty()) {
        m_readout->setText(
            (shown.refused ? tr("Value %1: %2, out of range") : tr("Value %1: %2")).arg(shown.low, count));
        return;
    }
    // Bins are closed below; the last one holds its upper edge too.
    const bool last = bar == m_bars.bars.size() - 1;
    m_readout->setText((last ? tr("From %1 to %2, both included: %3") : tr("From %1 to below %2: %3"))
                           .arg(shown.low, shown.high, count));
}

QString HistogramPage::readout() const
{
    return m_readout->text();
}

void HistogramPage::showTable(bool on)
{
    m_asTable->setChecked(on);
}

void HistogramPage::setLogarithmic(bool on)
{
    m_logarithmic->setChecked(on);
}

QString HistogramPage::fileName(const QString& suffix) const
{
    QString name;
    for (const QChar character : m_name.left(80))
        name +=
            character.isLetterOrNumber() || character == u'_' || character == u'-' ? character : QChar(u'_');
    return (name.isEmpty() ? QStringLiteral("histogram") : name) + u'.' + suffix;
}

void HistogramPage::retranslate()
{
    m_logarithmic->setText(tr("Logarithmic counts"));
    m_asTable->setText(tr("As a table"));
    m_export->setText(tr("Export…"));
    m_png->setText(tr("Export PNG…"));
    m_csv->setText(tr("Export CSV…"));
    m_table->setAccessibleName(tr("Histogram as a table"));
    m_model->retranslate();
    m_plot->retranslate();
    if (!m_name.isEmpty())
        m_plot->setBars(m_bars, axisLabel());
    showReadout(m_plot->currentBar());
}

} // namespace torchtriage::desktop
