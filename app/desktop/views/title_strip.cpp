// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/title_strip.h"

#include "app/desktop/models/incident_list_model.h"
#include "app/desktop/models/plain_tip.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme_style.h"
#include "app/desktop/widgets/chip.h"
#include "app/desktop/widgets/elided_label.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/when_text.h"
#include "app/workbench/state_text.h"
#include "app/workbench/wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace torchtriage::desktop {

namespace {

Token evidenceInk(triage::Evidence evidence)
{
    return evidence == triage::Evidence::Established ? Token::Pass
           : evidence == triage::Evidence::Supported ? Token::Accent
                                                     : Token::Muted;
}

Token evidenceTint(triage::Evidence evidence)
{
    return evidence == triage::Evidence::Established ? Token::PassTint
           : evidence == triage::Evidence::Supported ? Token::Sel
                                                     : Token::UnknownTint;
}

QString evidenceGlyph(triage::Evidence evidence)
{
    return evidence == triage::Evidence::Established ? QStringLiteral("pass")
           : evidence == triage::Evidence::Supported ? QStringLiteral("info")
                                                     : QStringLiteral("todo");
}

} // namespace

TitleStrip::TitleStrip(QWidget* parent) : QWidget(parent)
{
    m_title = new ElidedLabel(FontRole::Title, 1, QPalette::WindowText, this);
    m_title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_class = new Chip(this);
    m_evidence = new Chip(this);
    m_source = new ElidedLabel(FontRole::Note, 1, mutedInk, this);
    m_source->setElideMode(Qt::ElideMiddle);
    m_source->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // gives way first
    m_state = makeLabel(FontRole::Body, QPalette::WindowText, this);
    m_note = new QToolButton(this);
    m_note->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_note->setProperty("role", static_cast<int>(ButtonRole::Framed));
    m_more = new QToolButton(this);
    m_more->setIcon(icon(QStringLiteral("dots")));
    m_more->setProperty("role", static_cast<int>(ButtonRole::Framed));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setFixedSize(26, 26);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 0, 16, 0);
    row->setSpacing(12);
    row->addWidget(m_title);
    row->addWidget(m_class);
    row->addWidget(m_evidence);
    row->addWidget(m_source, 1);
    row->addWidget(m_state);
    row->addWidget(m_note);
    row->addWidget(m_more);
    setFixedHeight(std::max(48, m_title->sizeHint().height() + 16));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    retranslate();
}

void TitleStrip::setIncident(const workbench::Incident& incident)
{
    const triage::Report& report = incident.report;
    const bool failure = report.verdict == triage::Verdict::Failure;
    m_title->setText(incidentTitle(report));
    m_class->setVisible(failure);
    m_class->showClass(report.failureClass);
    m_evidence->setVisible(failure);
    m_evidence->setContent(evidenceGlyph(report.evidence), workbench::evidenceName(report.evidence),
                           evidenceInk(report.evidence), evidenceTint(report.evidence));
    m_evidence->setToolTip(workbench::evidenceMeaning(report.evidence));
    m_source->setText(QStringLiteral("%1  ·  %2").arg(incident.name, fullWhen(incident.when)));
    m_source->setToolTip(plainTip(incident.folder.isEmpty() ? incident.path : incident.folder));
    m_state->setText(tr("State: %1").arg(workbench::stateName(incident.record)));
}

void TitleStrip::setNoteAction(QAction* action)
{
    m_note->setDefaultAction(action);
}

void TitleStrip::setMenu(QMenu* menu)
{
    m_more->setMenu(menu);
}

void TitleStrip::retranslate()
{
    m_more->setToolTip(tr("More actions for this incident"));
    m_more->setAccessibleName(m_more->toolTip());
}

void TitleStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace torchtriage::desktop
