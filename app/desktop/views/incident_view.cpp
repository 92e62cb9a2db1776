// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/incident_view.h"

#include "app/desktop/views/batch/batch_page.h"
#include "app/desktop/views/evidence/evidence_page.h"
#include "app/desktop/views/overview_page.h"
#include "app/desktop/views/title_strip.h"
#include "app/desktop/widgets/view_tabs.h"

#include <QEvent>
#include <QPainter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace torchtriage::desktop {

IncidentView::IncidentView(QWidget* parent) : QWidget(parent)
{
    m_title = new TitleStrip(this);
    m_tabs = new ViewTabs(this);
    m_overview = new OverviewPage(this);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(m_overview);
    for (int i = 0; i < TabCount; ++i) {
        m_tabs->addTab(QString());
    }
    auto* tabRow = new QWidget(this);
    tabRow->setAutoFillBackground(true);
    tabRow->setBackgroundRole(QPalette::Base);
    auto* tabLayout = new QHBoxLayout(tabRow);
    tabLayout->setContentsMargins(8, 0, 8, 0);
    tabLayout->addWidget(m_tabs, 1);
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
    connect(m_tabs, &ViewTabs::currentChanged, this, [this](int tab) {
        setTab(tab);
        emit tabChanged(tab);
    });
    connect(m_overview, &OverviewPage::lineRequested, this, &IncidentView::showLine);
    connect(m_overview, &OverviewPage::actionRequested, this, &IncidentView::actionRequested);
    connect(m_overview, &OverviewPage::copyFirstErrorRequested, this, &IncidentView::copyFirstErrorRequested);
    retranslate();
}

void IncidentView::setIncident(const workbench::Incident& incident)
{
    m_incident = incident;
    m_evidenceIsCurrent = false;
    m_batchIsCurrent = false;
    m_title->setIncident(incident);
    m_overview->setIncident(incident);
    if (tab() == Evidence) {
        evidence();
    } else if (tab() == Batch) {
        batch();
    }
}

void IncidentView::setTab(int tab)
{
    m_tabs->setCurrentIndex(tab);
    QWidget* page = m_overview;
    if (tab == Evidence) {
        page = &evidence();
    } else if (tab == Batch) {
        page = &batch();
    }
    m_pages->setCurrentWidget(page);
}

int IncidentView::tab() const
{
    return m_tabs->currentIndex();
}

void IncidentView::setMenu(QMenu* menu)
{
    m_title->setMenu(menu);
}

EvidencePage& IncidentView::evidence()
{
    if (!m_evidence) {
        m_evidence = new EvidencePage(this);
        m_pages->addWidget(m_evidence);
        connect(m_evidence, &EvidencePage::firstFailurePinned, this, &IncidentView::firstFailurePinned);
        connect(m_evidence, &EvidencePage::statusChanged, this, &IncidentView::statusChanged);
    }
    if (!m_evidenceIsCurrent && m_incident.id != 0) {
        m_evidenceIsCurrent = true;
        m_evidence->setIncident(m_incident);
    }
    return *m_evidence;
}

BatchPage& IncidentView::batch()
{
    if (!m_batch) {
        m_batch = new BatchPage(this);
        m_pages->addWidget(m_batch);
        connect(m_batch, &BatchPage::attachRequested, this, &IncidentView::attachRequested);
        connect(m_batch, &BatchPage::statusChanged, this, &IncidentView::statusChanged);
    }
    if (!m_batchIsCurrent && m_incident.id != 0) {
        m_batchIsCurrent = true;
        m_batch->setIncident(m_incident);
    }
    return *m_batch;
}

void IncidentView::showBatch()
{
    setTab(Batch);
}

void IncidentView::showLine(std::int64_t line)
{
    setTab(Evidence);
    evidence().showLine(line);
}

void IncidentView::showFirstFailure()
{
    setTab(Evidence);
    evidence().showFirstFailure();
}

void IncidentView::nextEvent()
{
    setTab(Evidence);
    evidence().nextEvent();
}

void IncidentView::previousEvent()
{
    setTab(Evidence);
    evidence().previousEvent();
}

void IncidentView::find()
{
    if (tab() == Batch) {
        batch().focusFilter();
        return;
    }
    setTab(Evidence);
    evidence().focusFind();
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

void IncidentView::retranslate()
{
    m_tabs->setTabText(Overview, tr("Overview"));
    m_tabs->setTabText(Evidence, tr("Evidence"));
    m_tabs->setTabText(Batch, tr("Batch"));
    m_tabs->setAccessibleName(tr("Views of the incident"));
    m_overview->retranslate();
    if (m_incident.id != 0) {
        m_title->setIncident(m_incident);
    }
    if (m_evidence) {
        m_evidence->retranslate();
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
