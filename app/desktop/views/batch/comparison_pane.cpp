// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/comparison_pane.h"

#include "app/desktop/models/roles.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/views/batch/comparison_model.h"
#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/views/batch/state_card.h"
#include "app/desktop/widgets/cell_delegate.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/progress_card.h"
#include "app/desktop/widgets/table_dress.h"
#include "app/workbench/batch_text.h"
#include "app/workbench/comparison_text.h"

#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace torchtriage::desktop {

namespace {

/// Less than the width of the good range outside: what two batches of noise differ by.
bool isSlight(const contract::Difference& difference)
{
    return difference.distance && !difference.integer && *difference.distance < 1;
}

CellLook lookOf(const ComparisonModel& model, const QModelIndex& index)
{
    const bool slight = isSlight(model.rows().at(index.row()));
    switch (index.column()) {
    case ComparisonModel::What:
        return {slight ? FontRole::Body : FontRole::BodyBold, slight ? Token::Muted : Token::Text, {}};
    case ComparisonModel::Failing:
        return {
            slight ? FontRole::Evidence : FontRole::EvidenceBold, slight ? Token::Muted : Token::Fail, {}};
    case ComparisonModel::Unusual:
        return {FontRole::Body, Token::Muted, {}};
    default:
        return {FontRole::Evidence, slight ? Token::Muted : Token::Text, {}};
    }
}

} // namespace

ComparisonPane::ComparisonPane(QWidget* parent) : QWidget(parent)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_model = new ComparisonModel(this);
    m_state = new StateCard(this);
    m_table = new QTableView(this);
    m_table->setModel(m_model);
    m_table->setItemDelegate(
        new CellDelegate([this](const QModelIndex& index) { return lookOf(*m_model, index); }, m_table));
    dressTable(*m_table);
    m_limit = makeText(FontRole::Note, mutedInk, this);
    m_limit->setContentsMargins(12, 4, 12, 6);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_state);
    m_stack->addWidget(m_table);
    m_progressPlace = new QVBoxLayout;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    column->addLayout(m_progressPlace);
    column->addWidget(m_stack, 1);
    column->addWidget(m_limit);
    connect(m_choose, &QPushButton::clicked, this, &ComparisonPane::chooseRequested);
    connect(m_state, &StateCard::actionTriggered, this, &ComparisonPane::chooseRequested);
    connect(m_close, &QToolButton::clicked, this, &ComparisonPane::closeRequested);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { emit keyActivated(index.data(KeyRole).toString()); });
    connect(&m_jobs, &workbench::ComparisonJobs::compared, this,
            [this](const contract::Comparison& comparison) {
                endProgress();
                m_comparison = comparison;
                m_model->setRows({comparison.differences.begin(), comparison.differences.end()});
                fitColumns(*m_table);
                showState();
                emit compared();
            });
    connect(&m_jobs, &workbench::LatestJob::failed, this, &ComparisonPane::refuse);
    connect(&m_jobs, &workbench::LatestJob::cancelled, this, [this] {
        refuse({io::ErrorKind::Cancelled, {}, {}, {}});
    });
    connect(&m_jobs, &workbench::LatestJob::progressed, this, [this](quint64 done, quint64 total) {
        if (m_progress)
            m_progress->setProgress(done, total);
    });
    retranslate();
}

QWidget* ComparisonPane::makeHeader()
{
    auto* bar = new PaneBar(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 4, 8, 5);
    row->setSpacing(8);
    m_title = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_note = makeLabel(FontRole::Small, mutedInk, bar);
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_choose = new QPushButton(bar);
    m_close = new QToolButton(bar);
    m_close->setIcon(icon(QStringLiteral("x")));
    m_close->setAutoRaise(true);
    row->addWidget(m_title);
    row->addWidget(m_note, 1);
    row->addWidget(m_choose);
    row->addWidget(m_close);
    bar->setMinimumHeight(38);
    return bar;
}

void ComparisonPane::compare(const QString& failing, const QStringList& good)
{
    endProgress();
    m_good = good;
    m_comparison.reset();
    m_error.reset();
    m_model->setRows({});
    m_progress = new ProgressCard(QFileInfo(failing).fileName(), this);
    m_progressPlace->addWidget(m_progress);
    connect(m_progress, &ProgressCard::cancelRequested, &m_jobs, &workbench::LatestJob::cancel);
    showState();
    m_jobs.compare(failing, good);
}

void ComparisonPane::clear()
{
    m_good.clear();
    m_jobs.cancel();
    m_comparison.reset();
    m_error.reset();
    m_model->setRows({});
    showState();
}

void ComparisonPane::refuse(const io::Error& error)
{
    endProgress();
    if (m_good.isEmpty())
        return;
    m_error = error;
    showState();
    emit compared();
}

void ComparisonPane::endProgress()
{
    if (!m_progress)
        return;
    m_progress->end();
    m_progress = nullptr;
}

void ComparisonPane::showState()
{
    const bool some = m_comparison && !m_comparison->differences.empty();
    m_stack->setCurrentWidget(some ? static_cast<QWidget*>(m_table) : m_state);
    m_limit->setVisible(m_comparison.has_value());
    m_limit->setText(m_comparison ? workbench::comparisonLimit(*m_comparison) : QString());
    m_note->setText(summary());
    if (m_comparison && !some)
        m_state->setState(
            StateCard::State::Information, summary(),
            tr("What made it fail may lie outside the batch: the model, the step, the device."));
    else if (m_error && m_error->kind == io::ErrorKind::Cancelled)
        m_state->setState(StateCard::State::Stopped, tr("The comparison was stopped."), {},
                          tr("Choose good batches…"));
    else if (m_error)
        m_state->setState(StateCard::State::Failed, tr("The batches were not compared."),
                          workbench::batchErrorText(*m_error), tr("Choose good batches…"));
    else if (m_good.isEmpty())
        m_state->setState(StateCard::State::Empty, tr("No good batch chosen"),
                          tr("Choose batches that went through. Several show what is usual."),
                          tr("Choose good batches…"));
    else
        m_state->setState(StateCard::State::Information, tr("Comparing the batches"), {});
}

QString ComparisonPane::summary() const
{
    return m_comparison ? workbench::comparisonSummary(*m_comparison) : QString();
}

void ComparisonPane::retranslate()
{
    m_title->setText(tr("Comparison"));
    m_choose->setText(tr("Choose good batches…"));
    m_close->setToolTip(tr("Close the comparison"));
    m_close->setAccessibleName(tr("Close the comparison"));
    m_table->setAccessibleName(tr("Differences from good batches"));
    m_model->retranslate();
    showState();
}

void ComparisonPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace torchtriage::desktop
