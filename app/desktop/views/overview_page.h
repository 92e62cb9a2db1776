// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/incident_page.h"
#include "app/workbench/next_steps.h"

class QLabel;
class QSplitter;

namespace torchtriage::desktop {

class Banner;
class ChainModel;
class ChainView;
class FirstErrorCard;
class NextStepPane;
class ReasonList;
class SectionHeader;
class TriageTable;
class TriageTableModel;

/// The first page of an incident: first error and facts, observation point, triage table, chain of events,
/// why this line was chosen, what is missing; next steps on the right.
class OverviewPage : public IncidentPage {
    Q_OBJECT

public:
    explicit OverviewPage(QWidget* parent = nullptr);

    void setIncident(const workbench::Incident& incident) override;
    void retranslate() override;
    [[nodiscard]] QString guideSection() const override;
    void triggerStep(int number);
    /// What the reruns of this incident tell, beyond what its record keeps.
    void setFailsAgain(std::optional<bool> failsAgain);
    [[nodiscard]] QSplitter& splitter() const { return *m_splitter; }
    [[nodiscard]] NextStepPane& steps() const { return *m_steps; }
    /// Keeps the width of the pane of next steps, which is about to be shown elsewhere.
    void noteStepsWidth();
    /// Puts the pane of next steps beside the page again, after it was shown elsewhere.
    void takeStepsBack();

signals:
    void actionRequested(torchtriage::workbench::NextStep::Action action);
    void copyFirstErrorRequested();

private:
    QWidget* makeContent();
    void connectParts();
    void showVerdict(const triage::Report& report);
    void showObservation(const triage::Report& report);
    void showContradictions(const triage::Report& report);
    void showTriage(const triage::Report& report);
    void showChain(const triage::Report& report);
    void showReasons(const triage::Report& report);
    void showTriageLink();

    void showSteps();

    std::optional<workbench::Incident> m_incident;
    std::optional<bool> m_failsAgain;
    QSplitter* m_splitter;
    int m_stepsWidth;
    NextStepPane* m_steps;
    Banner* m_verdict;
    FirstErrorCard* m_firstError;
    Banner* m_observation;
    Banner* m_contradictions;
    SectionHeader* m_triageHeader;
    TriageTableModel* m_triageModel;
    TriageTable* m_triage;
    SectionHeader* m_chainHeader;
    ChainModel* m_chainModel;
    ChainView* m_chain;
    SectionHeader* m_whyHeader;
    ReasonList* m_why;
    SectionHeader* m_missingHeader;
    ReasonList* m_missing;
};

} // namespace torchtriage::desktop
