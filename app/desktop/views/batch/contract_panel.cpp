// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/contract_panel.h"

#include "app/desktop/views/batch/check_form.h"
#include "app/desktop/views/batch/hypotheses_pane.h"
#include "app/desktop/views/batch/mapping_pane.h"
#include "app/desktop/views/batch/target_check_pane.h"
#include "app/desktop/widgets/progress_card.h"
#include "app/workbench/batch_text.h"
#include "app/workbench/request_case.h"
#include "app/workbench/text_values.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSplitter>
#include <QVBoxLayout>

#include <cstdint>

namespace torchtriage::desktop {

using workbench::ContractJobs;

ContractPanel::ContractPanel(QWidget* parent) : QWidget(parent)
{
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_target = new TargetCheckPane(m_splitter);
    m_hypotheses = new HypothesesPane(m_splitter);
    m_mapping = new MappingPane(m_splitter);
    for (QWidget* const pane : std::initializer_list<QWidget*>{m_target, m_hypotheses, m_mapping}) {
        pane->setAutoFillBackground(true);
        pane->setBackgroundRole(QPalette::Base);
        m_splitter->addWidget(pane);
    }
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({430, 430, 308});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_progressPlace = new QVBoxLayout;
    column->addLayout(m_progressPlace);
    column->addWidget(m_splitter, 1);
    connect(&m_target->form(), &CheckForm::checkRequested, this, &ContractPanel::startCheck);
    connect(&m_target->form(), &CheckForm::edited, this, [this] {
        m_jobs.cancel(m_checkJob);
        setReport(nullptr);
    });
    connect(m_target, &TargetCheckPane::keepRequested, this, &ContractPanel::keepCase);
    connect(m_target, &TargetCheckPane::reduceRequested, this, &ContractPanel::reduceRequested);
    connect(m_target, &TargetCheckPane::exportRequested, this, &ContractPanel::chooseExport);
    connect(m_hypotheses, &HypothesesPane::labelFileRequested, this, &ContractPanel::chooseLabelFile);
    connectJobs();
    connectCases();
    showKeepable();
}

void ContractPanel::connectCases()
{
    connect(&m_jobs, &ContractJobs::minimalMade, this,
            [this](quint64 job, const std::shared_ptr<const workbench::MinimalCase>& minimal) {
                if (job != m_minimalJob)
                    return;
                m_target->setMinimal(minimal, {});
                showKeepable();
            });
    connect(&m_jobs, &ContractJobs::caseKept, this, [this](quint64 job, const workbench::KeptCase& kept) {
        if (job != m_keepJob)
            return;
        m_keepJob = 0;
        showKeepable();
        emit statusChanged(tr("Kept as cases/%1: %2 of %3 samples")
                               .arg(kept.name, workbench::numberText(static_cast<std::int64_t>(kept.samples)),
                                    workbench::numberText(static_cast<std::int64_t>(kept.of))));
        emit caseKept(kept.name);
    });
    connect(&m_jobs, &ContractJobs::failed, this, [this](quint64 job, const io::Error& error) {
        if (job == m_minimalJob && job != 0) {
            // A batch that cannot be cut can still be kept whole; without a job it cannot.
            const QString why = workbench::noCaseText(error);
            m_noJob = error.detail == "its samples cannot be taken apart" ? QString() : why;
            m_target->setMinimal(nullptr, why);
            showKeepable();
        } else if (job == m_keepJob && job != 0) {
            m_keepJob = 0;
            showKeepable();
            emit statusChanged(workbench::noCaseText(error));
        }
    });
}

void ContractPanel::setIncident(bool hasIncident, const QString& folder)
{
    m_hasIncident = hasIncident;
    m_folder = folder;
    showKeepable();
    if (m_keepWaits && !m_folder.isEmpty())
        keepCase();
}

void ContractPanel::showKeepable()
{
    QString why;
    if (!m_hasIncident)
        why = tr("A case is kept with an incident: open its log first.");
    else if (!m_noJob.isEmpty())
        why = m_noJob;
    else if (m_keepJob != 0 || m_keepWaits)
        why = tr("The case is being kept.");
    m_target->setKeepable(why);
    m_target->setReducible(m_hasIncident && !workbench::keptCases(m_folder).isEmpty());
}

void ContractPanel::keepCase()
{
    if (!m_report || !m_batch || !m_hasIncident)
        return;
    m_keepWaits = m_folder.isEmpty(); // it is made by itself, shortly after the check was noted
    if (!m_keepWaits)
        m_keepJob = m_jobs.keepCase(m_batch, m_report, m_folder);
    showKeepable();
}

void ContractPanel::connectJobs()
{
    connect(&m_jobs, &ContractJobs::proposed, this,
            [this](quint64 job, const std::shared_ptr<const contract::Proposal>& proposal) {
                if (job != m_proposeJob)
                    return;
                m_proposeJob = 0;
                m_target->form().setProposal(proposal.get());
                emit proposed();
            });
    connect(&m_jobs, &ContractJobs::checked, this,
            [this](quint64 job, const std::shared_ptr<const workbench::ContractReport>& report) {
                if (job != m_checkJob)
                    return;
                endCheck();
                setReport(report);
                emit checked(report);
            });
    connect(&m_jobs, &ContractJobs::failed, this, [this](quint64 job, const io::Error& error) {
        if (job == m_exportJob && job != 0) {
            m_exportJob = 0;
            emit statusChanged(workbench::batchErrorText(error));
        } else if (job == m_checkJob && job != 0) {
            endCheck();
            setReport(nullptr);
            m_target->setFailure(error);
        }
    });
    connect(&m_jobs, &ContractJobs::cancelled, this, [this](quint64 job) {
        if (job == m_checkJob)
            endCheck();
    });
    connect(&m_jobs, &ContractJobs::progressed, this, [this](quint64 job, quint64 done, quint64 total) {
        // The card counts bytes; targets are mostly of eight.
        if (job == m_checkJob && m_progress)
            m_progress->setProgress(done * sizeof(std::int64_t), total * sizeof(std::int64_t));
    });
    connect(&m_jobs, &ContractJobs::exported, this, [this](quint64 job, const QString& path, quint64) {
        if (job == m_exportJob)
            emit statusChanged(tr("Written: %1").arg(QDir::toNativeSeparators(path)));
    });
}

void ContractPanel::setBatch(const workbench::BatchPointer& batch, const contract::LogClues& clues)
{
    m_jobs.cancel(m_checkJob);
    m_batch = batch;
    m_labelFile.clear();
    m_target->form().setBatch(batch, clues);
    setReport(nullptr);
    m_proposeJob = batch ? m_jobs.propose(batch, clues) : 0;
}

void ContractPanel::startCheck()
{
    auto request = m_target->form().request();
    if (!request || !m_batch)
        return;
    m_jobs.cancel(m_checkJob);
    m_target->clearAnswer();
    m_checkJob = m_jobs.check(m_batch, *std::move(request), {m_labelFile.toStdString(), {}});
    m_target->form().setRunning(true);
    m_progress = new ProgressCard(m_target->form().targetBox().currentText(), this);
    m_progressPlace->addWidget(m_progress);
    connect(m_progress, &ProgressCard::cancelRequested, this, [this] { m_jobs.cancel(m_checkJob); });
}

void ContractPanel::endCheck()
{
    m_checkJob = 0;
    m_target->form().setRunning(false);
    if (m_progress) {
        m_progress->end();
        m_progress = nullptr;
    }
}

void ContractPanel::setReport(std::shared_ptr<const workbench::ContractReport> report)
{
    m_report = std::move(report);
    m_minimalJob = 0;
    m_keepWaits = false;
    m_noJob.clear();
    m_target->setReport(m_report);
    if (m_report && m_report->result.verdict == contract::Verdict::Refused)
        m_minimalJob = m_jobs.makeMinimal(m_batch, m_report);
    showKeepable();
    const bool classes = m_report && m_report->result.contract == contract::ContractId::ClassIndex;
    m_hypotheses->setHypotheses(m_report ? m_report->hypotheses : std::nullopt, classes);
    m_mapping->setReport(m_report, QFileInfo(m_labelFile).fileName());
    emit reportChanged(m_report);
}

void ContractPanel::openLabelFile(const QString& path)
{
    m_labelFile = path;
    startCheck();
}

void ContractPanel::exportTo(const QString& path)
{
    if (m_report)
        m_exportJob = m_jobs.exportOffenders(m_batch, m_report, path);
}

void ContractPanel::chooseLabelFile()
{
    auto* dialog = new QFileDialog(this, tr("Open the label file"),
                                   m_batch ? QFileInfo(m_batch->path).absolutePath() : QString());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Label files (%1)").arg(QStringLiteral("*.json *.csv *.tsv *.yaml *.yml *.txt *.names")),
         tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &ContractPanel::openLabelFile);
    dialog->open();
}

void ContractPanel::chooseExport()
{
    auto* dialog = new QFileDialog(this, tr("Export the refused elements"),
                                   m_batch ? QFileInfo(m_batch->path).absolutePath() : QString());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->setNameFilters({tr("Tables (*.csv)")});
    connect(dialog, &QFileDialog::fileSelected, this, &ContractPanel::exportTo);
    dialog->open();
}

void ContractPanel::retranslate()
{
    m_target->retranslate();
    m_hypotheses->retranslate();
    m_mapping->retranslate();
    showKeepable();
}

} // namespace torchtriage::desktop
