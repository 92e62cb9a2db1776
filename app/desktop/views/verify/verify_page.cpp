// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/verify/verify_page.h"

#include "app/desktop/views/verify/checkpoint_pane.h"
#include "app/workbench/failure_moment.h"

#include <QVBoxLayout>

namespace torchtriage::desktop {

VerifyPage::VerifyPage(QWidget* parent) : IncidentPage(parent)
{
    m_checkpoint = new CheckpointPane(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_checkpoint, 1);
}

void VerifyPage::setIncident(const workbench::Incident& incident)
{
    if (incident.id != m_incident)
        m_checkpoint->clear();
    m_incident = incident.id;
    m_checkpoint->setFailure(workbench::failureMomentOf(incident.report));
}

void VerifyPage::retranslate()
{
    m_checkpoint->retranslate();
}

} // namespace torchtriage::desktop
