// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/verify/checkpoint_pane.h"

#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/views/batch/state_card.h"
#include "app/desktop/views/verify/checkpoint_model.h"
#include "app/desktop/widgets/cell_delegate.h"
#include "app/desktop/widgets/elided_label.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/progress_card.h"
#include "app/desktop/widgets/table_dress.h"
#include "app/workbench/checkpoint_text.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

using contract::CheckpointVerdict;
using contract::PartState;

namespace {

constexpr int mostFindings = 500; ///< lines of text; the command line gives them all

CellLook verdictLook(CheckpointVerdict verdict)
{
    switch (verdict) {
    case CheckpointVerdict::ValidatedBeforeFailure:
        return {FontRole::BodyBold, Token::Pass, QStringLiteral("pass")};
    case CheckpointVerdict::TimeUnknown:
    case CheckpointVerdict::TimeContradictory:
    case CheckpointVerdict::NotFullyRead:
    case CheckpointVerdict::SeveralCheckpoints:
        return {FontRole::BodyBold, Token::Warn, QStringLiteral("unknown")};
    default:
        return {FontRole::BodyBold, Token::Fail, QStringLiteral("failc")};
    }
}

CellLook stateLook(PartState state)
{
    switch (state) {
    case PartState::SameStep:
        return {FontRole::Body, Token::Pass, QStringLiteral("check")};
    case PartState::NoStep:
        return {FontRole::Body, Token::Muted, QStringLiteral("minus")};
    case PartState::OtherCount:
        return {FontRole::Body, Token::Warn, QStringLiteral("unknown")};
    default:
        return {FontRole::BodyBold, Token::Fail, QStringLiteral("failc")};
    }
}

CellLook lookOf(const CheckpointModel& model, const QModelIndex& index)
{
    const contract::Part& part = model.rows().at(index.row());
    switch (index.column()) {
    case CheckpointModel::Role:
        return {};
    case CheckpointModel::File:
        return {FontRole::Evidence, Token::Muted, {}};
    case CheckpointModel::NonFinite:
        return part.nonFinite.value_or(0) > 0 ? CellLook{FontRole::EvidenceBold, Token::Fail, {}}
                                              : CellLook{FontRole::Evidence, Token::Text, {}};
    case CheckpointModel::Result:
        return stateLook(part.state);
    default:
        return {FontRole::Evidence, Token::Text, {}};
    }
}

} // namespace

CheckpointPane::CheckpointPane(QWidget* parent) : QWidget(parent)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_model = new CheckpointModel(this);
    m_state = new StateCard(this);
    m_result = new QWidget(this);
    makeTable();
    m_findings = new QPlainTextEdit(m_result);
    m_findings->setReadOnly(true);
    m_findings->setFrameShape(QFrame::NoFrame);
    m_findings->setFont(roleFont(FontRole::Note));
    m_findings->setTabChangesFocus(true);
    m_findings->document()->setDocumentMargin(12);
    auto* result = new QVBoxLayout(m_result);
    result->setContentsMargins(0, 0, 0, 0);
    result->setSpacing(0);
    result->addWidget(m_table, 3);
    result->addWidget(m_findings, 2);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_state);
    m_stack->addWidget(m_result);
    m_progressPlace = new QVBoxLayout;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    column->addLayout(m_progressPlace);
    column->addWidget(m_stack, 1);
    connect(m_state, &StateCard::actionTriggered, this, &CheckpointPane::chooseFile);
    connect(m_file, &QPushButton::clicked, this, &CheckpointPane::chooseFile);
    connect(m_folder, &QPushButton::clicked, this, &CheckpointPane::chooseFolder);
    connectJobs();
    retranslate();
}

QWidget* CheckpointPane::makeHeader()
{
    auto* bar = new PaneBar(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 4, 8, 5);
    row->setSpacing(8);
    m_title = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_glyph = new Glyph(QStringLiteral("pass"), Token::Pass, 16, bar);
    m_word = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_fact = new ElidedLabel(FontRole::Note, 1, mutedInk, bar);
    m_fact->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_file = new QPushButton(bar);
    m_folder = new QPushButton(bar);
    row->addWidget(m_title);
    row->addWidget(m_glyph);
    row->addWidget(m_word);
    row->addWidget(m_fact, 1);
    row->addWidget(m_file);
    row->addWidget(m_folder);
    bar->setMinimumHeight(38);
    return bar;
}

void CheckpointPane::makeTable()
{
    m_table = new QTableView(m_result);
    m_table->setModel(m_model);
    m_table->setItemDelegate(
        new CellDelegate([this](const QModelIndex& index) { return lookOf(*m_model, index); }, m_table));
    dressTable(*m_table);
}

void CheckpointPane::connectJobs()
{
    connect(&m_jobs, &workbench::CheckpointJobs::checked, this, &CheckpointPane::take);
    connect(&m_jobs, &workbench::LatestJob::failed, this, &CheckpointPane::refuse);
    connect(&m_jobs, &workbench::LatestJob::cancelled, this, [this] {
        refuse({io::ErrorKind::Cancelled, m_path.toStdString(), {}, {}});
    });
    connect(&m_jobs, &workbench::LatestJob::progressed, this, [this](quint64 done, quint64 total) {
        if (m_progress)
            m_progress->setProgress(done, total);
    });
}

