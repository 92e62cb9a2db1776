// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"
#include "app/workbench/next_steps.h"

#include <QScrollArea>

class QVBoxLayout;

namespace torchtriage::desktop {

/// The right pane of the overview: what to do next, what is known so far, and what the incident consists of.
class NextStepPane : public QScrollArea {
    Q_OBJECT

public:
    explicit NextStepPane(QWidget* parent = nullptr);

    void setIncident(const workbench::Incident& incident, const workbench::Answers& answers);
    /// Does what step `number` (from 1) offers; nothing if it offers no action.
    void trigger(int number);

signals:
    void actionRequested(torchtriage::workbench::NextStep::Action action);

private:
    void addHeading(const QString& text);
    void addSteps();
    void addFacts(const triage::Report& report, const workbench::Answers& answers);
    void addNotes(const incident::Record& record);
    void addAttached(const workbench::Incident& incident);
    void addAttachedFile(const QString& glyph, const QString& name, const QString& size);

    QWidget* m_content;
    QVBoxLayout* m_column;
    QVector<workbench::NextStep> m_steps;
};

} // namespace torchtriage::desktop
