// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/incident_view.h"

#include "app/desktop/views/batch/batch_page.h"
#include "app/desktop/views/evidence/evidence_page.h"
#include "app/desktop/views/evidence/log_actions.h"
#include "app/desktop/views/evidence/log_document.h"
#include "app/desktop/views/incident_page.h"
#include "app/desktop/views/overview_page.h"
#include "app/desktop/views/rerun/rerun_page.h"
#include "app/desktop/views/splitter_keeper.h"
#include "app/desktop/views/title_strip.h"
#include "app/desktop/views/verify/verify_page.h"
#include "app/desktop/widgets/link_button.h"
#include "app/desktop/widgets/view_tabs.h"
#include "app/workbench/guide.h"
#include "app/workbench/incident_checks.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/language.h"

#include <QEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

IncidentView::IncidentView(const Services& services, QWidget* parent) : QWidget(parent), m_services(services)
{
    m_title = new TitleStrip(this);
    m_tabs = new ViewTabs(this);
    m_pages = new QStackedWidget(this);
    for (int i = 0; i < incidentTabCount; ++i) {
        m_tabs->addTab(QString());
    }
    auto* tabRow = new QWidget(this);
    tabRow->setAutoFillBackground(true);
    tabRow->setBackgroundRole(QPalette::Base);
    auto* tabLayout = new QHBoxLayout(tabRow);
    tabLayout->setContentsMargins(8, 0, 8, 0);
    tabLayout->addWidget(m_tabs, 1);
    m_guide = new LinkButton(tabRow);
    tabLayout->addWidget(m_guide);
    tabLayout->addSpacing(8);
    connect(m_guide, &QAbstractButton::clicked, this,
            [this] { emit guideRequested(page(tab()).guideSection()); });
    auto* rule = new QFrame(this);
    rule->setFrameShape(QFrame::StyledPanel);
    rule->setFixedHeight(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(tabRow);
    column->addWidget(rule);
    column->addWidget(m_pages, 1);
    make(IncidentTab::Overview); // its next steps are wanted beside the other pages too
    connect(m_tabs, &ViewTabs::currentChanged, this, [this](int index) {
        setTab(static_cast<IncidentTab>(index));
        emit tabChanged(static_cast<IncidentTab>(index));
    });
    retranslate();
}

void IncidentView::make(IncidentTab tab)
{
    IncidentPage* made = makeIncidentPage(tab, m_services, this);
    slot(tab).page = made;
    m_pages->addWidget(made);
    keepSplitters(*made, m_services.settings);
    connect(made, &IncidentPage::statusChanged, this, &IncidentView::statusChanged);
    connect(made, &IncidentPage::lineRequested, this, &IncidentView::showLine);
    connect(made, &IncidentPage::attachRequested, this, &IncidentView::attachRequested);
    connect(made, &IncidentPage::badgeChanged, this, [this, tab](const QString& badge) {
        slot(tab).badge = badge;
        showTitle(tab);
    });
    if (auto* overview = qobject_cast<OverviewPage*>(made)) {
        m_overview = overview;
        connect(overview, &OverviewPage::actionRequested, this, &IncidentView::actionRequested);
        connect(overview, &OverviewPage::copyFirstErrorRequested, this,
                &IncidentView::copyFirstErrorRequested);
    } else if (auto* evidence = qobject_cast<EvidencePage*>(made)) {
        connect(evidence, &EvidencePage::firstFailurePinned, this, &IncidentView::firstFailurePinned);
        if (m_logActions) {
            evidence->setActions(*m_logActions);
        }
    } else if (auto* batch = qobject_cast<BatchPage*>(made)) {
        connect(batch, &BatchPage::reduceRequested, this, &IncidentView::reduceRequested);
        connect(batch, &BatchPage::checked, this,
                [this](const QString& path, const std::shared_ptr<const workbench::ContractReport>& report) {
                    const QString folder = m_incident.folder;
                    m_services.incidents.learn(m_incident.id, [&](incident::Record& record) {
                        workbench::noteCheck(record, folder, path, *report);
                    });
                });
    } else if (auto* rerun = qobject_cast<RerunPage*>(made)) {
        connect(rerun, &RerunPage::logRequested, this, &IncidentView::logRequested);
        connect(rerun, &RerunPage::failsAgainChanged, m_overview, &OverviewPage::setFailsAgain);
    } else if (auto* verify = qobject_cast<VerifyPage*>(made)) {
        connect(verify, &VerifyPage::logRequested, this, &IncidentView::logRequested);
        connect(verify, &VerifyPage::stateChangeRequested, this, &IncidentView::stateChangeRequested);
    }
}

IncidentPage& IncidentView::page(IncidentTab tab)
{
    if (!slot(tab).page) {
        make(tab);
    }
    Slot& wanted = slot(tab);
    if (!wanted.isCurrent && m_incident.id != 0) {
        wanted.isCurrent = true;
        wanted.page->setIncident(m_incident);
    }
    return *wanted.page;
}

void IncidentView::setIncident(const workbench::Incident& incident)
{
    if (incident.id != m_incident.id) {
        for (Slot& each : m_slots) {
            each.badge.clear();
        }
    }
    m_incident = incident;
    for (Slot& each : m_slots) {
        each.isCurrent = false;
    }
    m_title->setIncident(incident);
    page(IncidentTab::Overview);
    page(tab());
    showTitles();
}

void IncidentView::setTab(IncidentTab tab)
{
    m_tabs->setCurrentIndex(static_cast<int>(tab));
    m_pages->setCurrentWidget(&page(tab));
    showGuideLink();
}

IncidentTab IncidentView::tab() const
{
    return static_cast<IncidentTab>(m_tabs->currentIndex());
}

void IncidentView::setMenu(QMenu* menu)
{
    m_title->setMenu(menu);
}

void IncidentView::setLogActions(LogActions& actions)
{
    m_logActions = &actions;
    actions.workOn([this]() -> EvidencePage& { return evidence(); });
}

void IncidentView::showGuideLink()
{
    const IncidentPage* shown = slot(tab()).page;
    const QString id = shown ? shown->guideSection() : QString();
    m_guide->setVisible(!id.isEmpty());
    m_guide->setText(tr("Guide"));
    m_guide->updateGeometry();
    const auto sections = workbench::guideSections(m_services.language.current());
    const auto section = std::ranges::find(sections, id, &workbench::GuideSection::id);
    const QString title = section == sections.end() ? QString() : section->title;
    m_guide->setToolTip(title);
    m_guide->setAccessibleName(tr("Guide: %1").arg(title));
}

void IncidentView::setNoteAction(QAction* action)
{
    m_title->setNoteAction(action);
}

EvidencePage& IncidentView::evidence()
{
    setTab(IncidentTab::Evidence);
    return static_cast<EvidencePage&>(page(IncidentTab::Evidence));
}

void IncidentView::showLine(std::int64_t line)
{
    evidence().showLine(line);
}

void IncidentView::showFirstFailure()
{
    evidence().showFirstFailure();
}

void IncidentView::showOnlyRank(int rank)
{
    evidence().showOnlyRank(rank);
}

void IncidentView::showValue(const QString& key)
{
    setTab(IncidentTab::Batch);
    auto& batch = static_cast<BatchPage&>(page(IncidentTab::Batch));
    if (!batch.selectKey(key)) {
        connect(
            &batch, &BatchPage::batchOpened, this, [&batch, key] { batch.selectKey(key); },
            Qt::SingleShotConnection);
    }
}

std::int64_t IncidentView::lines() const
{
    const auto* page = static_cast<const EvidencePage*>(madePage(IncidentTab::Evidence));
    const bool current = m_slots.at(static_cast<std::size_t>(IncidentTab::Evidence)).isCurrent;
    return std::max(m_incident.report.lines, page && current ? page->document().lines() : 0);
}

void IncidentView::nextEvent()
{
    evidence().nextEvent();
}

void IncidentView::previousEvent()
{
    evidence().previousEvent();
}

void IncidentView::find()
{
    if (!page(tab()).focusFind()) {
        evidence().focusFind();
    }
}

void IncidentView::triggerStep(int number)
{
    m_overview->triggerStep(number);
}

QWidget* IncidentView::tabs() const
{
    return m_tabs;
}

QWidget* IncidentView::currentPage() const
{
    return m_pages->currentWidget();
}

void IncidentView::showTitle(IncidentTab tab)
{
    m_tabs->setTabText(static_cast<int>(tab), tabTitle(tab));
    m_tabs->setBadge(static_cast<int>(tab), slot(tab).badge);
}

void IncidentView::showTitles()
{
    for (int i = 0; i < incidentTabCount; ++i) {
        showTitle(static_cast<IncidentTab>(i));
    }
}

void IncidentView::retranslate()
{
    showTitles();
    showGuideLink();
    m_tabs->setAccessibleName(tr("Views of the incident"));
    if (m_incident.id != 0) {
        m_title->setIncident(m_incident);
    }
    for (const Slot& each : m_slots) {
        if (each.page) {
            each.page->retranslate();
        }
    }
}

void IncidentView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace torchtriage::desktop