void CheckpointPane::setFailure(const contract::FailureMoment& failure)
{
    const bool same = failure.time == m_failure.time && failure.iteration == m_failure.iteration &&
                      failure.lastStep == m_failure.lastStep;
    m_failure = failure;
    if (!same && !m_path.isEmpty())
        check(m_path);
}

void CheckpointPane::check(const QString& path)
{
    endProgress();
    m_path = path;
    m_report.reset();
    m_error.reset();
    m_progress = new ProgressCard(QFileInfo(path).fileName(), this);
    m_progressPlace->addWidget(m_progress);
    connect(m_progress, &ProgressCard::cancelRequested, &m_jobs, &workbench::LatestJob::cancel);
    showState();
    m_jobs.check(path, m_failure);
}

void CheckpointPane::clear()
{
    m_path.clear();
    m_jobs.cancel();
    m_report.reset();
    m_error.reset();
    showState();
}

void CheckpointPane::take(const contract::CheckpointReport& report)
{
    endProgress();
    m_report = report;
    showState();
    emit checked();
}

void CheckpointPane::refuse(const io::Error& error)
{
    endProgress();
    if (m_path.isEmpty())
        return;
    m_error = error;
    showState();
    emit checked();
}

void CheckpointPane::endProgress()
{
    if (!m_progress)
        return;
    m_progress->end();
    m_progress = nullptr;
}

void CheckpointPane::showState()
{
    const bool done = m_report.has_value();
    m_glyph->setVisible(done);
    m_word->setVisible(done);
    m_fact->setText({});
    m_stack->setCurrentWidget(done ? m_result : static_cast<QWidget*>(m_state));
    if (done)
        showReport();
    else if (m_error && m_error->kind == io::ErrorKind::Cancelled)
        m_state->setState(StateCard::State::Stopped, tr("The check was stopped."),
                          tr("Nothing is known of this checkpoint."), tr("Choose file…"));
    else if (m_error)
        m_state->setState(StateCard::State::Failed, tr("The checkpoint was not checked."),
                          workbench::checkpointErrorText(*m_error), tr("Choose file…"));
    else if (m_path.isEmpty())
        m_state->setState(StateCard::State::Empty, tr("No checkpoint chosen"),
                          tr("Choose the checkpoint that training is to resume from, a file or a folder with "
                             "its parts. It is read "
                             "to its last byte: complete, coherent, finite, and older than the failure?"),
                          tr("Choose file…"));
    else
        m_state->setState(StateCard::State::Information, tr("Checking the checkpoint"),
                          tr("Every byte is read; nothing is loaded."));
}

void CheckpointPane::showReport()
{
    const CellLook look = verdictLook(m_report->verdict);
    m_glyph->setGlyph(look.glyph, look.ink);
    m_word->setText(workbench::verdictWord(*m_report));
    m_fact->setText(workbench::verdictFact(*m_report));
    m_model->setRows({m_report->parts.begin(), m_report->parts.end()});
    fitColumns(*m_table);
    QStringList lines = {workbench::verdictFact(*m_report)};
    const int count = static_cast<int>(m_report->findings.size());
    for (int i = 0; i < std::min(count, mostFindings); ++i)
        lines << QStringLiteral("• ") +
                     workbench::findingText(m_report->findings[static_cast<std::size_t>(i)]);
    if (count > mostFindings)
        lines << tr("%Ln more finding(s).", nullptr, count - mostFindings);
    lines << workbench::checkpointLimit();
    m_findings->setPlainText(lines.join(u'\n'));
}

QString CheckpointPane::verdict() const
{
    return m_report ? m_word->text() + QStringLiteral(": ") + m_fact->text() : QString();
}

QString CheckpointPane::findings() const
{
    return m_findings->toPlainText();
}

void CheckpointPane::chooseFile()
{
    auto* dialog = new QFileDialog(this, tr("Choose a checkpoint"), QFileInfo(m_path).absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Checkpoints (%1)")
             .arg(QStringLiteral("*.pt *.pth *.bin *.ckpt *.safetensors *.npz *.tar *.index.json")),
         tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &CheckpointPane::check);
    dialog->open();
}

void CheckpointPane::chooseFolder()
{
    auto* dialog =
        new QFileDialog(this, tr("Choose the folder of a checkpoint"), QFileInfo(m_path).absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &CheckpointPane::check);
    dialog->open();
}

void CheckpointPane::retranslate()
{
    m_title->setText(tr("Checkpoint"));
    m_file->setText(tr("Choose file…"));
    m_file->setAccessibleName(tr("Choose a checkpoint"));
    m_folder->setText(tr("Choose folder…"));
    m_folder->setAccessibleName(tr("Choose the folder of a checkpoint"));
    m_table->setAccessibleName(tr("Parts of the checkpoint"));
    m_findings->setAccessibleName(tr("Findings"));
    m_model->retranslate();
    showState();
}

void CheckpointPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace torchtriage::desktop
