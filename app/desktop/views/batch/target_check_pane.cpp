// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/target_check_pane.h"

#include "app/desktop/views/batch/check_form.h"
#include "app/desktop/views/batch/offender_model.h"
#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/views/batch/segments.h"
#include "app/desktop/widgets/banner.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/table_dress.h"
#include "app/workbench/batch_text.h"
#include "app/workbench/contract_text.h"
#include "app/workbench/text_values.h"

#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int rowHeight = 28;
constexpr int mostVisibleRows = 8;
enum Scope { minimalCase, fullBatch };

Banner::Kind kindOf(contract::Verdict verdict)
{
    switch (verdict) {
    case contract::Verdict::Passed:
        return Banner::Kind::Success;
    case contract::Verdict::Refused:
    case contract::Verdict::NoUsableTarget:
        return Banner::Kind::Failure;
    default:
        return Banner::Kind::Information;
    }
}

QTableView* makeTable(OffenderModel* model, QWidget* parent)
{
    auto* table = new QTableView(parent);
    table->setModel(model);
    dressTable(*table);
    table->setFrameShape(QFrame::StyledPanel);
    return table;
}

} // namespace

TargetCheckPane::TargetCheckPane(QWidget* parent) : QWidget(parent)
{
    QWidget* const bar = makeBar();
    auto* body = new QWidget(this);
    m_form = new CheckForm(body);
    m_banner = new Banner(Banner::Kind::Information, body);
    m_model = new OffenderModel(this);
    m_table = makeTable(m_model, body);
    m_notes = makeText(FontRole::Note, mutedInk, body);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QWidget* const actions = makeActions(body);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(8);
    for (QWidget* const part :
         std::initializer_list<QWidget*>{m_form, m_banner, m_table, actions, m_notes, &m_form->origins()})
        column->addWidget(part);
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it takes the focus
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(body);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(bar);
    all->addWidget(scroll, 1);
    setMinimumWidth(320);
    connect(m_scope, &Segments::currentChanged, this, &TargetCheckPane::showAnswer);
    connect(m_keep, &QPushButton::clicked, this, &TargetCheckPane::keepRequested);
    connect(m_reduce, &QPushButton::clicked, this, &TargetCheckPane::reduceRequested);
    connect(m_export, &QPushButton::clicked, this, &TargetCheckPane::exportRequested);
    connect(m_form, &CheckForm::edited, this, &TargetCheckPane::clearAnswer);
    retranslate();
}

QWidget* TargetCheckPane::makeBar()
{
    auto* bar = new PaneBar(this);
    auto* head = new QHBoxLayout(bar);
    head->setContentsMargins(12, 4, 8, 5);
    m_title = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_scope = new Segments(2, bar);
    m_scope->setCurrent(fullBatch);
    head->addWidget(m_title, 1);
    head->addWidget(m_scope);
    bar->setFixedHeight(38);
    return bar;
}

QWidget* TargetCheckPane::makeActions(QWidget* parent)
{
    auto* actions = new QWidget(parent);
    auto* row = new FlowLayout(actions, 8);
    m_keep = new QPushButton(actions);
    m_reduce = new QPushButton(actions);
    m_export = new QPushButton(actions);
    row->addWidget(m_keep);
    row->addWidget(m_reduce);
    row->addWidget(m_export);
    return actions;
}

void TargetCheckPane::setReport(std::shared_ptr<const workbench::ContractReport> report)
{
    m_report = std::move(report);
    m_error.reset();
    setMinimal(nullptr, {});
}

void TargetCheckPane::setMinimal(std::shared_ptr<const workbench::MinimalCase> minimal, const QString& whyNot)
{
    m_minimal = std::move(minimal);
    m_noMinimal = whyNot;
    if (!m_minimal)
        m_scope->setCurrent(fullBatch);
    showAnswer();
}

void TargetCheckPane::setKeepable(const QString& whyNot)
{
    m_noKeep = whyNot;
    m_keep->setEnabled(whyNot.isEmpty());
    m_keep->setToolTip(whyNot);
}

void TargetCheckPane::setReducible(bool reducible)
{
    m_reduce->setEnabled(reducible);
    m_reduce->setToolTip(reducible
                             ? tr("Looks for the smallest part of the kept case that fails in the same way.")
                             : tr("Keep a case first."));
}

void TargetCheckPane::setFailure(const io::Error& error)
{
    setReport(nullptr);
    m_error = error;
    showAnswer();
}

