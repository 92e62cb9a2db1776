// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/overview_page.h"

#include "app/desktop/models/chain_model.h"
#include "app/desktop/models/triage_table_model.h"
#include "app/desktop/views/first_error_card.h"
#include "app/desktop/views/next_step_pane.h"
#include "app/desktop/views/reason_list.h"
#include "app/desktop/widgets/banner.h"
#include "app/desktop/widgets/chain_view.h"
#include "app/desktop/widgets/section_header.h"
#include "app/desktop/widgets/triage_table.h"
#include "app/workbench/wording.h"

#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace torchtriage::desktop {

using workbench::NextStep;

namespace {

constexpr int stepsWidth = 296;

template <class Sentence>
QVector<ReasonRow> rowsOf(const std::vector<triage::Reason>& reasons, Sentence sentence)
{
    QVector<ReasonRow> rows;
    for (const triage::Reason& reason : reasons) {
        rows.append({sentence(reason), reason.lines.first});
    }
    return rows;
}

} // namespace

OverviewPage::OverviewPage(QWidget* parent) : IncidentPage(parent)
{
    m_stepsWidth = stepsWidth;
    m_triageModel = new TriageTableModel(this);
    m_chainModel = new ChainModel(this);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(
        Qt::NoFocus); // what is in it takes the focus, and keys to scroll reach it from there
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(makeContent());
    m_steps = new NextStepPane(this);
    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(scroll);
    m_splitter->addWidget(m_steps);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({900, stepsWidth});
    auto* row = new QVBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_splitter);
    connectParts();
}

QWidget* OverviewPage::makeContent()
{
    auto* content = new QWidget(this);
    m_verdict = new Banner(Banner::Kind::Information, content);
    m_firstError = new FirstErrorCard(content);
    m_observation = new Banner(Banner::Kind::Warning, content);
    m_contradictions = new Banner(Banner::Kind::Information, content);
    m_triageHeader = new SectionHeader(content);
    m_triage = new TriageTable(*m_triageModel, content);
    m_chainHeader = new SectionHeader(content);
    m_chain = new ChainView(*m_chainModel, content);
    m_whyHeader = new SectionHeader(content);
    m_why = new ReasonList(QStringLiteral("check"), content);
    m_missingHeader = new SectionHeader(content);
    m_missing = new ReasonList(QStringLiteral("todo"), content);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(16, 12, 16, 16);
    column->setSpacing(8);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_verdict, m_firstError, m_observation, m_contradictions}) {
        column->addWidget(widget);
    }
    const auto section = [column](SectionHeader* header, QWidget* body) {
        column->addSpacing(4);
        column->addWidget(header);
        column->addWidget(body);
    };
    section(m_triageHeader, m_triage);
    section(m_chainHeader, m_chain);
    section(m_whyHeader, m_why);
    section(m_missingHeader, m_missing);
    column->addStretch(1);
    return content;
}

void OverviewPage::connectParts()
{
    connect(m_firstError, &FirstErrorCard::copyRequested, this, &OverviewPage::copyFirstErrorRequested);
    connect(m_chain, &ChainView::lineActivated, this, &OverviewPage::lineRequested);
    connect(m_why, &ReasonList::lineActivated, this, &OverviewPage::lineRequested);
    connect(m_missing, &ReasonList::lineActivated, this, &OverviewPage::lineRequested);
    connect(m_steps, &NextStepPane::actionRequested, this, &OverviewPage::actionRequested);
    connect(m_triageHeader, &SectionHeader::linkClicked, this, [this] {
        m_triage->setShowsAll(!m_triage->showsAll());
        showTriageLink();
    });
    connect(m_chainHeader, &SectionHeader::linkClicked, this,
            [this] { emit lineRequested(m_incident ? m_incident->report.firstLine : 0); });
}

void OverviewPage::setIncident(const workbench::Incident& incident)
{
    if (!m_incident || m_incident->id != incident.id)
        m_failsAgain.reset();
    m_incident = incident;
    const triage::Report& report = incident.report;
    m_firstError->setVisible(report.verdict == triage::Verdict::Failure);
    m_firstError->setIncident(incident);
    showVerdict(report);
    showObservation(report);
    showContradictions(report);
    showTriage(report);
    showChain(report);
    showReasons(report);
    showSteps();
}

