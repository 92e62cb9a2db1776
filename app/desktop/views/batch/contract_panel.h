// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/contract_jobs.h"

#include <QWidget>

#include <memory>

class QSplitter;
class QVBoxLayout;

namespace torchtriage::desktop {

class HypothesesPane;
class MappingPane;
class ProgressCard;
class TargetCheckPane;

/// The bottom of the batch page: target check, the two hypotheses, and the mapping. What has to be read is
/// read in the background.
class ContractPanel : public QWidget {
    Q_OBJECT

public:
    explicit ContractPanel(QWidget* parent = nullptr);

    /// A new batch: looks for what can be checked. Null: there is none.
    void setBatch(const workbench::BatchPointer& batch, const contract::LogClues& clues);
    /// Where a case is kept: `folder` is empty until the incident has one. Without an incident none is kept.
    void setIncident(bool hasIncident, const QString& folder);
    /// Keeps the refused samples as a case, as soon as the incident has a folder.
    void keepCase();
    void openLabelFile(const QString& path);
    void exportTo(const QString& path);
    void retranslate();

    [[nodiscard]] TargetCheckPane& target() const { return *m_target; }
    [[nodiscard]] HypothesesPane& hypotheses() const { return *m_hypotheses; }
    [[nodiscard]] MappingPane& mapping() const { return *m_mapping; }
    [[nodiscard]] const std::shared_ptr<const workbench::ContractReport>& report() const noexcept
    {
        return m_report;
    }

signals:
    /// What the check says now; null when the question changed.
    void reportChanged(const std::shared_ptr<const torchtriage::workbench::ContractReport>& report);
    /// A check was carried out that the user asked for.
    void checked(const std::shared_ptr<const torchtriage::workbench::ContractReport>& report);
    void caseKept(const QString& name);
    /// The kept case is to be reduced.
    void reduceRequested();
    void statusChanged(const QString& text);
    void proposed();

private:
    void connectJobs();
    void connectCases();
    void showKeepable();
    void startCheck();
    void endCheck();
    void setReport(std::shared_ptr<const workbench::ContractReport> report);
    void chooseLabelFile();
    void chooseExport();

    workbench::ContractJobs m_jobs;
    workbench::BatchPointer m_batch;
    std::shared_ptr<const workbench::ContractReport> m_report;
    QString m_labelFile;
    quint64 m_proposeJob = 0;
    quint64 m_checkJob = 0;
    quint64 m_exportJob = 0;
    quint64 m_minimalJob = 0;
    quint64 m_keepJob = 0;
    QString m_folder; ///< of the incident
    QString m_noJob;  ///< why no case can be made of the refusal
    bool m_hasIncident = false;
    bool m_keepWaits = false; ///< for the incident to have a folder
    QVBoxLayout* m_progressPlace;
    ProgressCard* m_progress = nullptr;
    QSplitter* m_splitter;
    TargetCheckPane* m_target;
    HypothesesPane* m_hypotheses;
    MappingPane* m_mapping;
};

} // namespace torchtriage::desktop