void TargetCheckPane::clearAnswer()
{
    setReport(nullptr);
}

const workbench::ContractReport* TargetCheckPane::shown() const
{
    return m_minimal && m_scope->current() == minimalCase ? &m_minimal->report : m_report.get();
}

void TargetCheckPane::showScope()
{
    const contract::ElementFacts* const elements = m_report ? m_report->result.subject() : nullptr;
    const bool counted = elements && !elements->shape.empty();
    //: %1 is the number of samples
    m_scope->setTexts(
        {m_minimal ? tr("Minimal case, %1")
                         .arg(workbench::numberText(static_cast<std::int64_t>(m_minimal->samples.size())))
                   : tr("Minimal case"),
         counted ? tr("Full batch, %1").arg(workbench::numberText(elements->shape[0])) : tr("Full batch")});
    m_scope->setChoiceEnabled(minimalCase, m_minimal != nullptr,
                              m_noMinimal.isEmpty() ? tr("Nothing was refused so far.") : m_noMinimal);
}

void TargetCheckPane::showAnswer()
{
    const workbench::ContractReport* const report = shown();
    const contract::ElementFacts* const elements = report ? report->result.subject() : nullptr;
    const bool minimal = report != m_report.get();
    showScope();
    m_banner->setVisible(report || m_error);
    if (report) {
        m_banner->setKind(kindOf(report->result.verdict));
        m_banner->setText(workbench::verdictText(report->result) + u'.',
                          workbench::verdictDetail(report->result));
    } else if (m_error) {
        m_banner->setKind(Banner::Kind::Failure);
        m_banner->setText(tr("The check was not carried out."), workbench::batchErrorText(*m_error));
    }
    m_model->setElements(elements, minimal ? m_minimal->samples : std::vector<std::uint64_t>());
    const int rows = m_model->rowCount();
    m_table->setVisible(rows > 0);
    const bool samples =
        std::ranges::any_of(m_model->rows(), [](const auto& each) { return !each.sample.empty(); });
    const bool sources =
        std::ranges::any_of(m_model->rows(), [](const auto& each) { return !each.source.empty(); });
    m_table->setColumnHidden(OffenderModel::InBatch, !minimal);
    m_table->setColumnHidden(OffenderModel::Sample, !samples);
    m_table->setColumnHidden(OffenderModel::Source, !sources);
    m_table->resizeColumnsToContents();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            std::min(rows, mostVisibleRows) * rowHeight + 4);
    const bool refused = m_report && m_report->result.verdict == contract::Verdict::Refused;
    m_keep->setVisible(refused);
    m_reduce->setVisible(refused);
    m_export->setEnabled(rows > 0);
    m_export->setToolTip(rows > 0 ? QString() : tr("There is no refused element to export."));
    showNotes();
}

void TargetCheckPane::showNotes()
{
    QStringList lines;
    if (const workbench::ContractReport* const report = shown()) {
        const contract::CheckResult& result = report->result;
        if (report != m_report.get())
            lines << tr("Full batch: %1.").arg(workbench::verdictText(m_report->result));
        const contract::ElementFacts* const elements = result.subject();
        if (elements && elements->refusedCount > elements->first.size())
            lines << tr("The first %1 of %2 are shown; the export has all of them.")
                         .arg(workbench::numberText(static_cast<std::int64_t>(elements->first.size())),
                              workbench::numberText(static_cast<std::int64_t>(elements->refusedCount)));
        for (const contract::Finding& each : result.findings) {
            const QString text = workbench::findingText(result, each);
            if (each.id != "elements" && text != workbench::verdictDetail(result))
                lines << text;
        }
        for (const contract::SilentCuda& each : report->silent)
            lines << workbench::silentCudaText(each);
    }
    m_notes->setText(lines.join(u'\n'));
    m_notes->setVisible(!lines.isEmpty());
}

QString TargetCheckPane::notes() const
{
    return m_notes->text();
}

void TargetCheckPane::retranslate()
{
    m_title->setText(tr("Target check"));
    m_scope->setAccessibleName(tr("What the check is shown for"));
    m_keep->setText(tr("Keep as case"));
    m_reduce->setText(tr("Reduce…"));
    m_export->setText(tr("Export CSV…"));
    m_table->setAccessibleName(tr("Refused elements"));
    m_form->retranslate();
    m_model->retranslate();
    showAnswer();
}

} // namespace torchtriage::desktop