void OverviewPage::showSteps()
{
    workbench::Answers answers = workbench::answersOf(m_incident->record);
    if (m_failsAgain)
        answers.failsAgain = m_failsAgain;
    m_steps->setIncident(*m_incident, answers);
}

void OverviewPage::setFailsAgain(std::optional<bool> failsAgain)
{
    if (failsAgain == m_failsAgain || !m_incident)
        return;
    m_failsAgain = failsAgain;
    showSteps();
}

void OverviewPage::retranslate()
{
    if (m_incident) {
        setIncident(workbench::Incident(*m_incident));
    }
}

void OverviewPage::triggerStep(int number)
{
    m_steps->trigger(number);
}

QString OverviewPage::guideSection() const
{
    return QStringLiteral("error-family");
}

void OverviewPage::noteStepsWidth()
{
    if (const int width = m_splitter->sizes().value(1); width > 0) {
        m_stepsWidth = width;
    }
}

void OverviewPage::takeStepsBack()
{
    m_splitter->addWidget(m_steps);
    m_splitter->setSizes({m_splitter->width() - m_stepsWidth, m_stepsWidth});
    m_steps->show();
}

void OverviewPage::showVerdict(const triage::Report& report)
{
    m_verdict->setVisible(report.verdict != triage::Verdict::Failure);
    m_verdict->setText({}, workbench::verdictText(report));
}

void OverviewPage::showObservation(const triage::Report& report)
{
    const workbench::ObservationText text = workbench::observationText(report);
    // A frame that failed itself is shown with the reasons; the banner warns of the other kind only.
    m_observation->setVisible(!text.title.isEmpty() && report.observation.observedOnly.value_or(true));
    m_observation->setText(text.title, text.text);
}

void OverviewPage::showContradictions(const triage::Report& report)
{
    QStringList sentences;
    for (const triage::Reason& reason : report.contradictions) {
        sentences += workbench::contradictionText(reason);
    }
    m_contradictions->setVisible(!sentences.isEmpty());
    m_contradictions->setText(tr("The environment does not fit together."),
                              sentences.join(QLatin1Char('\n')));
}

void OverviewPage::showTriage(const triage::Report& report)
{
    m_triageModel->setReport(report);
    const int families = m_triageModel->rowCount();
    m_triageHeader->setTitle(tr("Triage"), m_triageModel->hasMatch()
                                               ? tr("1 of %n families matches this log", nullptr, families)
                                               : tr("No family matches this log"));
    m_triage->setAccessibleName(tr("Triage table"));
    showTriageLink();
}

void OverviewPage::showTriageLink()
{
    const int hidden = m_triage->hiddenRows();
    m_triageHeader->setLink(m_triage->showsAll() ? tr("Show fewer families")
                            : hidden > 0         ? tr("Show %n more families", nullptr, hidden)
                                                 : QString());
}

void OverviewPage::showChain(const triage::Report& report)
{
    m_chainModel->setReport(report);
    m_chainHeader->setTitle(tr("Chain of events"), tr("First failure and %n consequence(s)", nullptr,
                                                      m_chainModel->consequenceCount()));
    m_chainHeader->setLink(tr("Open in evidence"));
    m_chain->setAccessibleName(tr("Chain of events"));
    const bool any = m_chainModel->rowCount() > 0;
    m_chainHeader->setVisible(any);
    m_chain->setVisible(any);
}

void OverviewPage::showReasons(const triage::Report& report)
{
    m_whyHeader->setTitle(tr("Why this line"), report.verdict == triage::Verdict::Failure
                                                   ? workbench::evidenceMeaning(report.evidence)
                                                   : QString());
    m_why->setRows(rowsOf(report.reasons, workbench::reasonText));
    m_whyHeader->setVisible(!report.reasons.empty());
    m_missingHeader->setTitle(tr("Missing context"), workbench::usefulnessText(report));
    m_missing->setRows(rowsOf(report.missing, workbench::missingText));
    m_missingHeader->setVisible(!report.missing.empty());
}

} // namespace torchtriage::desktop
