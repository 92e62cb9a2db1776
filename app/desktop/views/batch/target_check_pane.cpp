// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/target_check_pane.h"

#include "app/desktop/views/batch/check_form.h"
#include "app/desktop/views/batch/offender_model.h"
#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/widgets/banner.h"
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
    auto* bar = new PaneBar(this);
    auto* head = new QHBoxLayout(bar);
    head->setContentsMargins(12, 4, 8, 5);
    m_title = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_export = new QPushButton(bar);
    head->addWidget(m_title, 1);
    head->addWidget(m_export);
    bar->setFixedHeight(38);
    auto* body = new QWidget(this);
    m_form = new CheckForm(body);
    m_banner = new Banner(Banner::Kind::Information, body);
    m_model = new OffenderModel(this);
    m_table = makeTable(m_model, body);
    m_notes = makeText(FontRole::Note, mutedInk, body);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(8);
    for (QWidget* const part : std::initializer_list<QWidget*>{m_form, m_banner, m_table, m_notes})
        column->addWidget(part);
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
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
    connect(m_export, &QPushButton::clicked, this, &TargetCheckPane::exportRequested);
    connect(m_form, &CheckForm::edited, this, &TargetCheckPane::clearAnswer);
    retranslate();
}

void TargetCheckPane::setReport(std::shared_ptr<const workbench::ContractReport> report)
{
    m_report = std::move(report);
    m_error.reset();
    showAnswer();
}

void TargetCheckPane::setFailure(const io::Error& error)
{
    m_report.reset();
    m_error = error;
    showAnswer();
}

void TargetCheckPane::clearAnswer()
{
    m_report.reset();
    m_error.reset();
    showAnswer();
}

void TargetCheckPane::showAnswer()
{
    const contract::ElementFacts* const elements = m_report ? m_report->result.subject() : nullptr;
    m_banner->setVisible(m_report || m_error);
    if (m_report) {
        m_banner->setKind(kindOf(m_report->result.verdict));
        m_banner->setText(workbench::verdictText(m_report->result) + u'.',
                          workbench::verdictDetail(m_report->result));
    } else if (m_error) {
        m_banner->setKind(Banner::Kind::Failure);
        m_banner->setText(tr("The check was not carried out."), workbench::batchErrorText(*m_error));
    }
    m_model->setElements(elements);
    const int rows = m_model->rowCount();
    m_table->setVisible(rows > 0);
    const bool samples =
        std::ranges::any_of(m_model->rows(), [](const auto& each) { return !each.sample.empty(); });
    const bool sources =
        std::ranges::any_of(m_model->rows(), [](const auto& each) { return !each.source.empty(); });
    m_table->setColumnHidden(OffenderModel::Sample, !samples);
    m_table->setColumnHidden(OffenderModel::Source, !sources);
    m_table->resizeColumnsToContents();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            std::min(rows, mostVisibleRows) * rowHeight + 4);
    m_export->setEnabled(rows > 0);
    m_export->setToolTip(rows > 0 ? QString() : tr("There is no refused element to export."));
    showNotes();
}

void TargetCheckPane::showNotes()
{
    QStringList lines;
    if (m_report) {
        const contract::CheckResult& result = m_report->result;
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
        for (const contract::SilentCuda& each : m_report->silent)
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
    m_export->setText(tr("Export CSV…"));
    m_table->setAccessibleName(tr("Refused elements"));
    m_form->retranslate();
    m_model->retranslate();
    showAnswer();
}

} // namespace torchtriage::desktop
