// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/incident_tab.h"

#include "app/desktop/views/batch/batch_page.h"
#include "app/desktop/views/evidence/evidence_page.h"
#include "app/desktop/views/overview_page.h"
#include "app/desktop/views/request/request_page.h"
#include "app/desktop/views/rerun/rerun_page.h"
#include "app/desktop/views/verify/verify_page.h"
#include "app/workbench/language.h"

#include <QCoreApplication>

namespace torchtriage::desktop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(IncidentTab)
};

} // namespace

QString tabTitle(IncidentTab tab)
{
    switch (tab) {
    case IncidentTab::Overview:
        return Words::tr("Overview");
    case IncidentTab::Evidence:
        return Words::tr("Evidence");
    case IncidentTab::Batch:
        return Words::tr("Batch");
    case IncidentTab::Rerun:
        return Words::tr("Rerun");
    case IncidentTab::Verify:
        return Words::tr("Verify");
    case IncidentTab::Request:
        return Words::tr("Support request");
    }
    return {};
}

QString tabMenuText(IncidentTab tab)
{
    switch (tab) {
    case IncidentTab::Overview:
        return Words::tr("&Overview");
    case IncidentTab::Evidence:
        return Words::tr("&Evidence");
    case IncidentTab::Batch:
        return Words::tr("B&atch");
    case IncidentTab::Rerun:
        return Words::tr("Re&run");
    case IncidentTab::Verify:
        return Words::tr("&Verify");
    case IncidentTab::Request:
        return Words::tr("Support re&quest");
    }
    return {};
}

IncidentPage* makeIncidentPage(IncidentTab tab, const Services& services, QWidget* parent)
{
    switch (tab) {
    case IncidentTab::Overview:
        return new OverviewPage(parent);
    case IncidentTab::Evidence:
        return new EvidencePage(parent);
    case IncidentTab::Batch:
        return new BatchPage(parent);
    case IncidentTab::Rerun:
        return new RerunPage(services, parent);
    case IncidentTab::Verify:
        return new VerifyPage(services.incidents, parent);
    case IncidentTab::Request: {
        auto* page = new RequestPage(services.settings, parent);
        page->setLanguage(services.language.current());
        return page;
    }
    }
    return nullptr;
}

} // namespace torchtriage::desktop
